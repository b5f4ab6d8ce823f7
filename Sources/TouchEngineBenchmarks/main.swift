// The first file of this module is being written.

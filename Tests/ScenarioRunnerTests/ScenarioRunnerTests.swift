// The first test of this module is being written.

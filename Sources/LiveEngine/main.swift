// Nothing happens at the start: the page calls the functions of the other files. This file is here
// because only an executable is linked into one WebAssembly module.

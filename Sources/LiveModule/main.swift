// Nothing happens at the start: the page calls the functions that the live engine exports. This
// program is here because only an executable is linked into one WebAssembly module.
import LiveEngine

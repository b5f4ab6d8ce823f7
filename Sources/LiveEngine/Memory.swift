/// Reserves bytes of the module's memory for a text that the page is about to hand over.
@_cdecl("touchstone_allocate")
package func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(count), alignment: MemoryLayout<UInt32>.alignment)
}

/// Gives back bytes that `allocate` or a run has reserved.
@_cdecl("touchstone_free")
package func free(_ bytes: UnsafeMutableRawPointer) {
  bytes.deallocate()
}

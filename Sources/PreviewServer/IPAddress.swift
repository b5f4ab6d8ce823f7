import Foundation

/// An address of a machine in a network, in version 4 of the Internet Protocol.
package struct IPAddress: Equatable, Sendable, CustomStringConvertible {
  /// The address of this machine, which no other machine reaches.
  package static let loopback = IPAddress(number: INADDR_LOOPBACK)

  /// Any address of this machine.
  package static let any = IPAddress(number: 0)

  let number: UInt32

  private init(number: UInt32) { self.number = number }

  /// Parses an address such as `192.168.1.20`; returns `nil` for other text.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var number: UInt32 = 0
    for part in parts {
      guard part.count <= 3, part.allSatisfy({ $0.isASCII && $0.isNumber }), let byte = UInt8(part)
      else { return nil }
      number = number << 8 | UInt32(byte)
    }
    self.number = number
  }

  package var description: String {
    [24, 16, 8, 0].map { "\(number >> $0 & 0xFF)" }.joined(separator: ".")
  }

  /// The addresses by which other machines reach this one.
  package static var ofThisMachine: [IPAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: [IPAddress] = []
    var next = first
    while let interface = next?.pointee {
      next = interface.ifa_next
      guard let address = interface.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
        continue
      }
      let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
      }
      // Addresses that begin with 127 are the machine's own.
      if number >> 24 != 127 { addresses.append(IPAddress(number: number)) }
    }
    return addresses
  }
}

import Foundation
import Testing

@testable import TweenHeadless

@Suite struct ProgramFingerprintTests {
  @Test func `a program has one fingerprint, a SHA-256`() throws {
    let fingerprint = try ProgramFingerprint.current()
    #expect(FrameManifest.isHash(fingerprint))
    #expect(try ProgramFingerprint.current() == fingerprint)
  }

  @Test func `an address leads to the file that is mapped there`() {
    let list = """
      55e0a000-55e0b000 r--p 00000000 fe:00 1234                       /opt/programs/wedges
      55e0b000-55e0d000 rw-p 00000000 00:00 0
      7f01a000-7f02c000 r--p 00001000 fe:00 99                         /opt/the engine/libEngine.so
      7ffd1000-7ffd3000 rw-p 00000000 00:00 0                          [stack]

      """
    let paths: [(UInt, String?)] = [
      (0x55e0_a000, "/opt/programs/wedges"), (0x55e0_afff, "/opt/programs/wedges"),
      (0x55e0_b000, nil), (0x7f01_a800, "/opt/the engine/libEngine.so"), (0x7ffd_2000, nil),
      (0x10, nil),
    ]
    for (address, path) in paths {
      #expect(ProgramFingerprint.path(of: address, in: list) == path)
    }
  }

  @Test func `this program's own code lies in a file that is there`() throws {
    let path = try ProgramFingerprint.enginePath()
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    // The tests are one program; the engine's library stands between a program of one file and this code.
    #expect(path == program)
  }
}

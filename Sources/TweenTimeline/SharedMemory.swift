import CTweenFork
import Foundation

/// Memory that two processes map: one draws a frame into it, the other takes the frame out.
final class SharedMemory {
  let file: Int32
  private var start: UnsafeMutableRawPointer?
  private var count = 0

  /// Takes the descriptor over.
  init(_ file: Int32) { self.file = file }

  deinit {
    unmap()
    close(file)
  }

  /// New memory, of no size; nil where the system has none.
  static func make() -> SharedMemory? {
    let file = ctf_make_memory()
    return file < 0 ? nil : SharedMemory(file)
  }

  /// Gives the frame's pages back to the system; they are there again when they are written.
  func release() {
    var status = stat()
    guard fstat(file, &status) == 0 else { return }
    _ = ctf_free_memory(file, Int(status.st_size))
  }

  private func unmap() {
    if let start { munmap(start, count) }
    start = nil
    count = 0
  }

  /// The first `wanted` bytes, at least one; nil where the system can't map them.
  ///
  /// - Parameter grows: whether the memory is made as large first.
  func bytes(_ wanted: Int, grows: Bool) -> UnsafeMutableRawBufferPointer? {
    guard wanted > 0 else { return nil }
    if count < wanted {
      unmap()
      var status = stat()
      guard fstat(file, &status) == 0 else { return nil }
      if Int(status.st_size) < wanted {
        guard grows, ftruncate(file, off_t(wanted)) == 0 else { return nil }
      }
      // All pages at once take a fraction of the time that one fault after the other takes.
      let place = mmap(nil, wanted, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, file, 0)
      guard let place, place != MAP_FAILED else { return nil }
      start = place
      count = wanted
    }
    return UnsafeMutableRawBufferPointer(start: start, count: wanted)
  }
}

import CTweenFork
import Foundation

/// Memory that two processes map: one draws a frame into it, the other takes the frame out.
final class SharedMemory {
  let file: Int32
  private var start: UnsafeMutableRawPointer?
  private var count = 0

  /// Takes ownership of the descriptor.
  init(_ file: Int32) { self.file = file }

  deinit {
    unmap()
    close(file)
  }

  /// Makes new, empty memory; nil if the system has none.
  static func make() -> SharedMemory? {
    let file = ctf_make_memory()
    return file < 0 ? nil : SharedMemory(file)
  }

  /// Returns the frame's pages to the system. A later write allocates them again.
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

  /// Maps the first `wanted` bytes, at least one. Returns nil if the system cannot map them.
  ///
  /// - Parameter grows: whether the memory is enlarged to `wanted` bytes first.
  func bytes(_ wanted: Int, grows: Bool) -> UnsafeMutableRawBufferPointer? {
    guard wanted > 0 else { return nil }
    if count < wanted {
      unmap()
      var status = stat()
      guard fstat(file, &status) == 0 else { return nil }
      if Int(status.st_size) < wanted {
        guard grows, ftruncate(file, off_t(wanted)) == 0 else { return nil }
      }
      // Mapping all pages at once takes a fraction of the time of one page fault after the other.
      let place = mmap(nil, wanted, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, file, 0)
      guard let place, place != MAP_FAILED else { return nil }
      start = place
      count = wanted
    }
    return UnsafeMutableRawBufferPointer(start: start, count: wanted)
  }
}

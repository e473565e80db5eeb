import Foundation
import Synchronization

/// Answers on a port of this machine's own, as a picture's host does, until it is stopped.
final class PictureServer: Sendable {
  private let listener: Int32
  let port: UInt16
  private let root = "/" + UUID().uuidString
  private let counted = Mutex([String: Int]())
  private let answers: [String: (status: String, body: [UInt8])]

  struct CannotListen: Error {}

  /// - Parameter answers: What is answered, by path; any other path has 404.
  init(_ answers: [String: (status: String, body: [UInt8])]) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw CannotListen() }
    port = UInt16(bigEndian: address.sin_port)
    self.listener = listener
    self.answers = answers
    Thread.detachNewThread { self.serve() }
  }

  /// How often a path was asked for.
  func count(_ path: String) -> Int { counted.withLock { $0[path] ?? 0 } }

  /// The URL of a path, different from those of all other servers: the system may give a later one the same
  /// port, and a process keeps the pictures of URLs.
  func url(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)\(root)\(path)") }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve() {
    while true {
      let peer = accept(listener, nil, nil)
      guard peer >= 0 else { return }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(peer, &bytes, bytes.count, 0)
      let request = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      let target = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      let path = target.hasPrefix(root) ? String(target.dropFirst(root.count)) : target
      counted.withLock { $0[path, default: 0] += 1 }
      let answer = answers[path] ?? (status: "404 Not Found", body: [])
      let head =
        "HTTP/1.1 \(answer.status)\r\nContent-Length: \(answer.body.count)\r\n"
        + "Connection: close\r\n\r\n"
      let reply = Array(head.utf8) + answer.body
      _ = send(peer, reply, reply.count, Int32(MSG_NOSIGNAL))
      close(peer)
    }
  }
}

import Foundation
import Synchronization
import TweenCodecs
import TweenPaint

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Reads the pixels of a URL.
enum PictureReader {
  /// The time that a headless run waits for a host, in seconds of the system's clock.
  private static let timeout = 10.0

  /// The answers that headless runs of this process received, and the hosts that did not answer.
  private struct NetworkAnswers {
    var answers: [URL: Result<Bitmap, any Error>] = [:]
    var unresponsiveHosts: Set<String> = []
  }

  @MainActor private static var received = NetworkAnswers()

  /// Reads a picture from a file, `data:` or the network, without blocking.
  ///
  /// - Throws: `URLError`, or `ImageDecodingError` for bytes that are no picture.
  static func bitmap(at url: URL) async throws -> Bitmap {
    if url.isFileURL { return try ImageStore.shared.bitmap(at: url.path).get() }
    let data: Data
    let response: URLResponse
    do {
      (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
    } catch let error as URLError {
      throw error.withReadableDescription
    }
    return try bitmap(of: data, response)
  }

  private static func bitmap(of data: Data, _ response: URLResponse) throws -> Bitmap {
    if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
      throw URLError(.badServerResponse).withReadableDescription
    }
    return try ImageDecoder.decode([UInt8](data))
  }

  /// Reads a picture while this thread waits, one at a time, so that each picture is requested once.
  @MainActor static func awaitedBitmap(at url: URL) throws -> Bitmap {
    if url.isFileURL { return try ImageStore.shared.bitmap(at: url.path).get() }
    if let known = received.answers[url] { return try known.get() }
    let host = url.host ?? ""
    guard !received.unresponsiveHosts.contains(host) else {
      throw URLError(.timedOut).withReadableDescription
    }
    let answer = Result { try download(url) }
    if case .failure(let error as URLError) = answer, error.code == .timedOut {
      received.unresponsiveHosts.insert(host)
    } else {
      received.answers[url] = answer
    }
    return try answer.get()
  }

  private static func download(_ url: URL) throws -> Bitmap {
    let box = Mutex<Result<Bitmap, any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    let task = URLSession.shared.dataTask(
      with: URLRequest(url: url, timeoutInterval: timeout)
    ) { data, response, error in
      let answer: Result<Bitmap, any Error> =
        if let response, error == nil {
          Result { try bitmap(of: data ?? Data(), response) }
        } else {
          .failure(
            (error as? URLError)?.withReadableDescription ?? error
              ?? URLError(.unknown).withReadableDescription)
        }
      box.withLock { $0 = answer }
      done.signal()
    }
    task.resume()
    // The session's own timeout restarts with each byte; this limit also ends a transfer that is slow but
    // alive.
    guard done.wait(timeout: .now() + timeout) == .success else {
      task.cancel()
      throw URLError(.timedOut).withReadableDescription
    }
    return try box.withLock { $0 }?.get() ?? { throw URLError(.unknown).withReadableDescription }()
  }
}

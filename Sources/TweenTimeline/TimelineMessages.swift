import Foundation
import TweenMotion

/// A request of the program's process to a shadow process: a line of JSON, and bytes after it.
struct TimelineRequest: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// Makes the stage of the configuration that follows. The memory's descriptor is sent along.
    case start
    /// Sends the input that follows, as lines of an `InputScript`.
    case input
    /// Runs the frames up to a moment.
    case advance
    /// Copies the process. The descriptors of the copy's connection and memory are sent along.
    case fork
    /// Draws the current frame into the memory.
    case show
    /// Waits until all copies have ended, and ends.
    case end
  }

  var kind: Kind
  /// The number of bytes after the line.
  var bytes: Int?
  /// The moment, for `advance`.
  var flicks: Int64?
  /// The shown window; nil: the first.
  var window: String?
  /// Whether the frame that was shown before may still be read.
  var keepsLast: Bool?
  /// Whether the SHA-256 of the pixels is requested.
  var hash: Bool?
  /// Whether the elements are requested.
  var tree: Bool?
}

/// A reply of a shadow process: a line of JSON, and bytes after it. Each request except `input` and `end`
/// has one reply, in the order of the requests.
struct TimelineReply: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// The reply to `start` and `advance`.
    case advanced
    /// The reply to `fork`.
    case forked
    /// The reply to `show`, followed by the text of the elements.
    case shown
    /// The reply to a request that failed.
    case failed
  }

  /// A drawn frame, whose pixels are in the memory, row after row.
  struct Frame: Codable, Equatable, Sendable {
    var width: Int
    var height: Int
    var scale: Double
    /// The place of the first pixel in the memory, in bytes.
    var start: Int
    /// The x, y, width and height of each rectangle that was drawn again.
    var damage: [Int]
    var hash: String?
  }

  var kind: Kind
  /// The number of bytes after the line.
  var bytes: Int?
  /// The moment of the current frame.
  var flicks: Int64?
  /// The processor time of the request, in nanoseconds.
  var cost: Int64?
  /// The process number of the copy.
  var process: Int32?
  var frame: Frame?
  /// The number of threads, if they keep the process from being copied.
  var threads: Int?
  /// The reason of a failure, in one sentence.
  var failure: String?
}

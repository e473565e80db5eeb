import Foundation
import TweenMotion

/// What the program's process requests of a shadow process: a line of JSON, and bytes after it.
struct TimelineRequest: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// Makes the stage of the configuration that follows. Memory comes along.
    case start
    /// Hands in the input that follows, lines of an `InputScript`.
    case input
    /// Runs the frames up to a moment.
    case advance
    /// Copies the process. The copy's connection and memory come along.
    case fork
    /// Draws the current frame into the memory.
    case show
    /// Waits until all copies are gone, and ends.
    case end
  }

  var kind: Kind
  /// How many bytes follow the line.
  var bytes: Int?
  /// The moment, for `advance`.
  var flicks: Int64?
  /// The window that is shown; nil: the first.
  var window: String?
  /// Whether the frame that was shown before may still be read.
  var keepsLast: Bool?
  /// Whether the pixels' SHA-256 is wanted.
  var hash: Bool?
  /// Whether the elements are wanted.
  var tree: Bool?
}

/// What a shadow process replies: a line of JSON, and bytes after it. Each request but `input` and `end`
/// has one reply, in the order of the requests.
struct TimelineReply: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// To `start` and `advance`.
    case advanced
    /// To `fork`.
    case forked
    /// To `show`. What follows is the text of the elements.
    case shown
    /// To any: it was not done.
    case failed
  }

  /// A drawn frame, whose pixels are in the memory, row after row.
  struct Frame: Codable, Equatable, Sendable {
    var width: Int
    var height: Int
    var scale: Double
    /// Where the pixels begin in the memory, in bytes.
    var start: Int
    /// x, y, width and height of each rectangle that was drawn anew.
    var damage: [Int]
    var hash: String?
  }

  var kind: Kind
  /// How many bytes follow the line.
  var bytes: Int?
  /// The moment of the current frame.
  var flicks: Int64?
  /// Processor time that the request took, in nanoseconds.
  var cost: Int64?
  /// The copy's number.
  var process: Int32?
  var frame: Frame?
  /// How many threads the process has, where those keep it from being copied.
  var threads: Int?
  /// One sentence.
  var failure: String?
}

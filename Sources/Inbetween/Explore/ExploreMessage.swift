import Foundation
import TweenMotion

/// A line that a worker of `explore` writes for the process that started it.
enum ExploreMessage: Codable, Equatable {
  /// The header's line of the worker's recordings.
  case header(String)
  /// An action that is about to happen.
  case action(UserAction)
  /// A fault that a check found.
  case finding(Finding)
  /// The number of frames so far, and the moment of the last one in seconds, after each frame. A worker without
  /// messages hangs.
  case progress(frames: Int, seconds: Double)
}

/// The task of a worker, which it reads from a file.
struct ExploreTask: Codable, Equatable {
  /// The seed of the user who chooses the actions.
  var seed: UInt64
  /// The number of actions to choose.
  var actions: Int
  /// The end in seconds of the program's time; nil: no end.
  var seconds: Double?
  /// The ids of the checks that are left out.
  var skipped: [String]
  /// Given actions, instead of chosen ones.
  var given: [UserAction]?
  /// The time in seconds to run after the last action.
  var rest: Double
  /// The fault at which the worker stops; nil: it goes on to the end.
  var wanted: Fault?

  /// A fault's check and subject.
  struct Fault: Codable, Equatable, Hashable {
    var check: String
    var subject: String
  }
}

extension Finding {
  /// The check and the subject, by which findings are the same.
  var fault: ExploreTask.Fault { ExploreTask.Fault(check: check, subject: subject) }
}

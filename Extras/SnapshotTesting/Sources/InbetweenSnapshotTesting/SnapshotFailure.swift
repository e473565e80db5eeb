import Testing
import XCTest

/// Failures of strategies, whose closures cannot throw.
enum SnapshotFailure {
  /// Fails the current test, of Swift Testing or of XCTest.
  static func report(_ sentence: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: sentence))
    } else {
      XCTFail(sentence)
    }
  }
}

import Foundation
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Reports failures to the library that runs the test.
enum TestReport {
  /// Records a failure: an issue of Swift Testing, or a failure of XCTest where a test case of XCTest runs.
  ///
  /// - Parameter location: The place; nil: the running test.
  static func fail(_ message: String, at location: SourceLocation? = nil) {
    #if canImport(XCTest)
      guard Test.current != nil else {
        // The function needs a literal for the file, so the place is part of the message.
        let place = location.map { "\($0.filePath):\($0.line): " } ?? ""
        XCTFail(place + message)
        // Without a test case this may be code of a test that runs on another thread.
        return record(message, location)
      }
    #endif
    record(message, location)
  }

  private static func record(_ message: String, _ location: SourceLocation?) {
    guard let location else {
      Issue.record("\(message)")
      return
    }
    Issue.record("\(message)", sourceLocation: location)
  }
}

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
        return XCTFail(place + message)
      }
    #endif
    guard let location else {
      Issue.record("\(message)")
      return
    }
    Issue.record("\(message)", sourceLocation: location)
  }
}

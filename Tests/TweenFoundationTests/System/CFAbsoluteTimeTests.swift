import Foundation
import Testing
import TweenFoundation

@Suite struct CFAbsoluteTimeTests {
  // 31 years with 8 leap days: (31 * 365 + 8) * 86400.
  @Test func `The epochs are 31 years with 8 leap days apart`() {
    #expect(kCFAbsoluteTimeIntervalSince1970 == 978_307_200)
    #expect(kCFAbsoluteTimeIntervalSince1970 == Date.timeIntervalBetween1970AndReferenceDate)
  }

  @Test func `The present is that of Date`() {
    let before = Date().timeIntervalSinceReferenceDate
    let present: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(before <= present && present <= Date().timeIntervalSinceReferenceDate)
  }
}

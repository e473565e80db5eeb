import Foundation
import Testing

@testable import TweenWindow

@Suite("The user's locale") struct UserLocaleTests {
  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "sr_RS.UTF-8@latin"], "sr_RS"),
      (["LC_ALL": "ja_JP.utf8", "LANG": "de_DE.UTF-8"], "ja_JP"),
      (["LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"], "fr_FR"),
      (["LC_ALL": "C.UTF-8", "LANG": "de_DE"], nil), (["LANG": "POSIX"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `is what the variables say, the first one first`(
    environment: [String: String], expected: String?
  ) {
    #expect(UserLocale.locale(environment: environment)?.identifier == expected)
  }
}

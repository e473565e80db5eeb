import Testing

@testable import TweenAssetNames

/// Keys and names as Xcode 26 made them in generated files of public programs.
@Suite struct SymbolNameTests {
  @Test(arguments: [
    ("Landmarks", "landmarks"), ("app.name", "appName"), ("ALPS_LOCATION", "alpsLocation"),
    ("F_A_Description", "fADescription"), ("action.copy_link", "actionCopyLink"),
    ("CFBundleDisplayName", "cfbundleDisplayName"), ("use CKAsset data", "useCkassetData"),
    ("The JSON store", "theJsonStore"), ("audio.openYouTube", "audioOpenYouTube"),
    ("Setting Up iCloud Sync…", "settingUpICloudSync"),
    ("game.encouragement.0", "gameEncouragement0"),
    ("keeps this device’s snips", "keepsThisDevicesSnips"), ("read-only", "readOnly"),
    ("JavaScript with ${content}", "javaScriptWith$Content"),
  ])
  func `keys become names in camel case`(_ key: String, _ name: String) {
    #expect(SymbolName.member(key) == name)
  }

  @Test(arguments: [
    ("%lld active", "active"), ("%lld MiB", "miB"), ("Score %@, %@ %lld", "score"),
    ("common.minutesShort %lld %lld", "commonMinutesShort"),
    ("%(landmark)@ is contained in %(landmarkCollection)@", "isContainedIn"),
  ])
  func `places for values are no part of a name`(_ key: String, _ name: String) {
    #expect(SymbolName.member(key) == name)
  }

  @Test(arguments: ["", "%@", "%@ → %@", "%lld%%", "…", "_", "$"])
  func `keys without a letter or digit make no name`(_ key: String) {
    #expect(SymbolName.member(key) == nil)
  }

  @Test func `digits at the beginning and words of Swift are escaped`() {
    #expect(SymbolName.member("2nd item") == "_2ndItem")
    #expect(SymbolName.member("50% off") == "_50Off")
    #expect(SymbolName.member("Default") == "`default`")
    #expect(SymbolName.member("${a}") == "_$A")
    #expect(SymbolName.member("straße") == "straße")
  }

  @Test func `tables become types`() {
    #expect(SymbolName.space("InfoPlist") == "InfoPlist" && SymbolName.space("FAQ") == "FAQ")
    #expect(SymbolName.space("app-errors_2") == "AppErrors2" && SymbolName.space("—") == nil)
  }
}

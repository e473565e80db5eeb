import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenStage
import TweenViews

@testable import TweenTimeline

@Suite struct TimelineConfigurationTests {
  private func copy(_ configuration: Stage.Configuration) throws -> Stage.Configuration {
    let data = try JSONEncoder().encode(TimelineConfiguration(configuration))
    return try JSONDecoder().decode(TimelineConfiguration.self, from: data).configuration()
  }

  @Test func `a configuration is the same in the shadow process`() throws {
    #expect(try copy(Stage.Configuration()) == Stage.Configuration())
    var configuration = Stage.Configuration(
      size: CGSize(width: 321.5, height: 200), scale: 1.25, seed: UInt64.max, colorScheme: .dark,
      frameRate: try #require(FrameRate("30000/1001")),
      startDate: Date(timeIntervalSinceReferenceDate: 801_234_567.123456))
    configuration.safeAreaInsets = EdgeInsets(top: 1, leading: 2, bottom: 3.5, trailing: 4)
    configuration.keyboardHeight = 216
    configuration.locale = Locale(identifier: "de_AT")
    configuration.timeZone = TimeZone(identifier: "Europe/Vienna")
    configuration.colorSchemeContrast = .increased
    configuration.dynamicTypeSize = .accessibility3
    configuration.userSettings.reduceMotion = true
    configuration.userSettings.boldText = false
    configuration.userSettings.textSize = 2
    configuration.userSettings.colorScheme = .light
    configuration.layoutDirection = .rightToLeft
    configuration.idiom = .desktop
    configuration.keyBindings = .mac
    configuration.listsAnimateChanges = true
    configuration.followsSizeClasses = false
    configuration.window = "settings"
    configuration.showsChrome = true
    configuration.isInWindow = true
    configuration.device = "iPhone 14"
    #expect(try copy(configuration) == configuration)
    // Each property is another one above: one that is new fails here until shadow processes have it.
    // The last of those left out is for windows of ours that have no shadow process.
    let plain = Mirror(reflecting: Stage.Configuration()).children
    for (property, usual) in zip(Mirror(reflecting: configuration).children, plain)
    where !["isLive", "keepsInput", "leavesTasks"].contains(property.label) {
      #expect("\(property.value)" != "\(usual.value)", "\(property.label ?? "")")
    }
  }

  @Test func `a live stage's is an exact one's, with chrome`() throws {
    let live = Stage.Configuration(isLive: true)
    let exact = try copy(live)
    #expect(!exact.isLive)
    #expect(exact.keepsInput)
    #expect(exact.showsChrome)
  }

  @Test func `a configuration that makes no sense is refused`() throws {
    let text = String(
      decoding: try JSONEncoder().encode(TimelineConfiguration(Stage.Configuration())),
      as: UTF8.self)
    for (found, wrong) in [
      ("\"60\\/1\"", "\"0\\/1\""), ("\"light\"", "\"blue\""), ("\"phone\"", "\"\""),
    ] {
      #expect(text.contains(found))
      let changed = text.replacingOccurrences(of: found, with: wrong)
      let read = try JSONDecoder().decode(TimelineConfiguration.self, from: Data(changed.utf8))
      #expect(throws: TimelineError.self) { try read.configuration() }
    }
  }
}

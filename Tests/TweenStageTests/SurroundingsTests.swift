import Foundation
import Testing
import TweenMotion
import TweenPaint
import TweenViews

@testable import TweenStage

/// What a stage tells its program of the machine and its user.
@Suite("A stage's surroundings") @MainActor struct SurroundingsTests {
  /// Words that depend on the locale, the calendar and the time zone of the environment.
  private struct Words: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    let tell: ([String]) -> Void

    var body: some View {
      tell([
        locale.identifier, calendar.locale?.identifier ?? "", calendar.timeZone.identifier,
        timeZone.identifier,
      ])
      return Color.red
    }
  }

  private func words(_ configuration: Stage.Configuration) -> [String] {
    var said: [String] = []
    let stage = Stage(content: Words { said = $0 }, configuration: configuration)
    stage.advance(to: .zero)
    return said
  }

  @Test func `are fixed, but where its configuration has the user's`() {
    #expect(words(Stage.Configuration()) == ["en_US", "en_US", "GMT", "GMT"])
    var configuration = Stage.Configuration()
    configuration.locale = Locale(identifier: "de_DE")
    configuration.timeZone = TimeZone(identifier: "Asia/Tokyo")
    #expect(words(configuration) == ["de_DE", "de_DE", "Asia/Tokyo", "Asia/Tokyo"])
  }

  /// What the user asks of all programs.
  private struct Wishes: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.accessibilityPlayAnimatedImages) private var playAnimatedImages
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilityEnabled) private var isEnabled
    let tell: ([Bool]) -> Void

    var body: some View {
      tell([reduceMotion, reduceTransparency, playAnimatedImages, voiceOver, isEnabled])
      return Color.red
    }
  }

  @Test func `have what the user asks of all programs`() {
    func preferences(_ settings: WritableKeyPath<UserSettings, Bool?>...) -> [Bool] {
      var said: [Bool] = []
      var configuration = Stage.Configuration()
      for setting in settings { configuration.userSettings[keyPath: setting] = true }
      Stage(content: Wishes { said = $0 }, configuration: configuration).advance(to: .zero)
      return said
    }
    #expect(preferences() == [false, false, true, false, false])
    #expect(
      preferences(\.reduceMotion, \.reduceTransparency, \.stillImages)
        == [true, true, false, false, false])
    #expect(preferences(\.screenReader) == [false, false, true, true, true])
  }

  /// What the environment says of the device and its user.
  private struct Traits: View {
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.layoutDirection) private var direction
    @Environment(\.verticalSizeClass) private var vertical
    let tell: ([String]) -> Void

    var body: some View {
      func name(_ value: UserInterfaceSizeClass?) -> String {
        value.map { "\($0)" } ?? ""
      }
      tell(["\(contrast)", "\(typeSize)", "\(direction)", name(horizontal), name(vertical)])
      return Color.red
    }
  }

  @Test func `are those of the usual device and user, but where its configuration has others`() {
    var said: [[String]] = []
    func run(_ configuration: Stage.Configuration) {
      Stage(content: Traits { said.append($0) }, configuration: configuration).advance(to: .zero)
    }
    var configuration = Stage.Configuration(size: CGSize(width: 390, height: 844))
    run(configuration)
    configuration.colorSchemeContrast = .increased
    configuration.dynamicTypeSize = .accessibility1
    configuration.layoutDirection = .rightToLeft
    run(configuration)
    configuration.followsSizeClasses = false
    run(configuration)
    #expect(
      said == [
        ["standard", "large", "leftToRight", "compact", "regular"],
        ["increased", "accessibility1", "rightToLeft", "compact", "regular"],
        ["increased", "accessibility1", "rightToLeft", "regular", "regular"],
      ])
  }

  @Test func `follow the window with the size classes`() {
    var said: [[String]] = []
    let configuration = Stage.Configuration(size: CGSize(width: 639, height: 440))
    let stage = Stage(content: Traits { said.append($0) }, configuration: configuration)
    stage.advance(to: .zero)
    stage.send(.resize(CGSize(width: 640, height: 439)))
    _ = stage.frame(2)
    // Nothing that was asked for changes, and no body is evaluated.
    stage.send(.resize(CGSize(width: 700, height: 300)))
    _ = stage.frame(4)
    #expect(said.map { Array($0.suffix(2)) } == [["compact", "regular"], ["regular", "compact"]])
  }

  @Test func `are of the size that a program's scene asks for, from its first frame on`() {
    struct Small: App {
      static var said: [[String]] = []
      var body: some Scene {
        WindowGroup { Traits { Self.said.append($0) } }.defaultSize(width: 390, height: 400)
      }
    }
    let stage = Stage(app: Small(), configuration: Stage.Configuration())
    stage.advance(to: .zero)
    #expect(Small.said.last.map { Array($0.suffix(2)) } == ["compact", "compact"])
    let before = Small.said.count
    _ = stage.frame(3)
    #expect(Small.said.count == before)
  }

  @Test func `leave a program the size classes that it sets itself`() {
    var said: [[String]] = []
    let stage = Stage(
      content: Traits { said.append($0) }.environment(\.horizontalSizeClass, .regular)
        .environment(\.verticalSizeClass, nil),
      configuration: Stage.Configuration(size: CGSize(width: 390, height: 844)))
    stage.advance(to: .zero)
    stage.send(.resize(CGSize(width: 300, height: 300)))
    _ = stage.frame(2)
    #expect(said.map { Array($0.suffix(2)) } == [["regular", ""]])
  }

  @Test func `are GMT for Foundation too in a run that is to be exact`() async {
    await #expect(processExitsWith: .success) {
      setenv("TZ", "Asia/Tokyo", 1)
      NSTimeZone.resetSystemTimeZone()
      await MainActor.run {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        var configuration = Stage.Configuration(isLive: true)
        configuration.timeZone = .current
        _ = Stage(content: Color.red, configuration: configuration)
        // A live one leaves the user's.
        guard TimeZone.current.identifier == "Asia/Tokyo" else { exit(1) }
        _ = Stage(content: Color.red)
        let exact = DateFormatter()
        exact.dateFormat = "HH:mm zzz"
        let zones = [
          TimeZone.current, .autoupdatingCurrent, NSTimeZone.local, NSTimeZone.default,
          Calendar.current.timeZone, Calendar.autoupdatingCurrent.timeZone,
        ]
        guard zones.allSatisfy({ $0.secondsFromGMT() == 0 && $0.identifier == "GMT" }),
          exact.string(from: date) == "00:00 GMT",
          Calendar.current.component(.hour, from: date) == 0
        else { exit(2) }
      }
    }
  }

  @Test func `open its URLs, after a restart too`() {
    struct Opener: View {
      @Environment(\.openURL) private var openURL
      let url = URL(fileURLWithPath: "/tmp")
      var body: some View { Color.red.onAppear { openURL(url) } }
    }
    let stage = Stage(
      content: Opener(),
      configuration: Stage.Configuration(size: CGSize(width: 10, height: 10)))
    var opened: [URL] = []
    stage.opensURL = { url in
      opened.append(url)
      return true
    }
    stage.advance(to: StageTime(seconds: 0.1))
    #expect(opened.count == 1)
    _ = stage.frame(0)
    _ = stage.frame(3)
    #expect(opened.count == 2)
  }

  /// The settings that are off unless the user turns them on, and their places in the environment.
  private static var switches:
    [(WritableKeyPath<UserSettings, Bool?>, KeyPath<EnvironmentValues, Bool>)]
  {
    [
      (\.reduceMotion, \.accessibilityReduceMotion),
      (\.reduceTransparency, \.accessibilityReduceTransparency),
      (\.differentiateWithoutColor, \.accessibilityDifferentiateWithoutColor),
      (\.buttonShapes, \.accessibilityShowButtonShapes),
      (\.screenReader, \.accessibilityVoiceOverEnabled),
      (\.switchControl, \.accessibilitySwitchControlEnabled),
      (\.invertColors, \.accessibilityInvertColors),
      (\.dimFlashingLights, \.accessibilityDimFlashingLights),
      (\.largeContentViewer, \.accessibilityLargeContentViewerEnabled),
      (\.quickActions, \.accessibilityQuickActionsEnabled),
      (\.assistiveAccess, \.accessibilityAssistiveAccessEnabled),
    ]
  }

  @Test func `each setting of the user is off at first, and is turned on alone`() {
    func environment(_ change: (inout UserSettings) -> Void) -> EnvironmentValues {
      var configuration = Stage.Configuration()
      change(&configuration.userSettings)
      var values = EnvironmentValues()
      configuration.surroundings(
        &values, CGSize(width: 100, height: 100), configuration.userSettings)
      return values
    }
    for (setting, _) in Self.switches {
      for isOn in [false, true] {
        let values = environment { $0[keyPath: setting] = isOn }
        for (other, key) in Self.switches {
          #expect(values[keyPath: key] == (isOn && other == setting), "\(other) for \(setting)")
        }
      }
    }
  }
}

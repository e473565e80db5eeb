import Testing
import TweenMotion
import TweenViews

@testable import TweenStage

@Suite struct DeviceSettingsTests {
  /// Settings of a desktop that sets everything.
  private var desktop: UserSettings {
    var user = UserSettings()
    user.colorScheme = .dark
    user.contrast = .increased
    user.textSize = 6
    user.reduceMotion = true
    user.boldText = true
    return user
  }

  @Test func `without a request all settings of the desktop hold`() {
    #expect(DeviceSettings().rest(of: desktop) == desktop)
  }

  @Test func `a requested appearance, contrast or text size removes that of the desktop alone`() {
    var expected = desktop
    var settings = DeviceSettings()
    settings.colorScheme = .light
    expected.colorScheme = nil
    #expect(settings.rest(of: desktop) == expected)

    settings = DeviceSettings()
    settings.contrast = .standard
    expected = desktop
    expected.contrast = nil
    #expect(settings.rest(of: desktop) == expected)

    settings = DeviceSettings()
    settings.textSize = .large
    expected = desktop
    expected.textSize = nil
    #expect(settings.rest(of: desktop) == expected)
  }

  @Test func `a requested setting of the user wins over that of the desktop`() {
    var settings = DeviceSettings()
    settings.user.reduceMotion = false
    var expected = desktop
    expected.reduceMotion = false
    #expect(settings.rest(of: desktop) == expected)
  }
}

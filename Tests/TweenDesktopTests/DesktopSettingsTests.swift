import Testing
import TweenMotion
import TweenViews

@testable import TweenDesktop

@Suite("What a desktop has set") struct DesktopSettingsTests {
  private func settings(_ values: (String, String, BusValue)...) -> UserSettings {
    var settings = DesktopSettings()
    for (namespace, key, value) in values { settings.set(namespace, key, .variant(value)) }
    return settings.user
  }

  @Test func `what it says nothing of is not known`() {
    #expect(settings() == UserSettings())
    #expect(settings(("org.elsewhere", "color-scheme", .uint32(1))) == UserSettings())
  }

  @Test func `scheme, contrast and motion are told by the portal's own keys`() {
    let portal = "org.freedesktop.appearance"
    let user = settings(
      (portal, "color-scheme", .uint32(1)), (portal, "contrast", .uint32(1)),
      (portal, "reduced-motion", .uint32(1)))
    #expect(user.colorScheme == .dark && user.contrast == .increased)
    #expect(user.reduceMotion == true)
    #expect(settings((portal, "color-scheme", .uint32(0))).colorScheme == .light)
  }

  @Test func `and, where those are missing, by the desktop's`() {
    let desktop = "org.gnome.desktop.interface"
    let assistance = "org.gnome.desktop.a11y.interface"
    let user = settings(
      (desktop, "enable-animations", .bool(false)), (desktop, "text-scaling-factor", .double(1.25)),
      (desktop, "font-name", .string("Cantarell Bold 11")),
      (assistance, "high-contrast", .bool(true)),
      (assistance, "show-status-shapes", .bool(true)))
    #expect(user.reduceMotion == true && user.contrast == .increased)
    #expect(user.boldText == true && user.differentiateWithoutColor == true)
    // 21 of 17 points: xxLarge.
    #expect(user.textSize == 5)
  }

  @Test(arguments: [(1.0, 3), (0.5, 0), (1.1, 4), (9, 11)])
  func `a scale of text is the nearest size`(scale: Double, size: Int) {
    #expect(DesktopSettings.textSize(scale: scale) == size)
  }

  @Test func `all that the portal answers at once is read`() {
    let members = BusValue.dictionary([("color-scheme", .uint32(1))])
    let all = BusValue.array(
      of: "{sa{sv}}", [.entry(.string("org.freedesktop.appearance"), members)])
    #expect(DesktopSettings(all: all).user.colorScheme == .dark)
  }
}

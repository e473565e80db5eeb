import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenViews

/// Every control in its states, a sheet each for light, dark, the other settings, and the desktop's
/// look. All were looked at and held against the specification's chapter on them.
@Suite("Pictures of controls") @MainActor struct ControlGoldenTests {
  /// The states of a kind of control.
  @MainActor struct Family {
    let name: String
    var sheet = ControlSheet()
    let touch: [ControlState]
    /// Those that are shown on dark grounds; nil: all.
    var dark: [ControlState]?
    /// Those that are shown with other settings too, and with which.
    var varied: [ControlState] = []
    var settings = Surroundings.others
    var variedSheet: ControlSheet?
    var desktop: [ControlState] = []
    var desktopDark: [ControlState] = []
    var desktopSheet: ControlSheet?
  }

  private func check(_ family: Family) throws {
    let (name, sheet) = (family.name, family.sheet)
    let desktop = family.desktopSheet ?? sheet
    try check(family.touch, sheet, Surroundings(), name)
    try check(family.dark ?? family.touch, sheet, Surroundings(scheme: .dark), "\(name)-dark")
    try check(family.desktop, desktop, Surroundings(idiom: .desktop), "\(name)-desktop")
    try check(
      family.desktopDark, desktop, Surroundings(idiom: .desktop, scheme: .dark),
      "\(name)-desktop-dark")
    guard !family.varied.isEmpty else { return }
    let varied = try (family.variedSheet ?? sheet).picture(family.varied, in: family.settings)
    try expectImage(varied, named: "\(name)-settings")
  }

  private func check(
    _ states: [ControlState], _ sheet: ControlSheet, _ around: Surroundings, _ name: String
  ) throws {
    if !states.isEmpty { try expectImage(sheet.picture(states, around), named: name) }
  }

  @Test func buttons() throws { try check(Family.buttons) }
  @Test func shapesOfButtons() throws { try check(Family.buttonShapes) }
  @Test func toggles() throws { try check(Family.toggles) }
  @Test func kindsOfToggles() throws { try check(Family.toggleKinds) }
  @Test func sliders() throws { try check(Family.sliders) }
  @Test func steppers() throws { try check(Family.steppers) }
  @Test func menuPickers() throws { try check(Family.menuPickers) }
  @Test func segmentedPickers() throws { try check(Family.segmentedPickers) }
  @Test func radioGroups() throws { try check(Family.radioGroups) }
  @Test func wheels() throws { try check(Family.wheels) }
  @Test func dates() throws { try check(Family.dates) }
  @Test func calendars() throws { try check(Family.calendars) }
  @Test func moreCalendars() throws { try check(Family.moreCalendars) }
  @Test func dateWheels() throws { try check(Family.dateWheels) }
  @Test func colors() throws { try check(Family.colors) }
  @Test func progress() throws { try check(Family.progress) }
  @Test func gauges() throws { try check(Family.gauges) }
  @Test func menus() throws { try check(Family.menus) }
  @Test func openMenus() throws { try check(Family.openMenus) }
  @Test func groups() throws { try check(Family.groups) }
  @Test func labels() throws { try check(Family.labels) }
  @Test func boxes() throws { try check(Family.boxes) }
  @Test func questions() throws { try check(Family.questions) }
  @Test func sheets() throws { try check(Family.sheets) }
  @Test func popovers() throws { try check(Family.popovers) }
  @Test func forms() throws { for form in Family.forms { try check(form) } }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenPickers
@testable import TweenViews

extension ControlGoldenTests.Family {
  private static func picker(
    _ chosen: Int? = 1, _ names: [String] = ["Tea", "Coffee", "Milk"]
  ) -> some View {
    Picker("Drink", selection: .constant(chosen)) {
      ForEach(0..<names.count, id: \.self) { Text(names[$0]).tag($0 as Int?) }
    }
  }

  static var menuPickers: Self {
    Self(
      name: "picker-menu", sheet: ControlSheet(cell: CGSize(width: 120, height: 48), columns: 4),
      touch: [
        ControlState { picker() },
        ControlState { picker().tint(.purple) },
        ControlState(.pressed) { picker() },
        ControlState { picker().disabled(true) },
        ControlState { picker().buttonStyle(.bordered) },
        ControlState(.focused) { picker() },
        ControlState { picker(nil) },
        ControlState { picker(1, ["Tea", "A coffee of a long name"]).padding(.horizontal, 8) },
      ],
      varied: [ControlState { picker() }],
      variedSheet: ControlSheet(cell: CGSize(width: 150, height: 60)),
      desktop: [
        ControlState { picker() },
        ControlState { picker().tint(.purple) },
        ControlState(.hover(UnitPoint(x: 0.7, y: 0.5))) { picker() },
        ControlState { picker().disabled(true) },
        ControlState { picker().labelsHidden() },
        ControlState(.focused) { picker() },
      ],
      desktopSheet: ControlSheet(cell: CGSize(width: 150, height: 48), columns: 3))
  }

  static var segmentedPickers: Self {
    func segments(_ chosen: Int?) -> some View {
      picker(chosen).pickerStyle(.segmented).padding(.horizontal, 8)
    }
    let first = UnitPoint(x: 0.2, y: 0.5)
    return Self(
      name: "picker-segmented",
      sheet: ControlSheet(cell: CGSize(width: 230, height: 48), columns: 3),
      touch: [
        ControlState { segments(0) },
        ControlState { segments(1) },
        ControlState { segments(2) },
        ControlState(.pressed) { segments(1) },
        ControlState(.press(first)) { segments(1) },
        ControlState(.carry(.center, first), .wait(30)) { segments(1) },
        ControlState { segments(1).disabled(true) },
        ControlState(.focused) { segments(1) },
        ControlState { segments(nil) },
        ControlState {
          Picker("Align", selection: .constant(0)) {
            Image(systemName: "text.alignleft").tag(0)
            Image(systemName: "text.aligncenter").tag(1)
            Image(systemName: "text.alignright").tag(2)
          }
          .pickerStyle(.segmented).fixedSize()
        },
        ControlState { segments(1).tint(.purple) },
        ControlState {
          picker(0, ["One", "Two", "Three", "Four", "Five"]).pickerStyle(.segmented)
            .padding(.horizontal, 8)
        },
      ],
      varied: [ControlState { segments(0) }],
      variedSheet: ControlSheet(cell: CGSize(width: 200, height: 48)),
      desktop: [
        ControlState { segments(0) },
        ControlState { segments(1).labelsHidden() },
        ControlState(.pressed) { segments(1).labelsHidden() },
        ControlState { segments(1).disabled(true) },
        ControlState(.focused) { segments(1) },
        ControlState(.hover(first)) { segments(1).labelsHidden() },
      ])
  }

  static var radioGroups: Self {
    func radio(_ chosen: Int?) -> some View {
      picker(chosen, ["Tea", "Milk"]).pickerStyle(.radioGroup)
    }
    let states = [
      ControlState { radio(0) },
      ControlState { radio(nil) },
      ControlState { radio(1).tint(.purple) },
      ControlState(.press(UnitPoint(x: 0.5, y: 0.35))) { radio(1) },
      ControlState { radio(0).disabled(true) },
      ControlState(.focused) { radio(0) },
      ControlState { radio(0).horizontalRadioGroupLayout() },
    ]
    return Self(
      name: "picker-radio", sheet: ControlSheet(cell: CGSize(width: 190, height: 70), columns: 4),
      touch: states, varied: [ControlState { radio(1) }],
      variedSheet: ControlSheet(cell: CGSize(width: 120, height: 90)), desktop: states)
  }

  static var wheels: Self {
    func wheel(_ chosen: Int) -> some View {
      picker(chosen, ["Tea", "Coffee", "Milk", "Water", "Juice", "Soup"]).pickerStyle(.wheel)
    }
    let states = [
      ControlState { wheel(2) },
      ControlState { wheel(0) },
      ControlState { wheel(5).disabled(true) },
      ControlState(.focused) { wheel(2) },
      ControlState(.carry(.center, UnitPoint(x: 0.5, y: 0.44))) { wheel(2) },
    ]
    return Self(
      name: "picker-wheel",
      sheet: ControlSheet(cell: CGSize(width: 150, height: 216), columns: 5),
      touch: states, varied: [ControlState { wheel(2) }])
  }

  // MARK: Dates and colours

  /// 15 March 2001, 09:41.
  private static let ides = Date(timeIntervalSinceReferenceDate: 73 * 86400 + 34860)

  static var dates: Self {
    func date(_ parts: DatePickerComponents) -> some View {
      DatePicker("Due", selection: .constant(ides), displayedComponents: parts)
        .padding(.horizontal, 6)
    }
    return Self(
      name: "date", sheet: ControlSheet(cell: CGSize(width: 270, height: 48), columns: 3),
      touch: [
        ControlState { date([.date, .hourAndMinute]) },
        ControlState { date(.date) },
        ControlState { date(.hourAndMinute) },
        ControlState(.press(UnitPoint(x: 0.8, y: 0.5))) { date(.date) },
        ControlState { date(.date).disabled(true) },
        ControlState { date(.date).labelsHidden() },
        ControlState(.focused) { date(.date) },
        ControlState { date(.date).tint(.purple) },
        ControlState { date(.date).environment(\.locale, Locale(identifier: "de_DE")) },
      ],
      varied: [ControlState { date([.date, .hourAndMinute]) }],
      variedSheet: ControlSheet(cell: CGSize(width: 340, height: 170)),
      desktop: [
        ControlState { date([.date, .hourAndMinute]) },
        ControlState { date(.date) },
        ControlState { date(.hourAndMinute) },
        ControlState { date(.date).datePickerStyle(.field) },
        ControlState { date(.date).disabled(true) },
        ControlState(.focused) { date(.date) },
      ])
  }

  static var calendars: Self {
    func calendar() -> some View {
      DatePicker("Due", selection: .constant(ides), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    return Self(
      name: "calendar",
      sheet: ControlSheet(cell: CGSize(width: 340, height: 360), columns: 1),
      touch: [
        ControlState {
          DatePicker("Due", selection: .constant(ides), in: ides..., displayedComponents: .date)
            .datePickerStyle(.graphical).tint(.purple)
        }
      ],
      dark: [ControlState { calendar() }], varied: [ControlState(.focused) { calendar() }],
      settings: [Surroundings(direction: .rightToLeft)])
  }

  static var moreCalendars: Self {
    Self(
      name: "calendar-more",
      sheet: ControlSheet(cell: CGSize(width: 340, height: 390), columns: 1),
      touch: [
        ControlState {
          DatePicker("Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
            .datePickerStyle(.graphical).disabled(true)
        }
      ],
      dark: [
        ControlState {
          MultiDatePicker(
            "Days",
            selection: .constant([
              DateComponents(year: 2001, month: 1, day: 1),
              DateComponents(year: 2001, month: 1, day: 9),
            ]))
        }
      ])
  }

  static var dateWheels: Self {
    let states = [
      ControlState { DatePicker("Due", selection: .constant(ides)).datePickerStyle(.wheel) },
      ControlState {
        DatePicker("Due", selection: .constant(ides), displayedComponents: .date)
          .datePickerStyle(.wheel)
      },
    ]
    return Self(
      name: "date-wheel",
      sheet: ControlSheet(cell: CGSize(width: 340, height: 216), columns: 1),
      touch: states, dark: [],
      varied: [states[0]], settings: [Surroundings(direction: .rightToLeft)])
  }

  static var colors: Self {
    func color(_ color: Color) -> some View {
      ColorPicker("Ink", selection: .constant(color)).padding(.horizontal, 8)
    }
    let states = [
      ControlState { color(.orange) },
      ControlState { color(.black.opacity(0.3)) },
      ControlState { color(.orange).disabled(true) },
      ControlState { color(.orange).labelsHidden() },
      ControlState(.press(UnitPoint(x: 0.85, y: 0.5))) { color(.orange) },
      ControlState(.focused) { color(.orange) },
    ]
    return Self(
      name: "color", sheet: ControlSheet(cell: CGSize(width: 120, height: 44), columns: 6),
      touch: states, varied: [ControlState { color(.orange) }],
      variedSheet: ControlSheet(cell: CGSize(width: 120, height: 90)))
  }
}

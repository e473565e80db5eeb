import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The sizes of controls in one look, in points and seconds. Another look is another value.
package struct ControlMetrics: Sendable {
  /// The look of a phone, iOS 17 and 18 (Controls 2 to 6, Look 5).
  package static let touch = ControlMetrics()

  // MARK: Rows of a label and a control

  /// Between the label of a row and its control, which may be further apart.
  package var rowSpacing: CGFloat = 8
  /// How far a control reaches into the room above and below the content of a list's row.
  package var rowOverhang: CGFloat = 5
  /// The same for the border of a text field.
  package var fieldOverhang: CGFloat = 6

  /// The radius of the corners of a list's cards.
  package var cardRadius: CGFloat = 10

  /// The size of type of a desktop's controls.
  var desktopType: CGFloat = 13

  // MARK: Button

  /// How far beyond a control's edges a press on it still counts.
  var pressReach: CGFloat = 70
  /// How long the look of a press takes to go.
  package var releaseDuration = 0.2

  /// What lies around a button's label, by half: beside it and over it.
  package func buttonPadding(_ size: ControlSize, _ typeSize: DynamicTypeSize) -> EdgeInsets {
    let (across, along): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (10, 5)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    let accessibilitySizes = DynamicTypeSize.allCases.filter(\.isAccessibilitySize)
    let step = accessibilitySizes.firstIndex(of: typeSize).map { CGFloat($0 + 1) } ?? 0
    return EdgeInsets(
      top: along, leading: across + 2 * step, bottom: along, trailing: across + 2 * step)
  }

  /// How large a desktop's button is.
  func bezel(_ size: ControlSize) -> BezelSize {
    switch size {
    case .mini: BezelSize(font: 9, height: 16, across: 8, above: 2, below: 2)
    case .small: BezelSize(font: 11, height: 19, across: 10, above: 2, below: 3)
    case .regular: BezelSize(font: desktopType, height: 22, across: 12, above: 3, below: 3)
    case .large, .extraLarge:
      BezelSize(font: desktopType, height: 28, across: 16, above: 6, below: 6)
    }
  }

  /// The part of a button's height that its corners' radius is, rounded up to a whole point.
  var buttonCornerShare: CGFloat = 0.175

  /// The radius of a desktop's buttons.
  var bezelRadius: CGFloat = 6

  // MARK: Switch

  /// The track.
  var switchSize = CGSize(width: 51, height: 31)
  /// The width that the layout gives a switch; the track is wider, at its end.
  var switchFrameWidth: CGFloat = 49
  /// The thumb's height, and its width while nobody holds it.
  var switchThumb: CGFloat = 27
  /// What the thumb leaves of the track around it.
  var switchInset: CGFloat = 2
  /// What a held thumb is wider.
  var switchStretch: CGFloat = 7
  var switchDuration = 0.2
  var switchStretchDuration = 0.3
  /// The parts of the track at which a drag turns the switch on, and off.
  var switchTurnsOn: CGFloat = 0.7
  var switchTurnsOff: CGFloat = 0.2

  // MARK: Checkbox

  var checkboxSize: CGFloat = 22
  var checkboxRadius: CGFloat = 5
  var checkboxLine: CGFloat = 1
  var checkmarkLine: CGFloat = 1.5

  // MARK: Slider

  var sliderHeight: CGFloat = 31
  var sliderTrack: CGFloat = 4
  var sliderKnob: CGFloat = 27
  /// How far beyond the knob a drag may begin.
  var sliderReach: CGFloat = 10
  var sliderSpacing: CGFloat = 8
  var sliderStepDuration = 0.5

  // MARK: Stepper

  var stepperSize = CGSize(width: 94, height: 32)
  var stepperRadius: CGFloat = 8
  var stepperDivider = CGSize(width: 1, height: 18)
  var stepperBar = CGSize(width: 13, height: 1.75)
  /// A desktop's: more above less.
  var desktopStepper = CGSize(width: 15, height: 22)
  var desktopStepperRadius: CGFloat = 5

  // MARK: Pickers

  /// Between the value and the frame of its chevrons, whose ink begins 1.3 further in, in a row and
  /// elsewhere.
  package var pickerRowGap: CGFloat = 5.37
  /// Behind the frame of the chevrons in a row, whose ink ends 1.3 before that.
  package var pickerRowEnd: CGFloat = 0.33
  /// Between the icon of a value in a row, whose ink ends a tenth of its size before, and its words.
  package var pickerIconGap: CGFloat = 1.5
  package var pickerGap: CGFloat = 2.7
  package var radioSize: CGFloat = 22
  package var radioDot: CGFloat = 8
  package var radioSpacing: CGFloat = 6
  package var segmentHeight: CGFloat = 32
  package var segmentRadius: CGFloat = 9
  /// What the thumb leaves of the bar around it, and its radius.
  package var segmentInset: CGFloat = 2
  package var segmentThumbRadius: CGFloat = 7
  /// What a segment is wider than its label where no width is offered.
  package var segmentPadding: CGFloat = 20
  package var segmentLineInset: CGFloat = 6
  /// Points beyond the bar at which a drag counts for nothing.
  package var segmentReach: CGFloat = 50

  // MARK: Wheel

  /// What a wheel is as large as where nothing else is offered.
  var wheelSize = CGSize(width: 320, height: 216)
  var wheelRow: CGFloat = 32
  /// How far the band ends from the sides of the wheel.
  var wheelBandInset: CGFloat = 9
  var wheelBandRadius: CGFloat = 8
  /// Between columns.
  var wheelSpacing: CGFloat = 5
  /// The size of type in the middle, and elsewhere.
  var wheelType: (chosen: CGFloat, other: CGFloat) = (23.5, 21)
  /// How much of the rows is seen that are not chosen.
  var wheelFaintness = 0.447
  var wheelStepDuration = 0.3

  // MARK: Progress and gauges

  var progressTrack: CGFloat = 4
  var progressSpacing: CGFloat = 4
  /// The bar and the knob of small gauges, what is cut out around the knob, and the ring's size.
  var gaugeTrack: CGFloat = 6
  var gaugeKnob: CGFloat = 8
  var gaugeGap: CGFloat = 2
  var gaugeRing: CGFloat = 58
  var gaugeType: CGFloat = 22
  /// How wide the labels of the ends are together, in the gap of an open ring.
  var gaugeBounds: CGFloat = 28
  var spinner: (small: CGFloat, regular: CGFloat, large: CGFloat) = (16, 20, 37)

  // MARK: Group box

  var boxPadding: CGFloat = 16
  var boxRadius: CGFloat = 8
  var boxSpacing: CGFloat = 8
}

/// The size of type of a desktop's button, its height where its label isn't higher, and the room
/// around the label.
struct BezelSize {
  let font: CGFloat
  let height: CGFloat
  let padding: EdgeInsets

  init(font: CGFloat, height: CGFloat, across: CGFloat, above: CGFloat, below: CGFloat) {
    self.font = font
    self.height = height
    padding = EdgeInsets(top: above, leading: across, bottom: below, trailing: across)
  }
}

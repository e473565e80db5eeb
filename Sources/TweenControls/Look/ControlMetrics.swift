import Foundation
import TweenGeometry
import TweenMotion
import TweenViews

/// The sizes of controls in one look, in points and seconds. Another look is another value.
package struct ControlMetrics: Sendable {
  /// The look of a phone, iOS 17 and 18 (Controls 2 to 6, Look 5).
  package static let touch = ControlMetrics()

  // MARK: Rows of a label and a control

  /// The least distance between the label of a row and its control.
  package var rowSpacing: CGFloat = 8
  /// The length by which a control extends above and below the content of a list's row.
  package var rowOverhang: CGFloat = 5
  /// The length by which the border of a text field extends above and below the content of a list's
  /// row.
  package var fieldOverhang: CGFloat = 6

  /// The corner radius of a list's cards.
  package var cardRadius: CGFloat = 10

  /// The font size of a desktop's controls.
  var desktopType: CGFloat = 13

  // MARK: Button

  /// The distance beyond a control's edges within which a press on it still counts.
  var pressReach: CGFloat = 70
  /// The duration in which the look of a press fades.
  package var releaseDuration = 0.2

  /// Returns the padding on each side of a button's label.
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

  /// Returns the size of a desktop's button.
  func bezel(_ size: ControlSize) -> BezelSize {
    switch size {
    case .mini: BezelSize(font: 9, height: 16, across: 8, above: 2, below: 2)
    case .small: BezelSize(font: 11, height: 19, across: 10, above: 2, below: 3)
    case .regular: BezelSize(font: desktopType, height: 22, across: 12, above: 3, below: 3)
    case .large, .extraLarge:
      BezelSize(font: desktopType, height: 28, across: 16, above: 6, below: 6)
    }
  }

  /// The corner radius of a button as a share of its height; the radius is rounded up to a whole
  /// point.
  var buttonCornerShare: CGFloat = 0.175

  /// The corner radius of a desktop's buttons.
  var bezelRadius: CGFloat = 6

  // MARK: Switch

  /// The size of the track.
  var switchSize = CGSize(width: 51, height: 31)
  /// The width that the layout gives a switch; the track is wider, at its end.
  var switchFrameWidth: CGFloat = 49
  /// The height of the thumb, and its width while it is not held.
  var switchThumb: CGFloat = 27
  /// The margin of the track around the thumb.
  var switchInset: CGFloat = 2
  /// The width that a held thumb gains.
  var switchStretch: CGFloat = 7
  var switchDuration = 0.2
  var switchStretchDuration = 0.3
  /// The positions on the track, as shares of its width, at which a drag turns the switch on and
  /// off.
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
  /// The distance beyond the knob within which a drag can begin.
  var sliderReach: CGFloat = 10
  var sliderSpacing: CGFloat = 8
  var sliderStepDuration = 0.5

  // MARK: Stepper

  var stepperSize = CGSize(width: 94, height: 32)
  var stepperRadius: CGFloat = 8
  var stepperDivider = CGSize(width: 1, height: 18)
  var stepperBar = CGSize(width: 13, height: 1.75)
  /// The size of a desktop's stepper, with the half for more above the half for less.
  var desktopStepper = CGSize(width: 15, height: 22)
  var desktopStepperRadius: CGFloat = 5

  // MARK: Pickers

  /// The distance between the value and the frame of its chevrons, in a row and elsewhere. The
  /// chevrons' ink begins 1.3 further inside.
  package var pickerRowGap: CGFloat = 5.37
  /// The distance behind the frame of the chevrons in a row, whose ink ends 1.3 before that.
  package var pickerRowEnd: CGFloat = 0.33
  /// The distance between the icon of a value in a row and the text. The icon's ink ends a tenth of
  /// its size before its frame.
  package var pickerIconGap: CGFloat = 1.5
  package var pickerGap: CGFloat = 2.7
  package var radioSize: CGFloat = 22
  package var radioDot: CGFloat = 8
  package var radioSpacing: CGFloat = 6
  package var segmentHeight: CGFloat = 32
  package var segmentRadius: CGFloat = 9
  /// The margin of the bar around the thumb of a segmented control, and the corner radius of the
  /// thumb.
  package var segmentInset: CGFloat = 2
  package var segmentThumbRadius: CGFloat = 7
  /// The width that a segment has in addition to its label where no width is offered.
  package var segmentPadding: CGFloat = 20
  package var segmentLineInset: CGFloat = 6
  /// The distance beyond the bar at which a drag no longer counts.
  package var segmentReach: CGFloat = 50

  // MARK: Wheel

  /// The size of a wheel where no other size is offered.
  var wheelSize = CGSize(width: 320, height: 216)
  var wheelRow: CGFloat = 32
  /// The distance between the band's ends and the sides of the wheel.
  var wheelBandInset: CGFloat = 9
  var wheelBandRadius: CGFloat = 8
  /// The distance between columns.
  var wheelSpacing: CGFloat = 5
  /// The font sizes of the row in the middle and of the other rows.
  var wheelType: (chosen: CGFloat, other: CGFloat) = (23.5, 21)
  /// The opacity of the rows that are not chosen.
  var wheelOtherOpacity = 0.447
  var wheelStepDuration = 0.3

  // MARK: Progress and gauges

  var progressTrack: CGFloat = 4
  var progressSpacing: CGFloat = 4
  /// The height of the bar of small gauges, the diameter of their knob, the margin cut out around
  /// the knob, and the diameter of a ring.
  var gaugeTrack: CGFloat = 6
  var gaugeKnob: CGFloat = 8
  var gaugeGap: CGFloat = 2
  var gaugeRing: CGFloat = 58
  var gaugeType: CGFloat = 22
  /// The total width of the labels of the ends, in the gap of an open ring.
  var gaugeBounds: CGFloat = 28
  var spinner: (small: CGFloat, regular: CGFloat, large: CGFloat) = (16, 20, 37)

  // MARK: Group box

  var boxPadding: CGFloat = 16
  var boxRadius: CGFloat = 8
  var boxSpacing: CGFloat = 8
}

/// The font size of a desktop's button, the least height of the button, and the padding around its
/// label.
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

import TweenGeometry
import TweenPaint
import TweenText
import TweenViews

/// Finds texts of a resting frame with too little contrast to the ground behind them.
///
/// The colour of a text is that of its paint, the ground is each frequent colour of the pixels around the
/// letters. These texts are not examined:
/// - texts with a gradient or a picture as paint, in a mask, or in a layer with an effect or a blend mode;
/// - texts on a photograph or another ground without a frequent colour;
/// - texts of disabled controls, and texts outside the tree of elements, such as decoration and the content
///   behind a sheet;
/// - texts without letters and digits;
/// - the faded rows beside the choice of a wheel;
/// - texts whose colours belong to the look of the platform (`PlatformColors`).
final class ContrastCheck: MotionCheck {
  static let id = "contrast"
  static let summary = "A text has less contrast to its ground than 4.5:1, or 3:1 for large text."
  static let source = "WCAG 2.2, 1.4.3"

  /// The size from which a text is large, in points, regular and bold: 18 and 14 points of print.
  private static let largeSizes = (regular: 24.0, bold: 56.0 / 3)

  private var mark = DrawingMark()
  /// Whether a pointer presses: a pressed control has colours of its own.
  private var isPressed = false

  /// A text with too little contrast.
  private struct Fault {
    var text: DrawnText
    var center: CGPoint
    var ground: SIMD3<Double>
    var contrast: Double
    var needed: Double
  }

  func examine(_ frame: ExploredFrame) throws -> [Finding] {
    for event in frame.input {
      guard case .pointer(let phase, _, _) = event, phase != .move else { continue }
      isPressed = phase == .down
    }
    let list = frame.stage.displayList
    guard frame.isResting, !isPressed, mark.isNew(list) else { return [] }
    let texts = DrawnText.texts(in: list)
    let faults = try frame.withPixels { pixels, width, height, stride in
      texts.compactMap { text in
        Self.fault(
          text,
          TextGround(
            text, pixels: pixels, width: width, height: height, stride: stride, scale: list.scale))
      }
    }
    return faults.compactMap { Self.finding($0, in: frame) }
  }

  private static func fault(_ text: DrawnText, _ pixels: TextGround) -> Fault? {
    guard text.run.text.contains(where: { $0.isLetter || $0.isNumber }), let center = text.center
    else {
      return nil
    }
    let worst = pixels.shades()
      .map { ($0.color, RelativeLuminance.contrast(text.shown(over: $0.color), $0.color)) }
      .min { $0.1 < $1.1 }
    guard let (ground, contrast) = worst, contrast < 4.5 else { return nil }
    let needed = isLarge(text) ? 3 : 4.5
    guard contrast < needed, pixels.showsLetters(over: ground) else { return nil }
    return Fault(text: text, center: center, ground: ground, contrast: contrast, needed: needed)
  }

  private static func finding(_ fault: Fault, in frame: ExploredFrame) -> Finding? {
    let elements = frame.elements(at: fault.center).filter { !containers.contains($0.role) }
    let isDisabled = elements.contains { $0.traits.contains("disabled") }
    guard !elements.isEmpty, !isDisabled,
      !elements.contains(where: { isBesideChoice(fault.text, $0) }),
      !fault.text.isCovered(at: fault.center, in: frame.stage.displayList)
    else { return nil }
    let isTab = elements.contains { $0.remarks.contains { $0.name == "tab" } }
    let isControl = elements.contains { !$0.actions.isEmpty }
    if PlatformColors.isOfLook(fault.text, over: fault.ground, isControl: isControl, isTab: isTab) {
      return nil
    }
    let colors = [fault.text.shown(over: fault.ground), fault.ground].map(RelativeLuminance.text)
    // Rounded down, so that 4.499 is not written as 4.5.
    let ratio = (fault.contrast * 100).rounded(.down) / 100
    return Finding(
      check: id, subject: subject(of: fault, in: frame),
      sentence:
        "The text \(JSONText.string(fault.text.run.text)) has the colour \(colors[0]) on \(colors[1]), "
        + "a contrast of \(JSONText.number(ratio)):1; "
        + "expected at least \(JSONText.number(fault.needed)):1.",
      time: frame.time)
  }

  /// Whether a text is a row of a wheel that is not chosen.
  private static func isBesideChoice(_ text: DrawnText, _ element: ViewGraph.Element) -> Bool {
    guard [.adjustable, .picker].contains(element.role), let value = element.value else {
      return false
    }
    return text.opacity * text.layerOpacity < 1 && !value.contains(text.run.text)
  }

  /// Roles of elements that are ground and not text.
  private static let containers: Set<ViewGraph.Element.Role> = [
    .window, .group, .list, .table, .sheet, .alert, .popover, .menu,
  ]

  /// The path of the text's view; otherwise its words.
  private static func subject(of fault: Fault, in frame: ExploredFrame) -> String {
    frame.views.last { $0.isText && $0.frame.contains(fault.center) }?.path
      ?? "text \(JSONText.string(fault.text.run.text))"
  }

  /// Whether a text is large. Bold fonts of the program are not recognized.
  private static func isLarge(_ text: DrawnText) -> Bool {
    if text.size >= largeSizes.regular { return true }
    return text.size >= largeSizes.bold && isBold(text.run)
  }

  /// Whether the face of a run is a bold one of the system's families.
  private static func isBold(_ run: GlyphRun) -> Bool {
    for design in FontRequest.Design.allCases {
      for weight in [FontWeight.bold, .heavy, .black] {
        for isItalic in [false, true] {
          let font = FontRequest(
            family: .system(design), size: run.fontSize, weight: weight.rawValue, isItalic: isItalic
          )
          if TextEngine.shared.line("A", font: font).run.faceID == run.faceID { return true }
        }
      }
    }
    return false
  }
}

extension ShownView {
  /// Whether the view is a text, by the last name of its path.
  fileprivate var isText: Bool {
    let name = path.split(separator: ">").last?.drop { $0 == " " } ?? ""
    return name.hasPrefix("Text(") || name == "Text" || name.hasPrefix("Text[")
      || name.hasPrefix("Text#")
  }
}

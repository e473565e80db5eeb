import Foundation
import TweenCodecs
import TweenHeadless
import TweenPaint
import TweenStage

/// Draws a window.
enum ScreenshotTool: AgentTool {
  static let name = "screenshot"
  static let description = """
    Returns a picture (PNG) of a window: of the current frame, or of the moment "time", after which the clock \
    is where it was. An element, or x, y, width and height, cut out a part.
    """
  private static let side = 0...InputScriptReader.largestSide
  static let parameters =
    [
      AgentParameter(
        "time", .number(0...InputScriptReader.latest),
        "Seconds since the program's start. Default: the current frame."),
      AgentParameter(
        "scale", .number(0.1...InputScriptReader.largestScale),
        "Pixels per point. Default: the window's."),
    ] + AgentTarget.parameters + [
      AgentParameter("width", .number(side), "With x, y and height: the part's width in points."),
      AgentParameter("height", .number(side), "With x, y and width: the part's height in points."),
      AgentParameter("path", .text, "A file to write the picture to, as well; NAME.png."),
    ]
  static let isReading = true

  static func run(_ arguments: AgentArguments, in session: AgentSession) throws -> AgentResult {
    guard let time = arguments.time("time") else { return try picture(arguments, in: session) }
    return try session.returning {
      try session.go(to: time)
      return try picture(arguments, in: session)
    }
  }

  private static func picture(
    _ arguments: AgentArguments, in session: AgentSession
  ) throws -> AgentResult {
    let (part, windowName) = try part(arguments, in: session)
    let window = try session.window(windowName)
    let scale = arguments.number("scale")
    var bitmap = try session.picture(of: window, scale: scale)
    if let part {
      bitmap = try bitmap.part(part, scale: scale ?? window.displayList.scale)
    }
    return try AgentPictures.result(
      bitmap, path: arguments.text("path"),
      words: "The window \(JSONText.string(window.id)) at \(session.text(of: session.stage.time)) s"
    )
  }

  /// The part of the window to show, in points, and the window.
  private static func part(
    _ arguments: AgentArguments, in session: AgentSession
  ) throws -> (CGRect?, String?) {
    let (width, height) = (arguments.number("width"), arguments.number("height"))
    let target = try AgentTarget(arguments)
    let window = arguments.text("window")
    if let x = arguments.number("x"), let y = arguments.number("y") {
      guard let width, let height else {
        throw AgentFailure(
          "\"x\" and \"y\" need \"width\" and \"height\" for a part of the window.")
      }
      return (CGRect(x: x, y: y, width: width, height: height), window)
    }
    guard width == nil, height == nil else {
      throw AgentFailure(
        "\"\(width == nil ? "height" : "width")\" is given without a point; expected \"x\", \"y\", "
          + "\"width\" and \"height\" together.")
    }
    guard !target.isEmpty else { return (nil, window) }
    if let handle = arguments.text("handle"), handle.hasPrefix("w") {
      return (nil, handle)
    }
    let element = try target.element(in: session)
    return (element.element.frame, element.window)
  }
}

/// Pictures in replies.
@MainActor enum AgentPictures {
  /// Returns a picture with its size in words, and writes it to a file if one is named.
  static func result(_ bitmap: Bitmap, path: String?, words: String) throws -> AgentResult {
    let png = try PNGEncoder.encode(bitmap)
    var text = "\(words): \(bitmap.width) by \(bitmap.height) pixels."
    if let path {
      try PictureFile.checkName(path)
      try AtomicFile.write(png, to: path, on: SystemFiles())
      text += " Written to \(path)."
    }
    return AgentResult(text, pictures: [png])
  }
}

extension Bitmap {
  /// Returns the part in a rectangle, in points, rounded outwards to whole pixels and clipped to the
  /// picture. Throws a sentence for an empty part.
  fileprivate func part(_ rect: CGRect, scale: Double) throws -> Bitmap {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let pixels = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale
    ).integral.intersection(all)
    guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1 else {
      throw AgentFailure(
        "The part \(JSONText.short(rect.minX)),\(JSONText.short(rect.minY)) "
          + "\(AgentTarget.text(rect.size)) has no pixel of the window, which has "
          + "\(JSONText.short(Double(width) / scale))x\(JSONText.short(Double(height) / scale)) points."
      )
    }
    let (left, top) = (Int(pixels.minX), Int(pixels.minY))
    let (columns, rows) = (Int(pixels.width), Int(pixels.height))
    var part: [UInt32] = []
    part.reserveCapacity(columns * rows)
    for row in top..<top + rows {
      let start = row * width + left
      part += self.pixels[start..<start + columns]
    }
    return Bitmap(width: columns, height: rows, pixels: part)
  }
}

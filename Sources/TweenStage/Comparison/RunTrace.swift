import Foundation
import TweenMotion

/// All that a program shows in a run, frame by frame: checksums of the display lists, the elements, and the
/// values of the views. Two traces show where two programs, or two versions of one, differ.
///
/// The file has JSON lines: a header, a line for each window of a frame that changed, and a line for each
/// expectation of the input file that failed. A line stores the difference from the window's line before.
package struct RunTrace: Equatable, Sendable {
  /// The form of the file. A reader refuses other numbers.
  static let version = 1

  /// The first line.
  package struct Header: Equatable, Sendable {
    /// The program's name.
    package var program: String
    /// The engine's version.
    package var engine: String
    /// The SHA-256 of the font; nil without a font.
    package var font: String?
    /// The frame rate.
    package var rate: FrameRate
    /// The number of frames of the run, from frame 0 on. After the frame in which the program's last window
    /// closed, nothing is shown.
    package var frameCount: Int

    package init(program: String, engine: String, font: String?, rate: FrameRate, frameCount: Int) {
      self.program = program
      self.engine = engine
      self.font = font
      self.rate = rate
      self.frameCount = frameCount
    }
  }

  /// The change of one window in one frame.
  struct Step: Equatable, Sendable {
    /// The index of the frame.
    var frame: Int
    /// The id of the window.
    var window: String
    /// The new content; nil: the window has closed.
    var content: Content?
  }

  /// The difference of a window's content from its step before.
  struct Content: Equatable, Sendable {
    var check: FrameCheck
    /// The new and the changed views, with their values.
    var views: [String: TracedView]
    /// The paths of the views that are gone, sorted.
    var gone: [String]
  }

  package var header: Header
  var steps: [Step] = []
  /// The sentences of the expectations that failed, in order.
  package var failures: [String] = []
}

/// The values of a view by the names of their properties, as text.
typealias TracedView = [String: String]

/// The content of a window in one frame of a trace.
struct TracedWindow: Equatable, Sendable {
  var digest: FrameDigest
  /// The lines of the tree's text form.
  var elements: [String]
  /// The views by their paths.
  var views: [String: TracedView]

  /// Whether another content looks the same and has the same elements. Views without an effect on these,
  /// such as a renamed type, do not count.
  func agrees(with other: TracedWindow) -> Bool {
    digest == other.digest && elements == other.elements
  }
}

extension RunTrace.Step {
  /// The step as a line of the file, at a frame rate.
  func line(at rate: FrameRate) -> String {
    var parts = ["\"frame\":\(frame)", "\"window\":\(JSONText.string(window))"]
    guard let content else { return "{\(parts.joined(separator: ",")),\"closed\":true}" }
    let check = content.check
    parts.append("\"at\":\(rate.time(ofFrame: frame).secondsText)")
    parts.append("\"list\":\"\(check.digest.text)\",\"items\":\"\(check.digest.itemsText)\"")
    if !check.replaced.isEmpty || !check.lines.isEmpty {
      parts.append("\"lines\":[\(check.replaced.lowerBound),\(check.replaced.upperBound)]")
      parts.append("\"elements\":[\(check.lines.map(JSONText.string).joined(separator: ","))]")
    }
    if !content.views.isEmpty {
      let views = content.views.sorted { $0.key < $1.key }.map {
        "\(JSONText.string($0.key)):\(Self.text($0.value))"
      }
      parts.append("\"views\":{\(views.joined(separator: ","))}")
    }
    if !content.gone.isEmpty {
      parts.append("\"gone\":[\(content.gone.map(JSONText.string).joined(separator: ","))]")
    }
    return "{\(parts.joined(separator: ","))}"
  }

  private static func text(_ view: TracedView) -> String {
    let members = view.sorted { $0.key < $1.key }.map {
      "\(JSONText.string($0.key)):\(JSONText.string($0.value))"
    }
    return "{\(members.joined(separator: ","))}"
  }
}

extension RunTrace {
  /// The file's content.
  package var text: String {
    var members = [
      "\"trace\":\(Self.version)", "\"program\":\(JSONText.string(header.program))",
      "\"engine\":\(JSONText.string(header.engine))",
    ]
    if let font = header.font { members.append("\"font\":\(JSONText.string(font))") }
    members.append("\"fps\":\"\(header.rate)\",\"frames\":\(header.frameCount)")
    var text = "{\(members.joined(separator: ","))}\n"
    for step in steps { text += step.line(at: header.rate) + "\n" }
    for failure in failures { text += "{\"failed\":\(JSONText.string(failure))}\n" }
    return text
  }
}

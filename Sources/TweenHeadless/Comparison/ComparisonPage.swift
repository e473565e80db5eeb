import Foundation
import TweenCodecs
import TweenDigest
import TweenMotion
import TweenPaint
import TweenStage

/// A page of HTML about the differences of two programs, for a pull request: one file without scripts and
/// without external resources.
package struct ComparisonPage {
  /// The number of rows of a table that are open, and the largest number of all rows.
  private static let (openRows, mostRows) = (12, 200)

  private let comparison: TraceComparison
  private let pictures: ComparisonPictures

  package init(_ comparison: TraceComparison, pictures: ComparisonPictures) {
    self.comparison = comparison
    self.pictures = pictures
  }

  /// Returns the page's text. Throws an error for a picture that cannot be read.
  package func text() throws -> String {
    let title = "\(comparison.names.a) and \(comparison.names.b)"
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Inbetween \(EngineVersion.text)">
      <title>\(HTMLText.escaped(title))</title>
      <style>\(Self.sheet)</style>
      </head>
      <body>
      <header>
      <h1><span class="a" dir="auto">\(HTMLText.escaped(comparison.names.a))</span> \
      <span class="b" dir="auto">\(HTMLText.escaped(comparison.names.b))</span></h1>
      <p class="\(comparison.isEqual ? "equal" : "unequal")">\(HTMLText.escaped(comparison.summary))</p>
      \(axis())</header>
      <main>

      """
    page += failures()
    for moment in comparison.moments { page += try section(moment) }
    return page + views() + "</main>\n</body>\n</html>\n"
  }

  private static var policy: String {
    let hash = Data(SHA256.digest(of: Array(sheet.utf8))).base64EncodedString()
    return "default-src 'none'; img-src data:; style-src 'sha256-\(hash)'; base-uri 'none'; "
      + "form-action 'none'"
  }

  // MARK: Time

  /// The differing frames on a line of time.
  private func axis() -> String {
    guard !comparison.spans.isEmpty, comparison.frameCount > 1 else { return "" }
    let count = comparison.frameCount
    var marks = ""
    for span in comparison.spans {
      let (x, width) = (Self.share(span.lowerBound, of: count), Self.share(span.count, of: count))
      marks += "<rect x=\"\(x)\" width=\"\(width)\" y=\"0\" height=\"10\" rx=\"2\"/>"
    }
    let end = comparison.a.rate.time(ofFrame: count - 1).shortText
    return """
      <svg class="axis" width="100%" height="10" role="img" aria-label="Differing frames">\
      <rect class="ground" width="100%" height="10" rx="5"/>\(marks)</svg>
      <p class="ends"><span>0 s</span><span>\(end)</span></p>

      """
  }

  /// A part of the whole in percent, with three decimals.
  private static func share(_ part: Int, of whole: Int) -> String {
    let thousandths = part * 100_000 / whole
    return "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())%"
  }

  // MARK: Moments

  private func section(_ moment: FrameDifference) throws -> String {
    let shown = try pictures.moment(moment.frame)
    var text = "<section>\n<h2>\(moment.time.shortText) <small>frame \(moment.frame)</small></h2>\n"
    text += try figures(shown, at: moment)
    for window in moment.windows {
      if moment.windows.count > 1 || window.id != "main" {
        text += "<h3>Window <span dir=\"auto\">\(HTMLText.escaped(window.id))</span></h3>\n"
      }
      text += table(of: window)
    }
    return text + "</section>\n"
  }

  private func figures(_ shown: ComparisonPictures.Moment, at moment: FrameDifference) throws
    -> String
  {
    guard shown.a != nil || shown.b != nil else { return "" }
    var text = "<div class=\"pictures\">\n"
    text += try figure(shown.a, "a", comparison.names.a, at: moment)
    text += try figure(shown.b, "b", comparison.names.b, at: moment)
    if let comparison = shown.comparison {
      if let difference = comparison.difference {
        text += try figure(difference, "difference", "Difference", at: moment, "\(comparison)")
      } else {
        text += "<p class=\"sizes\">The sizes differ: \(HTMLText.escaped("\(comparison)")).</p>\n"
      }
    }
    return text + "</div>\n"
  }

  private func figure(
    _ picture: Bitmap?, _ kind: String, _ name: String, at moment: FrameDifference,
    _ note: String = ""
  ) throws -> String {
    let caption = HTMLText.escaped(name)
    guard let picture else {
      return "<figure class=\"\(kind)\"><p class=\"sizes\">No frame</p>"
        + "<figcaption dir=\"auto\">\(caption)</figcaption></figure>\n"
    }
    let source =
      "data:image/png;base64," + Data(try PNGEncoder.encode(picture)).base64EncodedString()
    let more = note.isEmpty ? "" : "<small>\(HTMLText.escaped(note))</small>"
    return """
      <figure class="\(kind)"><img width="\(picture.width)" height="\(picture.height)" \
      alt="\(caption) at \(moment.time.shortText)" src="\(source)">\
      <figcaption><span dir="auto">\(caption)</span>\(more)</figcaption></figure>

      """
  }

  // MARK: Tables

  private func table(of window: FrameDifference.Window) -> String {
    guard window.isOpen.a, window.isOpen.b, !window.isOnlyDrawn else {
      return "<p>\(HTMLText.escaped(window.groups.joined().joined(separator: " "))).</p>\n"
    }
    var rows = window.values.map { value in
      Self.row([value.path, value.property, value.textOfA, value.textOfB])
    }
    rows += window.onlyInA.map { Self.row([$0, "view", "shown", ""]) }
    rows += window.onlyInB.map { Self.row([$0, "view", "", "shown"]) }
    rows += window.elementsOfA.map { Self.row(["", "element", $0, ""]) }
    rows += window.elementsOfB.map { Self.row(["", "element", "", $0]) }
    return Self.table(["View", "Property", "A", "B"], rows)
  }

  private func views() -> String {
    guard comparison.views.count > 1 else { return "" }
    let rows = comparison.views.map { view in
      Self.row([
        view.path, view.properties.isEmpty ? "view" : view.properties.joined(separator: ", "),
        comparison.a.rate.time(ofFrame: view.firstFrame).shortText, "\(view.frameCount)",
      ])
    }
    return "<section>\n<h2>Views that differ in any frame</h2>\n"
      + Self.table(["View", "Property", "From", "Frames"], rows) + "</section>\n"
  }

  private static func table(_ heads: [String], _ rows: [String]) -> String {
    let head = "<thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>\n"
    // A closed part with one row would save nothing.
    let count = rows.count > openRows + 1 ? openRows : rows.count
    let start = "<div class=\"table\"><table>\n\(head)<tbody>\n"
    let end = "</tbody>\n</table>"
    var text = start + rows.prefix(count).joined() + end
    if rows.count > count {
      var rest = rows.dropFirst(count).prefix(mostRows - count).joined()
      if rows.count > mostRows {
        rest += "<tr><td colspan=\"\(heads.count)\">and \(rows.count - mostRows) more</td></tr>\n"
      }
      text += "<details><summary>\(rows.count - count) more</summary><table>\n\(head)<tbody>\n"
      text += rest + end + "</details>"
    }
    return text + "</div>\n"
  }

  private static func row(_ cells: [String]) -> String {
    "<tr>" + cells.map { "<td dir=\"auto\">\(HTMLText.escaped($0))</td>" }.joined() + "</tr>\n"
  }

  private func failures() -> String {
    let lists = [("A", comparison.failures.a), ("B", comparison.failures.b)].filter {
      !$0.1.isEmpty
    }
    guard !lists.isEmpty else { return "" }
    var text = "<section>\n<h2>Failed expectations</h2>\n"
    for (name, sentences) in lists {
      let items = sentences.map { "<li dir=\"auto\">\(HTMLText.escaped($0))</li>\n" }.joined()
      text += "<h3>\(name)</h3>\n<ul>\n\(items)</ul>\n"
    }
    return text + "</section>\n"
  }
}

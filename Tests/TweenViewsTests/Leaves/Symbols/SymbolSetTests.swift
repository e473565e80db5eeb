import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor @Suite struct SymbolSetTests {
  /// Capitals are 60 units high: at 100 points a unit is 1.2. Squares stand on the baseline.
  private static func template(_ groups: [String], margins: Bool = true) -> String {
    let margin =
      margins
      ? "<line id=\"left-margin-Regular-M\" x1=\"-5\" x2=\"-5\" y1=\"0\" y2=\"9\"/>"
        + "<line id=\"right-margin-Regular-M\" x1=\"65\" x2=\"65\" y1=\"0\" y2=\"9\"/>" : ""
    return """
      <svg width="200" height="200"><g id="Guides">
      <line id="Baseline-M" x1="0" x2="9" y1="100" y2="100"/>
      <line id="Capline-M" x1="0" x2="9" y1="40" y2="40"/>\(margin)</g>
      <g id="Symbols">\(groups.joined())</g></svg>
      """
  }

  private static func square(_ name: String, _ side: Int, _ classes: String = "") -> String {
    """
    <g id="\(name)" transform="translate(0 100)"><path class="\(classes)" \
    d="M0 0h\(side)v-\(side)h-\(side)z"/></g>
    """
  }

  private func folder(_ template: String) throws -> ImageFolder {
    let folder = try ImageFolder()
    try folder.add(
      "A.xcassets/box.symbolset/Contents.json",
      text: #"{"symbols": [{"idiom": "universal", "filename": "box.svg"}]}"#)
    try folder.add("A.xcassets/box.symbolset/box.svg", text: template)
    return folder
  }

  private func size(@ViewBuilder of content: () -> some View) throws -> CGSize {
    try #require(Measured { content().font(.system(size: 100)) }).size(nil, nil)
  }

  @Test func `a symbol is as large as its margins and its drawing beside the font`() throws {
    let folder = try folder(Self.template([Self.square("Regular-M", 60)]))
    let image = Image("box", bundle: folder.bundle)
    // From -5 to 65 and 60 high.
    #expect(try size { image } == CGSize(width: 84, height: 72))
    #expect(try size { image.imageScale(.large) } == CGSize(width: 108, height: 93))
    let bare = try self.folder(Self.template([Self.square("Regular-M", 60)], margins: false))
    #expect(try size { Image("box", bundle: bare.bundle) } == CGSize(width: 72, height: 72))
  }

  @Test func `weights lie between those of the template`() throws {
    let groups = [("Ultralight", 30), ("Regular", 60), ("Black", 80)].map {
      Self.square("\($0)-M", $1)
    }
    let folder = try folder(Self.template(groups, margins: false))
    let image = Image("box", bundle: folder.bundle)
    for (weight, side) in [
      (Font.Weight.ultraLight, 30.0), (.regular, 60), (.black, 80), (.bold, 60 + 20 * 0.6),
      (.light, 30 + 30 * 2.0 / 3),
    ] {
      let expected = (side * 1.2 - 1e-6).rounded(.up)
      #expect(
        try size { image.fontWeight(weight) } == CGSize(width: expected, height: expected))
    }
  }

  @Test func `drawings of other kinds are not mixed: the nearest is taken`() throws {
    let round = #"<g id="Black-M" transform="translate(0 100)"><circle r="40"/></g>"#
    let folder = try folder(
      Self.template([Self.square("Regular-M", 60), round], margins: false))
    let image = Image("box", bundle: folder.bundle)
    #expect(try size { image.fontWeight(.medium) }.width == 72)
    #expect(try size { image.fontWeight(.heavy) }.width == 96)
  }

  @Test func `classes are layers with levels`() throws {
    let group = """
      <g id="Regular-M"><path class="hierarchical-0:primary multicolor-0:systemRedColor" \
      d="M0 40h60v30h-60z"/><path class="hierarchical-1:secondary" d="M0 70h60v30h-60z"/></g>
      """
    let folder = try folder(Self.template([group]))
    func opacities(_ mode: SymbolRenderingMode) -> [Double] {
      let screen = Screen(0) { _ in
        Image("box", bundle: folder.bundle).symbolRenderingMode(mode)
      }
      return screen.graph.displayList.items.compactMap {
        if case .fill(let fill) = $0.content { fill.opacity } else { nil }
      }
    }
    #expect(opacities(.monochrome) == [1])
    #expect(opacities(.hierarchical) == [1, 0.5])
    #expect(opacities(.multicolor).count == 2)
  }

  private func opacities(_ image: Image) -> [Double] {
    let screen = Screen(0) { _ in image }
    return screen.graph.displayList.items.compactMap {
      if case .fill(let fill) = $0.content { fill.opacity } else { nil }
    }
  }

  /// Two squares, of which rules for their classes say more.
  private func layered(_ rules: String) throws -> ImageFolder {
    let squares = (0..<2).map {
      "<path class=\"monochrome-\($0) hierarchical-\($0):primary\" d=\"M\(30 * $0) 40h40v40h-40z\"/>"
    }
    let template = Self.template(["<g id=\"Regular-M\">\(squares.joined())</g>"])
    return try folder(
      template.replacingOccurrences(
        of: "<g id=\"Guides\">", with: "<style>\(rules)</style><g id=\"Guides\">"))
  }

  @Test func `thresholds of a template's rules are the steps of a variable value`() throws {
    let folder = try layered(
      ".monochrome-0 {-sfsymbols-variable-threshold:0.0}\n\n"
        + ".monochrome-1 {fill:#000;-sfsymbols-variable-threshold:0.51}")
    for (value, expected) in [
      (0, [0.25, 0.25]), (0.01, [1, 0.25]), (0.5, [1, 0.25]), (0.51, []), (1, []),
    ] {
      // Where all is shown it is one shape.
      let expected = expected.isEmpty ? [1] : expected
      #expect(
        opacities(Image("box", variableValue: value, bundle: folder.bundle)) == expected)
    }
    #expect(opacities(Image("box", variableValue: nil, bundle: folder.bundle)) == [1])
    #expect(opacities(Image("box", variableValue: .nan, bundle: folder.bundle)) == [1])
  }

  @Test func `a layer clears what is behind it, and is drawn or not`() throws {
    func bounds(_ rules: String) throws -> [CGRect] {
      let folder = try layered(rules)
      let image = Image("box", bundle: folder.bundle).symbolRenderingMode(.hierarchical)
      let screen = Screen(0) { _ in image.font(.system(size: 100)) }
      return screen.graph.displayList.items.compactMap {
        if case .fill(let fill) = $0.content { fill.path.boundingRect } else { nil }
      }
    }
    let clears = "-sfsymbols-clear-behind:true"
    // 70 units are 84 points: the squares lie over 10 units.
    #expect(try bounds("")[0].width.rounded() == 84)
    let erased = try bounds(".hierarchical-1:primary {\(clears);opacity:0.0}")
    #expect(erased.map { $0.width.rounded() } == [36])
    // Clear alone is nothing that this rendering heeds.
    #expect(try bounds(".monochrome-1 {opacity:0.0}")[0].width.rounded() == 84)
  }

  @Test func `a symbol takes the foreground style, and stands in labels`() throws {
    let folder = try folder(Self.template([Self.square("Regular-M", 60)]))
    let screen = Screen(0) { _ in
      Image("box", bundle: folder.bundle).foregroundStyle(Color(.sRGB, red: 1, green: 0, blue: 0))
    }
    guard case .fill(let fill) = screen.graph.displayList.items.first?.content,
      case .solid(let color) = fill.paint
    else {
      Issue.record("\(screen.graph.displayList.items)")
      return
    }
    #expect(color.linearRed == 1 && color.linearGreen == 0)
  }

  @Test func `a file that is no template is a box, and is named`() throws {
    let folder = try folder("<svg width=\"9\" height=\"9\"/>")
    let screen = Screen(0) { _ in Image("box", bundle: folder.bundle) }
    #expect(screen.graph.displayList.items.count == 1)
    #expect(
      screen.warnings == [
        "The symbol \"box\" is shown as a box. The file "
          + "\(folder.path)/A.xcassets/box.symbolset/box.svg is not a symbol. The SVG drawing is "
          + "broken. It is not a symbol template: it has no group with a name such as Regular-M."
      ])
  }
}

import Foundation
import Testing
import TweenText
import TweenViews

@testable import TweenUIKit

@Suite struct UIFontTests {
  @Test func `fonts have the sizes and weights that were asked for`() {
    #expect(
      Font(UIFont.systemFont(ofSize: 20, weight: .semibold)).request
        == Font.system(size: 20, weight: .semibold).request)
    #expect(
      Font(UIFont.boldSystemFont(ofSize: 9)).request == Font.system(size: 9, weight: .bold).request)
    #expect(
      Font(UIFont.italicSystemFont(ofSize: 9)).request == Font.system(size: 9).italic().request)
    #expect(UIFont.systemFont(ofSize: 10) == UIFont.systemFont(ofSize: 12).withSize(10))
    // A weight between two is the nearer one.
    #expect(UIFont.Weight(rawValue: 0.36).fontWeight == .bold)
    #expect(UIFont.Weight(rawValue: -1).fontWeight == .ultraLight)
    #expect(UIFont.Weight(rawValue: .nan).fontWeight == .regular)
  }

  @Test func `text styles have the sizes of the text size that the surroundings say`() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: large).pointSize == 28)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .headline).recipe.weight == .semibold)
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: huge) == 53)
    #expect(UIFontMetrics.default.scaledValue(for: 17.5, compatibleWith: large) == 17.5)
  }

  @Test func `measures are those of the lines that text is drawn in`() {
    let font = UIFont.systemFont(ofSize: 20)
    let line = TextEngine.shared.line("x", font: Font.system(size: 20).request)
    #expect(font.ascender == line.ascent && font.descender == -line.descent)
    #expect(Double(font.lineHeight) == line.height)
    #expect(0 < font.xHeight && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    let size = "ab\nabc".size(withAttributes: [.font: font])
    let wider = TextEngine.shared.line("abc", font: Font.system(size: 20).request)
    #expect(Double(size.width) == wider.width)
    #expect(size.height == 2 * font.lineHeight)
  }

  @Test func `descriptors make other fonts of one`() {
    let bold = UIFont.systemFont(ofSize: 30, weight: .bold)
    let rounded = bold.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }
    #expect(rounded?.recipe.design == .rounded && rounded?.pointSize == 30)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let plain = bold.fontDescriptor.withSymbolicTraits([.traitItalic])
    #expect(plain?.symbolicTraits == [.traitItalic])
  }

  @Test func `a name that no font bears makes none`() {
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
  }
}

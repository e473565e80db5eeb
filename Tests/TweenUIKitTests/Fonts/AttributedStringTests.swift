import Foundation
import Testing
import TweenPaint
import TweenViews

@testable import TweenUIKit

@MainActor @Suite struct AttributedStringTests {
  @Test func `attributes of UIKit are those of a text`() {
    let text = NSMutableAttributedString(
      string: "Größe 👍 and more", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    text.addAttributes(
      [
        .foregroundColor: UIColor.red, .kern: 2, .underlineColor: UIColor.blue,
        .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue,
      ], range: NSRange(location: 6, length: 2))
    let new = AttributedString(text)
    #expect(String(new.characters) == text.string)
    let runs = new.runs.map { (String(new[$0.range].characters), $0.swiftUI) }
    #expect(runs.map(\.0) == ["Größe ", "👍", " and more"])
    let middle = runs[1].1
    #expect(middle.foregroundColor == Color(UIColor.red) && middle.kern == 2)
    #expect(middle.underlineStyle == Text.LineStyle(pattern: .dash, color: Color(UIColor.blue)))
    #expect(runs.allSatisfy { $0.1.font == Font(UIFont.boldSystemFont(ofSize: 20)) })
    #expect(runs[0].1.underlineStyle == nil && runs[0].1.kern == nil)
  }

  @Test func `values of another kind are left out, and links are URLs or their words`() {
    let odd = AttributeContainer([.font: "large", .kern: "wide", .underlineStyle: 0])
    #expect(odd.swiftUI.font == nil && odd.swiftUI.kern == nil && odd.swiftUI.underlineStyle == nil)
    let link = AttributeContainer([.link: "https://example.com"])
    #expect(link[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.host == "example.com")
    #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty)
  }

  @Test func `lines of texts and underline styles lead from one to the other`() {
    let styles: [(NSUnderlineStyle, Text.LineStyle)] = [
      (.single, Text.LineStyle(pattern: .solid)),
      ([.single, .patternDot], Text.LineStyle(pattern: .dot)),
      ([.single, .patternDash], Text.LineStyle(pattern: .dash)),
      ([.single, .patternDashDot], Text.LineStyle(pattern: .dashDot)),
      ([.single, .patternDashDotDot], Text.LineStyle(pattern: .dashDotDot)),
    ]
    for (underline, line) in styles {
      #expect(Text.LineStyle(nsUnderlineStyle: underline) == line)
      #expect(NSUnderlineStyle(line) == underline)
    }
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: .patternDot) == nil)
  }
}

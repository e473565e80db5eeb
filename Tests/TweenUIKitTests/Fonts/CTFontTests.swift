import Foundation
import Testing
import TweenUIKit
import TweenViews

@Suite struct CTFontTests {
  @Test func `a font of Core Text is UIKit's, with its measures`() {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(Font(font as CTFont) == Font(font))
    #expect(CTFontGetSize(font) == 20)
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontGetDescent(font) > 0 && CTFontGetLeading(font) == font.leading)
    #expect(CTFontGetXHeight(font) < CTFontGetCapHeight(font))
    #expect(CTFontCopyPostScriptName(font) == font.fontName)
    #expect(CTFontCopyFamilyName(font) == font.familyName)
  }

  @Test func `a name that no font has gives the system's, of 12 points without a size`() {
    #expect(CTFontCreateWithName("No such font", 9, nil) == UIFont.systemFont(ofSize: 9))
    #expect(CTFontCreateWithName("No such font", 0, nil).pointSize == 12)
    #expect(CTFontCreateWithName("Inter", 9, nil).fontName == "Inter")
  }
}

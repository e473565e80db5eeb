import Foundation
import TweenGeometry
import TweenGraphics

/// Core Text's font. It is the same type as UIKit's, because programs convert one to the other with
/// `as`.
public typealias CTFont = UIFont

/// Returns the font of a family, or the font with a PostScript name; the system's font where no font
/// has the name.
///
/// - Parameters:
///   - name: The name of the family or the font.
///   - size: The size in points; 0 means 12.
///   - matrix: Without effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let points = size == 0 ? 12 : size
  return UIFont(name: name, size: points) ?? .systemFont(ofSize: points)
}

/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the height of letters above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the depth of letters below the baseline, in points, as a positive number; UIKit's
/// `descender` is negative.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the font's recommended space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of a lowercase x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the name with which the font was created.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the name of the font's family, or the name with which the font was created.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

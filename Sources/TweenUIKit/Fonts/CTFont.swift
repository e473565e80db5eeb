import Foundation
import TweenGeometry
import TweenGraphics

/// Core Text's font, which is UIKit's: programs turn one into the other by `as`.
public typealias CTFont = UIFont

/// The font of a family, or by its PostScript name; the system's where there is none of that name.
///
/// - Parameters:
///   - name: The name.
///   - size: In points; 12 for 0.
///   - matrix: Without effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let points = size == 0 ? 12 : size
  return UIFont(name: name, size: points) ?? .systemFont(ofSize: points)
}

/// The size, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// How far letters reach above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How far letters reach below the baseline, in points: not below 0, other than UIKit's.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The space between lines that the font asks for, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of a small x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The name that the font was asked for by.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The family's name as far as it is known.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

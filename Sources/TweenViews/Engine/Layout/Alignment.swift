import Foundation

/// An alignment guide, identified by the type that conforms, with its default position.
public protocol AlignmentID {
  /// Returns the guide's default position in a view, in points from the leading edge or the top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide's identity, with the rule that combines explicit values of children.
package struct AlignmentKey: Hashable, Sendable {
  package let id: ObjectIdentifier
  package let defaultValue: @Sendable (ViewDimensions) -> CGFloat
  /// Combines explicit values; nil for the frame guides, whose values are not passed out of a
  /// container.
  package let combine: (@Sendable ([CGFloat]) -> CGFloat?)?

  /// Whether the guide is a position along x. Set by the alignment type that created the key.
  package let isHorizontal: Bool

  /// Whether the guide belongs to the frame itself, and depends on the size only.
  package var isFrameGuide: Bool { combine == nil }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.isHorizontal == right.isHorizontal
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  init(_ type: any AlignmentID.Type, isHorizontal: Bool) {
    // A metatype is a constant of the program, and safe to read on any thread.
    nonisolated(unsafe) let id = type
    self.isHorizontal = isHorizontal
    self.id = ObjectIdentifier(id)
    defaultValue = { id.defaultValue(in: $0) }
    if id is any FrameAlignmentID.Type {
      combine = nil
    } else if id == FirstTextBaseline.self {
      combine = { $0.min() }
    } else if id == LastTextBaseline.self {
      combine = { $0.max() }
    } else if id == SeparatorLeading.self {
      combine = { $0.first }
    } else if id == SeparatorTrailing.self {
      combine = { $0.last }
    } else {
      combine = { values in
        guard !values.isEmpty else { return nil }
        // A running mean, in order, as the test vectors require.
        var mean: CGFloat = 0
        for (index, value) in values.enumerated() { mean += (value - mean) / CGFloat(index + 1) }
        return mean
      }
    }
  }
}

/// A guide of a view's frame.
protocol FrameAlignmentID: AlignmentID {}

private enum Leading: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenter: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
}
private enum Trailing: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}
private enum Top: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenter: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
}
private enum Bottom: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}
private enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}
private enum LastTextBaseline: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}

private enum SeparatorLeading: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
private enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}

/// A horizontal position within a view.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// Creates an alignment from a program's own guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
  init(key: AlignmentKey) { self.key = key }

  /// The leading edge: left, or right in right-to-left layouts.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The trailing edge: right, or left in right-to-left layouts.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The beginning of the line below a list row; by default at the row's first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The end of the line below a list row; by default at the row's end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// A vertical position within a view.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// Creates an alignment from a program's own guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
  init(key: AlignmentKey) { self.key = key }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge in views without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge in views without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A position within a view along both axes.
public struct Alignment: Equatable, Sendable {
  /// The position along the width.
  public var horizontal: HorizontalAlignment
  /// The position along the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle along both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, on the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle of the width, on the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, on the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, on the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle of the width, on the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, on the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The size of a view, and the positions of its alignment guides.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(self) }

  /// The position of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The explicitly set position of a guide, in points from the leading edge; nil if it has its
  /// default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The explicitly set position of a guide, in points from the top edge; nil if it has its
  /// default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
  }
}

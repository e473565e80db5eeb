import Foundation

/// Names an alignment guide and says where it lies in a view that does not set it.
public protocol AlignmentID {
  /// Where the guide lies in a view that does not set it, in points from its leading or upper side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide by its id, and how explicit values of children combine.
package struct AlignmentKey: Hashable, Sendable {
  package let id: ObjectIdentifier
  package let defaultValue: @Sendable (ViewDimensions) -> CGFloat
  /// nil: explicit values never pass out of a container (the frame guides).
  package let combine: (@Sendable ([CGFloat]) -> CGFloat?)?

  /// Whether the guide runs along x. Set by the alignment type that made the key.
  package let isHorizontal: Bool

  /// Whether it is a guide of the frame itself, which depends on the size alone.
  package var isFrameGuide: Bool { combine == nil }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.isHorizontal == right.isHorizontal
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  init(_ type: any AlignmentID.Type, isHorizontal: Bool) {
    // A metatype is a constant of the program: safe to read from anywhere.
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
        // A running mean, in order, as the vectors ask.
        var mean: CGFloat = 0
        for (index, value) in values.enumerated() { mean += (value - mean) / CGFloat(index + 1) }
        return mean
      }
    }
  }
}

/// Guides of a view's frame.
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
  /// A guide of a program's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
  init(key: AlignmentKey) { self.key = key }

  /// The side where lines begin: left, or right in layouts from right to left.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The side where lines end.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the line below a row of a list begins: by default where the row's first text does.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row of a list ends: by default at the row's end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// A vertical position within a view.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  /// A guide of a program's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
  init(key: AlignmentKey) { self.key = key }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the lower side, where there is no text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the lower side, where there is no text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A position within a view on both axes.
public struct Alignment: Equatable, Sendable {
  /// The position along the width.
  public var horizontal: HorizontalAlignment
  /// The position along the height.
  public var vertical: VerticalAlignment

  /// A position by its guides on both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both sides.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading side, half way down.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing side, half way down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading side, on the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle of the width, on the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing side, on the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading side, on the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle of the width, on the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing side, on the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and its alignment guides.
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

  /// Where a guide lies, in points from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide lies, in points from the upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide was set to lie; nil where nothing in the view sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Where a guide was set to lie; nil where nothing in the view sets it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
  }
}

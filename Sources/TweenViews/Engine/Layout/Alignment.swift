import Foundation

/// Names an alignment guide and says where it lies in a view that does not set it.
public protocol AlignmentID {
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

/// A horizontal position within a view.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
  init(key: AlignmentKey) { self.key = key }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A vertical position within a view.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
  init(key: AlignmentKey) { self.key = key }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(VerticalCenter.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A position within a view on both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and its alignment guides.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(self) }
  package func explicitValue(_ key: AlignmentKey) -> CGFloat? { explicit(key) }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
  }
}

import TweenControls
import TweenMotion
import TweenViews

/// Tabs of a `TabView`, one or several.
///
/// Tabs of a program's own are made of others by `body`; their dynamic properties are connected to the
/// place of the `TabView`.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// What its tabs stand for where one of them is selected; `Never` where nobody asks.
  associatedtype TabValue: Hashable = Body.TabValue
  /// What it is made of.
  associatedtype Body: TabContent
  /// The tabs that it stands for.
  @TabContentBuilder<TabValue> var body: Body { get }
  /// Its tabs as views that tell of themselves. Made by the library.
  @MainActor @preconcurrency static func _makeTabs(_ content: Self) -> AnyView
}

extension TabContent {
  @MainActor @preconcurrency public static func _makeTabs(_ content: Self) -> AnyView {
    AnyView(TabContentHost(content: ConnectedStyle(style: content)))
  }
}

/// Stands for tabs of a program's own.
private struct TabContentHost<Content: TabContent>: View {
  let content: ConnectedStyle<Content>

  var body: some View { Content.Body._makeTabs(content.style.body) }
}

/// Tabs that are made by the library itself.
@MainActor protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  @MainActor @preconcurrency public var body: Never {
    ProgramEnd.stop("\(Self.self) has no body.")
  }
}

extension Never: TabContent {
  /// There are none.
  public typealias TabValue = Never

  @MainActor @preconcurrency public static func _makeTabs(_ content: Never) -> AnyView {}
}

/// Tabs of which none is there.
public struct EmptyTabContent<TabValue: Hashable> {
  /// No tabs.
  nonisolated public init() {}
}

extension EmptyTabContent: TabContent, PrimitiveTabContent {
  @MainActor @preconcurrency public static func _makeTabs(_ content: Self) -> AnyView {
    AnyView(EmptyView())
  }
}

/// Several tabs, in their order.
public struct TupleTabContent<TabValue: Hashable, T> {
  /// The tabs.
  public var value: T
  let make: @MainActor (T) -> [AnyView]
}

extension TupleTabContent: TabContent, PrimitiveTabContent {
  @MainActor @preconcurrency public static func _makeTabs(_ tuple: Self) -> AnyView {
    let views = tuple.make(tuple.value)
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// Tabs whose type is hidden.
public struct AnyTabContent<TabValue: Hashable> {
  private let make: @MainActor () -> AnyView

  /// Hides the type of tabs.
  nonisolated public init<C: TabContent>(_ content: C) where C.TabValue == TabValue {
    nonisolated(unsafe) let content = content
    make = { C._makeTabs(content) }
  }
}

extension AnyTabContent: TabContent, PrimitiveTabContent {
  @MainActor @preconcurrency public static func _makeTabs(_ content: Self) -> AnyView {
    content.make()
  }
}

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
  /// What the tabs stand for.
  public typealias TabValue = Wrapped.TabValue

  @MainActor @preconcurrency public static func _makeTabs(_ content: Self) -> AnyView {
    guard let content else { return AnyView(EmptyView()) }
    return AnyView(Wrapped._makeTabs(content))
  }
}

extension _ConditionalContent: TabContent, PrimitiveTabContent
where
  TrueContent: TabContent, FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  /// What the tabs stand for.
  public typealias TabValue = TrueContent.TabValue

  @MainActor @preconcurrency public static func _makeTabs(_ content: Self) -> AnyView {
    switch content.storage {
    case .trueContent(let first):
      AnyView(TabBranch(isFirst: true, tabs: TrueContent._makeTabs(first)))
    case .falseContent(let second):
      AnyView(TabBranch(isFirst: false, tabs: FalseContent._makeTabs(second)))
    }
  }
}

/// The tabs of one branch: those of the other are others.
private struct TabBranch: View {
  let isFirst: Bool
  let tabs: AnyView

  var body: some View {
    if isFirst { tabs } else { tabs }
  }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  /// What the tabs stand for.
  public typealias TabValue = Content.TabValue

  @MainActor @preconcurrency public static func _makeTabs(_ group: Self) -> AnyView {
    Content._makeTabs(group.content)
  }

  /// Several tabs, as one piece.
  nonisolated public init<Value>(@TabContentBuilder<Value> content: () -> Content)
  where Value == Content.TabValue {
    self.init(sole: content())
  }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  /// What the tabs stand for.
  public typealias TabValue = Content.TabValue

  @MainActor @preconcurrency public static func _makeTabs(_ tabs: Self) -> AnyView {
    let content = tabs.content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: tabs.data, content: { Content._makeTabs(content($0)) }, identify: tabs.identify))
  }

  /// A tab for each element of a collection.
  public init<T>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, T == Content.TabValue {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// A tab for each element of a collection, by an id of each.
  public init<T>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// A tab for each number of a constant range.
  public init<T>(_ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, T == Content.TabValue {
    self.init(data: data, content: content, identify: { $0 })
  }
}

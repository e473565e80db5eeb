import TweenControls
import TweenMotion
import TweenViews

/// One or several tabs of a `TabView`.
///
/// A program's own type of tabs composes them of others in its `body`. Its dynamic properties have
/// the values of the place in which the `TabView` stands.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values by which tabs are selected; `Never` without a selection.
  associatedtype TabValue: Hashable = Body.TabValue
  /// The type of the content's body.
  associatedtype Body: TabContent
  /// The tabs of which this content is composed.
  @TabContentBuilder<TabValue> var body: Body { get }
  /// Returns the tabs as views with traits. The library implements it.
  @MainActor @preconcurrency static func _makeTabs(_ content: Self) -> AnyView
}

extension TabContent {
  @MainActor @preconcurrency public static func _makeTabs(_ content: Self) -> AnyView {
    AnyView(TabContentHost(content: ConnectedStyle(style: content)))
  }
}

/// A view that shows the tabs of a program's own type.
private struct TabContentHost<Content: TabContent>: View {
  let content: ConnectedStyle<Content>

  var body: some View { Content.Body._makeTabs(content.style.body) }
}

/// Tabs that the library creates itself, without a body.
@MainActor protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  @MainActor @preconcurrency public var body: Never {
    ProgramEnd.stop("\(Self.self) has no body.")
  }
}

extension Never: TabContent {
  /// A placeholder type: `Never` has no tabs.
  public typealias TabValue = Never

  @MainActor @preconcurrency public static func _makeTabs(_ content: Never) -> AnyView {}
}

/// Content of a `TabView` without tabs.
public struct EmptyTabContent<TabValue: Hashable> {
  /// Creates content without tabs, for example for an empty closure.
  nonisolated public init() {}
}

extension EmptyTabContent: TabContent, PrimitiveTabContent {
  @MainActor @preconcurrency public static func _makeTabs(_ content: Self) -> AnyView {
    AnyView(EmptyView())
  }
}

/// Several tabs of a `TabView`, in their order.
public struct TupleTabContent<TabValue: Hashable, T> {
  /// The tabs in their order, as a tuple.
  public var value: T
  let make: @MainActor (T) -> [AnyView]
}

extension TupleTabContent: TabContent, PrimitiveTabContent {
  @MainActor @preconcurrency public static func _makeTabs(_ tuple: Self) -> AnyView {
    let views = tuple.make(tuple.value)
    return AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }
}

/// Tabs of a `TabView` with a type-erased content.
public struct AnyTabContent<TabValue: Hashable> {
  private let make: @MainActor () -> AnyView

  /// Creates type-erased tabs from tabs of any type.
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
  /// The type of the values by which the tabs are selected.
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
  /// The type of the values by which the tabs are selected.
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

/// The tabs of one branch, which have another identity than the tabs of the other branch.
private struct TabBranch: View {
  let isFirst: Bool
  let tabs: AnyView

  var body: some View {
    if isFirst { tabs } else { tabs }
  }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = Content.TabValue

  @MainActor @preconcurrency public static func _makeTabs(_ group: Self) -> AnyView {
    Content._makeTabs(group.content)
  }

  /// Groups several tabs, so that modifiers apply to all of them.
  nonisolated public init<Value>(@TabContentBuilder<Value> content: () -> Content)
  where Value == Content.TabValue {
    self.init(sole: content())
  }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  /// The type of the values by which the tabs are selected.
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

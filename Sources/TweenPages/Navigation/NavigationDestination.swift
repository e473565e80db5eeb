import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

extension View {
  /// Declares the page that a stack shows for values of a type, which links and the stack's path
  /// contain. If several destinations are declared for a type, the one nearest to the stack's root
  /// is used. In a list or a lazy stack, apply it to the container instead of its rows.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Returns the page for a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Shows a page above the page of this view while `isPresented` is true. Going back sets it to
  /// false.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is shown.
  ///   - destination: Returns the page.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let content = destination()
    return modifier(
      BoundDestinationModifier(
        item: isPresented.wrappedValue ? AnyHashable(true) : nil,
        withdraw: { isPresented.wrappedValue = false }, destination: { content }))
  }

  /// Shows a page above the page of this view while there is an item. Going back sets the item to
  /// nil. The page of another item replaces this page without animation.
  ///
  /// - Parameters:
  ///   - item: The item that the page shows; nil: no page.
  ///   - destination: Returns the page for an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      BoundDestinationModifier(
        item: value.map { AnyHashable($0) }, withdraw: { item.wrappedValue = nil },
        destination: { value.map(destination) }))
  }
}

private struct ValueDestinationModifier<D: Hashable, C: View> {
  let destination: (D) -> C
  @State private var count = EvaluationCount()

  init(destination: @escaping (D) -> C) { self.destination = destination }
}

extension ValueDestinationModifier: ViewModifier {
  func body(content: Content) -> some View {
    let new = NavigationDestination(type: D.self, version: count.next()) { value in
      (value.base as? D).map { AnyView(destination($0)) }
    }
    content.transformPreference(NavigationDestinationsKey.self) { $0.append(new) }
  }
}

private struct BoundDestinationModifier<C: View> {
  let item: AnyHashable?
  let withdraw: () -> Void
  let destination: () -> C
  @State private var count = EvaluationCount()

  init(
    item: AnyHashable?, withdraw: @escaping () -> Void,
    destination: @escaping () -> C
  ) {
    self.item = item
    self.withdraw = withdraw
    self.destination = destination
  }
}

extension BoundDestinationModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.navigationRequest(item, count, withdraw: withdraw) { AnyView(destination()) }
  }
}

extension View {
  /// Requests a page from the enclosing stack while there is an item.
  func navigationRequest(
    _ item: AnyHashable?, _ count: EvaluationCount, withdraw: @escaping () -> Void,
    content: @escaping () -> AnyView
  ) -> some View {
    let request = item.map {
      NavigationRequest(
        id: ObjectIdentifier(count), item: $0, version: count.next(), content: content,
        withdraw: withdraw)
    }
    return transformPreference(NavigationRequestsKey.self) { requests in
      if let request { requests.append(request) }
    }
  }
}

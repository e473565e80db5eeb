import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

extension View {
  /// Says what a stack of pages shows for values of a type, wherever in it a link or the path has
  /// one. Of several for one type that nearest the stack's root counts. In a list or a lazy stack
  /// write it around that, not in its rows.
  ///
  /// - Parameters:
  ///   - data: The type.
  ///   - destination: Makes the page of a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Shows a page over that of the view while `isPresented` is true, which leading back sets to false.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is shown.
  ///   - destination: Makes the page.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let content = destination()
    return modifier(
      BoundDestinationModifier(
        item: isPresented.wrappedValue ? AnyHashable(true) : nil,
        withdraw: { isPresented.wrappedValue = false }, destination: { content }))
  }

  /// Shows a page over that of the view while there is an item, which leading back sets to nil.
  /// Another item takes the page's place without a motion.
  ///
  /// - Parameters:
  ///   - item: What the page is for; nil: there is none.
  ///   - destination: Makes the page.
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
  /// Asks the stack around for a page while there is an item.
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

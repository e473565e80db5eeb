import Foundation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

// Pages that a view's property shows, without a link in the page, as the talks of 2019 spell them
// (Controls 16).

/// Shows a page while `presented` is true. Declared as a property of a view in the page below.
@available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
public struct NavigationDestinationLink<Destination: View>: DynamicProperty {
  private let destination: Destination
  @State private var requester = DestinationRequester()
  @Environment(\.navigationPlace) private var place

  /// Creates the property; its page is not shown yet.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - isDetail: Accepted without effect: in columns all links fill the next column.
  nonisolated public init(_ destination: Destination, isDetail: Bool = true) {
    self.destination = destination
  }

  /// The binding that shows the page and hides it; nil outside stacks.
  @MainActor @preconcurrency public var presented: Binding<Bool>? {
    guard let place else { return nil }
    let (requester, destination) = (requester, destination)
    return Binding {
      requester.item != nil
    } set: { isShown in
      requester.request(for: isShown ? AnyHashable(true) : nil, in: place) { AnyView(destination) }
    }
  }
}

/// Shows a page for a value of data while there is one. Declared as a property of a view in the
/// page below.
@available(*, deprecated, message: "Use navigationDestination(item:destination:).")
public struct DynamicNavigationDestinationLink<Data, ID: Hashable, Content: View>: DynamicProperty {
  private let id: KeyPath<Data, ID>
  private let content: (Data) -> Content
  @State private var requester = DestinationRequester()
  @State private var data: Data?
  @Environment(\.navigationPlace) private var place

  /// Creates the property; its page is not shown yet.
  ///
  /// - Parameters:
  ///   - id: The key path to the identity of the data. Data with another identity gets a page of
  ///     its own.
  ///   - isDetail: Accepted without effect: in columns all links fill the next column.
  ///   - content: Returns the page for the data.
  nonisolated public init(
    id: KeyPath<Data, ID>, isDetail: Bool = true, content: @escaping (Data) -> Content
  ) {
    self.id = id
    self.content = content
  }

  /// The binding to the data that is shown; nil outside stacks.
  @MainActor @preconcurrency public var presentedData: Binding<Data?>? {
    guard let place else { return nil }
    let (requester, content, id, kept) = (requester, content, id, $data)
    return Binding {
      requester.item == nil ? nil : kept.wrappedValue
    } set: { new in
      kept.wrappedValue = new
      requester.request(for: new.map { AnyHashable($0[keyPath: id]) }, in: place) {
        AnyView(new.map(content))
      }
    }
  }
}

/// Requests a page from a stack, and remembers that it is shown.
@MainActor private final class DestinationRequester {
  /// The identity of the page that is shown; nil: no page is shown.
  private(set) var item: AnyHashable?
  private var version = 0

  nonisolated init() {}

  func request(
    for new: AnyHashable?, in place: NavigationPlace, content: @escaping () -> AnyView
  ) {
    guard item != new else { return }
    item = new
    version += 1
    guard let new else { return place.model.withdraw(ObjectIdentifier(self), of: place.page) }
    place.model.addRequest(
      NavigationRequest(
        id: ObjectIdentifier(self), item: new, version: version, content: content,
        withdraw: { [weak self, weak model = place.model, weak page = place.page] in
          guard let self else { return }
          item = nil
          if let page { model?.withdraw(ObjectIdentifier(self), of: page) }
        }), of: place.page)
  }
}

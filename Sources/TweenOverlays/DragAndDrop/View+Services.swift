import Foundation
import TweenTypes
import TweenViews

// What other programs offer to views by the system's services, such as pictures of a phone's camera.
// No host here has such services.

extension View {
  /// Takes what services of the system offer. Accepted, without effect: there are none, so `onImport`
  /// is never called. `onDrop` and `PasteButton` take what a user brings.
  ///
  /// - Parameters:
  ///   - contentTypes: The types that are taken.
  ///   - onImport: Takes them, and returns whether it did.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Offers something to services of the system. Accepted, without effect: there are none, so
  /// `onExport` is never called.
  ///
  /// - Parameters:
  ///   - contentTypes: The types that are offered.
  ///   - onExport: Makes what is offered.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Offers something to services of the system that may change it. Accepted, without effect: there
  /// are none, so neither closure is called.
  ///
  /// - Parameters:
  ///   - contentTypes: The types that are offered.
  ///   - onExport: Makes what is offered.
  ///   - onEdit: Takes what a service made of it, and returns whether it did.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}

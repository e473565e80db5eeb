import Foundation
import TweenTypes
import TweenViews

// System services by which other programs offer data to views, such as pictures from a phone's
// camera. The hosts of this engine have no such services.

extension View {
  /// Accepted without effect: imports data from system services. There are no such services, so
  /// `onImport` is never called. `onDrop` and `PasteButton` accept data from the user.
  ///
  /// - Parameters:
  ///   - contentTypes: The accepted types.
  ///   - onImport: Imports the items. Returns whether it did.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Accepted without effect: exports data to system services. There are no such services, so
  /// `onExport` is never called.
  ///
  /// - Parameters:
  ///   - contentTypes: The exported types.
  ///   - onExport: Returns the exported items.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Accepted without effect: exports data to system services that can change it. There are no such
  /// services, so neither closure is called.
  ///
  /// - Parameters:
  ///   - contentTypes: The exported types.
  ///   - onExport: Returns the exported items.
  ///   - onEdit: Imports the changed items. Returns whether it did.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}

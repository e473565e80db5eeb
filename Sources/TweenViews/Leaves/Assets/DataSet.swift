import Foundation

/// The data sets of asset catalogs.
package enum DataSet {
  /// The data with a name. Nil if there is no such set, or if it cannot be read, which gives a warning.
  ///
  /// - Parameter bundle: The bundle to search; the main bundle means the program's own resources.
  package static func find(
    _ name: String, in bundle: Bundle
  ) -> (data: Data, typeIdentifier: String?)? {
    for folder in AssetName(name: name, bundle: bundle).folders {
      guard let set = AssetCatalog.shared(in: folder).folder(of: .data, named: name) else {
        continue
      }
      let list = (try? AssetContents(in: set))?.data ?? []
      let files = list.filter { $0.filename != nil }
      let appearance = AssetAppearance(RunningProgram.environment)
      guard let entry = AssetVariant.best(of: files, for: appearance, by: \.variant).first,
        let file = entry.filename
      else {
        warn("The data \"\(name)\" is missing: \(AssetContents.path(in: set)) lists no file.")
        return nil
      }
      guard let data = FileManager.default.contents(atPath: set + "/" + file) else {
        warn("The data \"\(name)\" is missing: there is no file \(set)/\(file).")
        return nil
      }
      return (data, entry.typeIdentifier)
    }
    return nil
  }

  private static func warn(_ sentence: String) {
    guard MainActorThread.isCurrent else { return }
    MainActor.assumeIsolated { RunningProgram.warn(sentence) }
  }
}

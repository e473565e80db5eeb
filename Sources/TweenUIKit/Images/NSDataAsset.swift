import Foundation
import TweenViews

/// The name of a data set.
public typealias NSDataAssetName = String

/// Data of an asset catalogue: the file of a data set, as it is. An object that never changes.
public final class NSDataAsset: NSObject, Sendable {
  /// What the set is called.
  public let name: NSDataAssetName
  /// What the file holds.
  public let data: Data
  /// The kind of data that the set says it has; "public.data" where it says none.
  public let typeIdentifier: String

  /// The data of the program's own catalogues; nil where no set has that name, or its file can't be
  /// read.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The data of a bundle's catalogues; nil where no set has that name, or its file can't be read.
  ///
  /// - Parameters:
  ///   - name: As its catalogue has it, behind the names of groups that provide a namespace.
  ///   - bundle: The main one: the program's own.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = DataSet.find(name, in: bundle) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.typeIdentifier ?? "public.data"
  }
}

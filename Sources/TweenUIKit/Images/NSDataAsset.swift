import Foundation
import TweenViews

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The contents of a data set in an asset catalog. The object is immutable.
public final class NSDataAsset: NSObject, Sendable {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The contents of the data set's file.
  public let data: Data
  /// The type identifier that the data set declares; "public.data" where it declares none.
  public let typeIdentifier: String

  /// Reads a data set of the program's own catalogs; nil where no data set has the name, or the file
  /// cannot be read.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Reads a data set of a bundle's catalogs; nil where no data set has the name, or the file cannot be
  /// read.
  ///
  /// - Parameters:
  ///   - name: The name in the catalog, with the names of the groups that provide a namespace in front.
  ///   - bundle: The bundle; the main one is the program's own.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = DataSet.find(name, in: bundle) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.typeIdentifier ?? "public.data"
  }
}

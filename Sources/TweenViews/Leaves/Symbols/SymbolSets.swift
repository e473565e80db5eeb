import Foundation
import Synchronization
import TweenCodecs
import TweenPaint

/// A symbol of an asset catalog.
struct SymbolSet: Sendable {
  /// The path of its set; symbols with the same path are the same.
  var path: String
  var template: SymbolTemplate
}

/// The symbols of asset catalogs, each found and read once in a process and then kept, like images.
final class SymbolSets: Sendable {
  static let shared = SymbolSets()

  /// The result of reading a set.
  enum Finding: Sendable {
    case symbol(SymbolSet)
    /// The reason why the set is invalid, as a sentence.
    case broken(String)
  }

  private let answers = Mutex<[String: Finding]>([:])

  /// Whether the catalogs have a symbol set with this name.
  func has(_ name: AssetName) -> Bool { folder(of: name) != nil }

  private func folder(of name: AssetName) -> String? {
    for folder in name.folders {
      if let set = AssetCatalog.shared(in: folder).folder(of: .symbol, named: name.name) {
        return set
      }
    }
    return nil
  }

  /// The symbol with a name; nil if no catalog has a set for it.
  func find(_ name: AssetName) -> Finding? {
    guard let set = folder(of: name) else { return nil }
    return answers.withLock { answers in
      if let known = answers[set] { return known }
      let finding = Self.read(set)
      answers[set] = finding
      return finding
    }
  }

  private static func read(_ set: String) -> Finding {
    guard let contents = try? AssetContents(in: set),
      let file = contents.symbols?.compactMap(\.filename).first
    else { return .broken("\(AssetContents.path(in: set)) is not a valid list of files.") }
    let path = set + "/" + file
    let data: Data
    do throws(ImageDecodingError) {
      guard let found = try AssetFile.contents(atPath: path) else {
        return .broken("There is no file \(path).")
      }
      data = found
    } catch {
      return .broken("The file \(path) cannot be read. \(error)")
    }
    do throws(SVGFailure) {
      return .symbol(SymbolSet(path: set, template: try SymbolTemplate([UInt8](data))))
    } catch {
      return .broken("The file \(path) is not a symbol. \(error)")
    }
  }
}

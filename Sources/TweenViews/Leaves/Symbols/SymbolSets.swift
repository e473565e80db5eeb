import Foundation
import Synchronization
import TweenCodecs
import TweenPaint

/// A symbol of an asset catalog.
struct SymbolSet: Sendable {
  /// Where its set lies: two are one where this is the same.
  var path: String
  var template: SymbolTemplate
}

/// The symbols of asset catalogs, found and read once in a process and kept, as images are.
final class SymbolSets: Sendable {
  static let shared = SymbolSets()

  /// What came of reading a set.
  enum Finding: Sendable {
    case symbol(SymbolSet)
    /// What is wrong with the set: a sentence.
    case broken(String)
  }

  private let answers = Mutex<[String: Finding]>([:])

  /// Whether the catalogs have a symbol set of that name.
  func has(_ name: AssetName) -> Bool { folder(of: name) != nil }

  private func folder(of name: AssetName) -> String? {
    for folder in name.folders {
      if let set = AssetCatalog.shared(in: folder).folder(of: .symbol, named: name.name) {
        return set
      }
    }
    return nil
  }

  /// The symbol of a name; nil where no catalog has a set for it.
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
    else { return .broken("\(AssetContents.path(in: set)) is no list of files.") }
    let path = set + "/" + file
    guard let data = FileManager.default.contents(atPath: path) else {
      return .broken("There is no file \(path).")
    }
    do throws(SVGFailure) {
      return .symbol(SymbolSet(path: set, template: try SymbolTemplate([UInt8](data))))
    } catch {
      return .broken("The file \(path) is no symbol. \(error)")
    }
  }
}

import Synchronization
import TweenPaint

/// The colours of asset catalogs, each read once in a process and then kept, like images.
final class ColorStore: Sendable {
  static let shared = ColorStore()

  /// The result of a search for a colour.
  enum SearchResult {
    case color(Color)
    case missing
    /// The set has entries for colours, but none has a value.
    case blank
    /// The reason why the set is invalid, as a sentence.
    case broken(String)
  }

  private struct Query: Hashable {
    var name: String
    var folder: String
    var appearance: AssetAppearance
  }

  private let answers = Mutex<[Query: SearchResult]>([:])

  /// Finds the colour `name` in the catalogs of a folder.
  func find(_ name: String, in folder: String, for appearance: AssetAppearance) -> SearchResult {
    answers.withLock { answers in
      let question = Query(name: name, folder: folder, appearance: appearance)
      if let known = answers[question] { return known }
      let finding = Self.find(question)
      answers[question] = finding
      return finding
    }
  }

  private static func find(_ question: Query) -> SearchResult {
    guard
      let set = AssetCatalog.shared(in: question.folder).folder(of: .color, named: question.name)
    else { return .missing }
    let path = AssetContents.path(in: set)
    guard let contents = try? AssetContents(in: set), let list = contents.colors else {
      return .broken("\(path) is not a valid list of colors.")
    }
    let filled = list.filter { $0.color != nil }
    if filled.isEmpty { return .blank }
    let best = AssetVariant.best(of: filled, for: question.appearance, by: \.variant)
    guard let entry = best.first?.color else {
      return .broken("\(path) has no color for this appearance.")
    }
    do throws(CatalogColor.Flaw) {
      return .color(try entry.color())
    } catch {
      return .broken("a color in \(path) \(error.reason).")
    }
  }
}

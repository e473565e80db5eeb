import ArgumentParser

/// Checks the name of the subcommand on a command line.
enum Subcommand {
  /// Throws an error if the first argument, or the argument after `help`, is not a subcommand. The error
  /// suggests the subcommand that the word resembles, if there is one.
  static func check(_ arguments: [String]) throws {
    guard let first = arguments.first, !first.hasPrefix("-") else { return }
    try check(first)
    guard first == "help", arguments.count > 1 else { return }
    if !arguments[1].hasPrefix("-") { try check(arguments[1]) }
    // Subcommands have no subcommands of their own.
    if let more = arguments.dropFirst(2).first(where: { !$0.hasPrefix("-") }) {
      throw ValidationError("Unexpected argument '\(more)'.")
    }
  }

  private static func check(_ word: String) throws {
    let names = ProgramArguments.subcommandNames
    guard word != LastPictureArguments.configuration.commandName else { return }
    guard !names.contains(word) else { return }
    let list = names.joined(separator: ", ")
    let hint = nearest(to: word, in: names).map { " Did you mean '\($0)'?" } ?? ""
    throw ValidationError("'\(word)' is not a subcommand; expected one of \(list).\(hint)")
  }

  /// Returns the name with the fewest slips from `word`, in upper or lower case. Nil if the slips are more
  /// than a third of the name's letters: the word is then a different one.
  static func nearest(to word: String, in names: [String]) -> String? {
    let ranked = names.map { (name: $0, slips: slips(from: word.lowercased(), to: $0)) }
    guard let best = ranked.min(by: { $0.slips < $1.slips }),
      best.slips <= max(1, best.name.count / 3)
    else { return nil }
    return best.name
  }

  /// Returns the least number of letters to add, remove or replace, or of neighbours to swap, that turns
  /// one word into another (the optimal string alignment distance).
  static func slips(from word: String, to name: String) -> Int {
    let (word, name) = (Array(word), Array(name))
    var before = [Int](repeating: 0, count: name.count + 1)
    var last = Array(0...name.count)
    for row in word.indices {
      var next = [row + 1]
      for column in name.indices {
        let isSame = word[row] == name[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, word[row] == name[column - 1], word[row - 1] == name[column] {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, last) = (last, next)
    }
    return last[name.count]
  }
}

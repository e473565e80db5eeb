import Testing

@testable import TweenPaint
@testable import TweenViews

@Suite("What symbols are called") struct SymbolSpokenNamesTests {
  @Test(
    arguments: [
      ("plus", "Add"), ("plus.circle.fill", "Add"), ("trash.fill", "Delete"),
      ("heart.fill", "Love"), ("star.leadinghalf.filled", "Star leading half"),
      ("mic.fill", "Microphone"), ("mic.slash.fill", "Microphone off"), ("eye.slash", "Hide"),
      ("square.and.arrow.up", "Share"), ("gearshape.fill", "Settings"),
      ("person.crop.circle", "Person"), ("person.badge.plus", "Add person"),
      ("folder.fill.badge.minus", "Remove folder"), ("bell.badge.fill", "Notification"),
      ("wifi.exclamationmark", "Wi-Fi exclamation mark"), ("tv.inset.filled", "TV"),
      ("circle.fill", "Circle"), ("1.circle", "One"), ("25.square.fill", "Twenty-five"),
      ("a.circle", "A"), ("arrow.up.right", "Arrow up right"),
      ("battery.100percent", "Battery one hundred percent"),
      ("goforward.15", "Skip forward fifteen"), ("circle.grid.2x2", "Circle grid two by two"),
      ("figure.walk", "Figure walk"), ("umbrella", "Umbrella"), ("", ""),
      ("nothing.known.by.this.name.fill", "Nothing known by this name"),
    ])
  func name(_ symbol: String, _ spoken: String) {
    #expect(SymbolSpokenNames.label(of: symbol) == spoken)
  }

  @Test func `no symbol that is there is called by parts of its raw name, in any variant`() {
    let raw: Set<String> = [
      "fill", "filled", "inset", "badge", "inverse", "xmark", "checkmark", "questionmark",
      "exclamationmark", "magnifyingglass", "mic", "doc", "trianglehead", "circlepath",
      "arrowtriangle", "arrowshape", "creditcard", "textformat", "gen1",
    ]
    let names = SymbolTable.names
    #expect(names.count > 1000)
    for name in names {
      for variant in ["", ".fill", ".circle", ".circle.fill", ".slash", ".slash.fill"] {
        let spoken = SymbolSpokenNames.label(of: name + variant)
        let words = spoken.split(separator: " ").map { $0.lowercased() }
        #expect(!words.isEmpty && raw.isDisjoint(with: words), "\(name + variant): \(spoken)")
        #expect(
          spoken.allSatisfy { $0.isLetter || " -,".contains($0) }, "\(name + variant): \(spoken)")
        // But for names such as iPhone.
        #expect(
          spoken.first?.isLowercase == false
            || spoken.dropFirst().prefix { $0 != " " }.contains(where: \.isUppercase),
          "\(name): \(spoken)")
      }
    }
  }
}

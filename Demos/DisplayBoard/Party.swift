import SwiftUI

/// A song that someone would like to sing.
struct Song: Identifiable {
  let id: Int
  let title: String
  /// Whether Sam has reserved the song for himself.
  var samHasDibs = false
}

/// How far the talk has come.
enum Stage: Int, CaseIterable, Identifiable {
  case dataDriven = 1
  case anyContent, counting, sections, values

  var id: Self { self }

  var title: String {
    switch self {
    case .dataDriven: "Data-Driven"
    case .anyContent: "Any Content"
    case .counting: "Counting"
    case .sections: "Sections"
    case .values: "Container Values"
    }
  }

  var key: KeyEquivalent { KeyEquivalent(Character("\(rawValue)")) }
}

/// The songs that friends propose for a karaoke party.
@Observable final class Party {
  var stage = Stage.dataDriven
  var songs: [Song]
  var songsFromSam: [Song]
  var songsFromSommer: [Song]
  /// Whether the first song, which needs a voice of three octaves, is crossed off.
  var isFirstRejected = true

  init() {
    func list(_ first: Int, _ titles: String..., dibs: Set<Int> = []) -> [Song] {
      titles.enumerated().map {
        Song(id: first + $0.offset, title: $0.element, samHasDibs: dibs.contains(first + $0.offset))
      }
    }
    songs = list(1, "Scrolling in the Deep", "Born to Build & Run", "Some Body Like View")
    // Of these the talk names the first and the last.
    songsFromSam = list(
      4, "I Container Multitudes", "Every Breath You Task", "Under Press Gesture",
      "Sweet Child View of Mine", "Purple Frame", "Like a Rolling Sheet", "Don’t Stop Bindin’",
      "Total Eclipse of the Chart", "Love Stack", dibs: [5, 6, 8, 9, 10])
    songsFromSommer = list(
      13, "Dancing Queue", "Here Comes the Sum", "Stayin’ Async", "All You Need Is Let",
      "Girls Just Want to Have Fonts", "Take On Memory")
  }

  /// The song that came last.
  func add() {
    guard !songs.contains(where: { $0.id == 19 }) else { return }
    songs.append(Song(id: 19, title: "I Will Always Subview"))
  }

  /// Takes away the second song of Sam's that is left.
  func remove() {
    if songsFromSam.count > 1 { songsFromSam.remove(at: 1) }
  }

  /// Shows the stage of a URL such as `displayboard:3`; any other URL changes nothing.
  func open(_ url: URL) {
    guard url.scheme == "displayboard",
      let stage = url.absoluteString.split(separator: ":").last.flatMap({ Int($0) })
        .flatMap(Stage.init(rawValue:))
    else { return }
    self.stage = stage
  }
}

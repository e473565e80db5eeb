import SwiftUI

// Stage 3: a container that looks at how many views there are.

enum Counting {
  struct DisplayBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      DisplayBoardCardLayout {
        Group(subviewsOf: content) { subviews in
          ForEach(subviews) { subview in
            CardView(
              scale: subviews.count > 15 ? .small : .normal
            ) {
              subview
            }
          }
        }
      }
      .padding(66)
      .background { BoardBackgroundView() }
    }
  }
}

struct CountingScreen: View {
  @Environment(Party.self) private var party

  var body: some View {
    Counting.DisplayBoard {
      ForEach(party.songs) { song in
        Text(song.title)
      }
      ForEach(party.songsFromSam) { song in
        Text(song.title)
      }
      ForEach(party.songsFromSommer) { song in
        Text(song.title)
      }
    }
  }
}

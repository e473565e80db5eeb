import SwiftUI

// Stage 2: a container of any views in a builder.

enum AnyContent {
  struct DisplayBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      DisplayBoardCardLayout {
        ForEach(subviewOf: content) { subview in
          CardView {
            subview
          }
        }
      }
      .padding(66)
      .background { BoardBackgroundView() }
    }
  }
}

extension AnyContent.DisplayBoard {
  /// Creates a board from data, like stage 1, by a `ForEach` as the content.
  init<Data: RandomAccessCollection, C: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.init { ForEach(data, content: content) }
  }
}

struct AnyContentScreen: View {
  @Environment(Party.self) private var party

  var body: some View {
    AnyContent.DisplayBoard {
      // The first three are written out on the slides; here one may come to them.
      ForEach(party.songs) { song in
        Text(song.title)
      }
      ForEach(party.songsFromSam) { song in
        Text(song.title)
      }
    }
  }
}

import SwiftUI

// Stage 1: a container that maps a collection to cards.

enum DataDriven {
  struct DisplayBoard<Data: RandomAccessCollection, Content: View>: View
  where Data.Element: Identifiable {
    var data: Data
    @ViewBuilder var content: (Data.Element) -> Content

    // The slide calls this without labels; an initialiser of properties has one for each.
    init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
      self.data = data
      self.content = content
    }

    var body: some View {
      DisplayBoardCardLayout {
        ForEach(data) { item in
          CardView {
            content(item)
          }
        }
      }
      .padding(66)
      .background { BoardBackgroundView() }
    }
  }
}

struct DataDrivenScreen: View {
  @Environment(Party.self) private var party

  var body: some View {
    DataDriven.DisplayBoard(party.songs) { song in
      Text(song.title)
    }
  }
}

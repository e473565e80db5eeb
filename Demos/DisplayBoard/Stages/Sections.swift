import SwiftUI

// Stage 4: a container that sets its sections beside each other.

enum Sections {
  struct DisplayBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      HStack(spacing: 22) {
        ForEach(sectionOf: content) { section in
          VStack(spacing: 20) {
            if !section.header.isEmpty {
              DisplayBoardSectionHeaderCard { section.header }
            }
            DisplayBoardSectionContent { section.content }
              .background { BoardSectionBackgroundView() }
            if !section.footer.isEmpty {
              DisplayBoardSectionFooterCard { section.footer }
            }
          }
          .accessibilityElement(children: .contain)
        }
      }
      .padding(66)
      .background { BoardBackgroundView() }
    }
  }

  struct DisplayBoardSectionContent<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      DisplayBoardCardLayout(.section) {
        Group(subviewsOf: content) { subviews in
          ForEach(subviews) { subview in
            CardView(
              scale: .small
            ) {
              subview
            }
          }
        }
      }
    }
  }
}

struct SectionsScreen: View {
  @Environment(Party.self) private var party

  var body: some View {
    Sections.DisplayBoard {
      Section("Matt’s Favorites") {
        ForEach(party.songs) { song in
          Text(song.title)
        }
      }
      Section("Sam’s Favorites") {
        ForEach(party.songsFromSam) { song in
          Text(song.title)
        }
      }
      Section("Sommer’s Favorites") {
        ForEach(party.songsFromSommer) { song in
          Text(song.title)
        }
      }
    }
  }
}

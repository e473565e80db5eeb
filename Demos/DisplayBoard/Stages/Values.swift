import SwiftUI

// Stage 5: a container with modifiers of its own.

extension ContainerValues {
  @Entry var isDisplayBoardCardRejected = false
  @Entry var displayBoardCardPinColor: Color?
  @Entry var displayBoardCardPosition: UnitPoint?
  @Entry var displayBoardCardRotation: Angle?
}

extension View {
  /// Crosses a card off; on a section all of its cards.
  func displayBoardCardRejected(_ isRejected: Bool) -> some View {
    containerValue(\.isDisplayBoardCardRejected, isRejected)
  }

  /// The colour of a card's pin; nil for a random one.
  func displayBoardCardPinColor(_ color: Color?) -> some View {
    containerValue(\.displayBoardCardPinColor, color)
  }

  /// Where a card lies, in parts of the board's size from its middle; nil where there is room.
  func displayBoardCardPosition(_ position: UnitPoint?) -> some View {
    containerValue(\.displayBoardCardPosition, position)
  }

  /// How far a card is tilted; nil for a tilt that is drawn.
  func displayBoardCardRotation(_ rotation: Angle?) -> some View {
    containerValue(\.displayBoardCardRotation, rotation)
  }
}

enum Values {
  struct DisplayBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      HStack(spacing: 22) {
        Group(sectionsOf: content) { sections in
          ForEach(sections) { section in
            VStack(spacing: 20) {
              if !section.header.isEmpty {
                DisplayBoardSectionHeaderCard { section.header }
              }
              DisplayBoardSectionContent(isCrowded: sections.count > 1) {
                section.content
              }
              .background {
                if sections.count > 1 { BoardSectionBackgroundView() }
              }
              if !section.footer.isEmpty {
                DisplayBoardSectionFooterCard { section.footer }
              }
            }
            .accessibilityElement(children: .contain)
          }
        }
      }
      .padding(66)
      .background { BoardBackgroundView() }
    }
  }

  struct DisplayBoardSectionContent<Content: View>: View {
    /// Whether there are other sections beside this one.
    var isCrowded: Bool
    @ViewBuilder var content: Content

    var body: some View {
      DisplayBoardCardLayout(.section) {
        Group(subviewsOf: content) { subviews in
          ForEach(subviews) { subview in
            let values = subview.containerValues
            CardView(
              scale: isCrowded || subviews.count > 15 ? .small : .normal,
              isRejected: values.isDisplayBoardCardRejected,
              pinColor: values.displayBoardCardPinColor,
              rotation: values.displayBoardCardRotation
            ) {
              subview
            }
            // A card is a container, which does not pass on the container values of its content.
            .displayBoardCardPosition(values.displayBoardCardPosition)
          }
        }
      }
    }
  }
}

struct ValuesScreen: View {
  @Environment(Party.self) private var party

  var body: some View {
    Values.DisplayBoard {
      Section("Matt’s Favorites") {
        ForEach(party.songs) { song in
          Text(song.title)
            .displayBoardCardRejected(song.id == 1 && party.isFirstRejected)
        }
      }
      Section("Sam’s Favorites") {
        ForEach(party.songsFromSam) { song in
          Text(song.title)
            .displayBoardCardRejected(song.samHasDibs)
        }
      }
      Section("Sommer’s Favorites") {
        ForEach(party.songsFromSommer) {
          Text($0.title)
        }
      }
      .displayBoardCardRejected(true)
    }
  }
}

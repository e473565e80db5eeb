import SwiftUI

/// The board of the stage that is shown.
struct BoardScreen: View {
  @Environment(Party.self) private var party

  var body: some View {
    ZStack {
      switch party.stage {
      case .dataDriven: DataDrivenScreen()
      case .anyContent: AnyContentScreen()
      case .counting: CountingScreen()
      case .sections: SectionsScreen()
      case .values: ValuesScreen()
      }
    }
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenOverlays
@testable import TweenViews

extension ControlGoldenTests.Family {
  /// What lies behind: words in a line of colour, so that what dims and shrinks them is seen.
  private static var behind: some View {
    VStack(spacing: 0) {
      Color.orange.frame(height: 60)
      Text("Behind").padding()
      Spacer()
    }
    .frame(maxWidth: .infinity)
  }

  private static func shown<Content: View>(
    _ moves: ControlState.Move..., @ViewBuilder view: () -> Content
  ) -> ControlState {
    // Comes, and has come.
    ControlState(moves: [.wait(70)] + moves, view: view)
  }

  private struct Fields: View {
    @State private var name = "Ada"
    @State private var secret = "123"
    var body: some View {
      behind.alert("Sign In", isPresented: .constant(true)) {
        TextField("Name", text: $name)
        SecureField("Password", text: $secret)
        Button("Cancel", role: .cancel) {}
        Button("OK") {}.keyboardShortcut(.defaultAction)
      } message: {
        Text("Both are needed.")
      }
    }
  }

  static var questions: Self {
    let yes = UnitPoint(x: 0.7, y: 0.6)
    let states = [
      shown(.press(yes)) {
        behind.alert("Erase all?", isPresented: .constant(true)) {
          Button("Erase", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        } message: {
          Text("There is no way back.")
        }
      },
      shown { Fields() },
      shown {
        behind.alert("Which of three?", isPresented: .constant(true)) {
          Button("First") {}
          Button("Second") {}.disabled(true)
          Button("None", role: .cancel) {}
        }
      },
      shown {
        behind.confirmationDialog("Share", isPresented: .constant(true), titleVisibility: .visible)
        {
          Button("Copy") {}
          Button("Erase", role: .destructive) {}
        } message: {
          Text("It goes where you say.")
        }
      },
    ]
    return Self(
      name: "question", sheet: ControlSheet(cell: CGSize(width: 300, height: 320), columns: 4),
      touch: states, varied: [states[0]], settings: Surroundings.strongest,
      variedSheet: ControlSheet(cell: CGSize(width: 330, height: 460)))
  }

  static var sheets: Self {
    let states = [
      shown {
        behind.sheet(isPresented: .constant(true)) {
          Text("Half").presentationDetents([.medium, .large])
        }
      },
      shown { behind.sheet(isPresented: .constant(true)) { Text("All") } },
      shown {
        behind.sheet(isPresented: .constant(true)) {
          Text("First").sheet(isPresented: .constant(true)) { Text("Second") }
        }
      },
      shown {
        behind.sheet(isPresented: .constant(true)) {
          Text("Low")
            .presentationDetents([.height(120)]).presentationDragIndicator(.visible)
            .presentationCornerRadius(30).presentationBackground(.yellow)
            .presentationBackgroundInteraction(.enabled)
        }
      },
    ]
    return Self(
      name: "sheet", sheet: ControlSheet(cell: CGSize(width: 300, height: 320), columns: 4),
      touch: states)
  }

  static var popovers: Self {
    func popover(_ edge: Edge) -> ControlState {
      shown {
        Text("Source").popover(isPresented: .constant(true), arrowEdge: edge) {
          Text("By").padding().presentationCompactAdaptation(.popover)
        }
      }
    }
    func held<Items: View>(@ViewBuilder items: () -> Items) -> ControlState {
      ControlState(moves: [.press(.center), .wait(80)]) {
        Text("Held").padding().background(.yellow, in: .rect(cornerRadius: 8)).contextMenu {
          items()
        }
      }
    }
    let states = [
      popover(.top), popover(.bottom), popover(.leading),
      held {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Erase", systemImage: "trash", role: .destructive) {}
      },
    ]
    return Self(
      name: "popover", sheet: ControlSheet(cell: CGSize(width: 300, height: 260), columns: 4),
      touch: states)
  }
}

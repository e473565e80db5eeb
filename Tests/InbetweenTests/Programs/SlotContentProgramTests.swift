import Foundation
import InbetweenTesting
import SwiftUI
import Testing

/// Pages, presentations and labels take one view and no list, as SwiftUI's do.
@Suite @MainActor struct SlotContentProgramTests {
  @MainActor final class Notes {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }

  private struct Pages: View {
    let notes: Notes
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        EmptyView()
          .onAppear {
            notes("root")
            path = [1]
          }
          .navigationDestination(for: Int.self) { _ in
            AnyView(EmptyView()).onAppear { notes("page") }
          }
      }
    }
  }

  @Test func `a modifier on nothing is made in a stack's root and in its pages`() {
    let notes = Notes()
    let tester = StageTester(Pages(notes: notes), size: CGSize(width: 200, height: 200))
    tester.advance(seconds: 1)
    #expect(notes.lines == ["root", "page"])
  }

  private struct Presented: View {
    let notes: Notes
    @State private var isSheet = true
    @State private var isCover = false

    var body: some View {
      Color.white
        .sheet(isPresented: $isSheet, onDismiss: { isCover = true }) {
          EmptyView().onAppear {
            notes("sheet")
            isSheet = false
          }
        }
        .fullScreenCover(isPresented: $isCover) { EmptyView().onAppear { notes("cover") } }
    }
  }

  @Test func `a modifier on nothing is made in what is presented`() {
    let notes = Notes()
    let tester = StageTester(Presented(notes: notes), size: CGSize(width: 200, height: 200))
    tester.advance(seconds: 3)
    #expect(notes.lines == ["sheet", "cover"])
  }

  private struct TwoOnASheet: View {
    let keep: (String, CGRect) -> Void
    @State private var isOn = true

    private func square(_ name: String) -> some View {
      Color.red.frame(width: 20, height: 20)
        .onGeometryChange(
          for: CGRect.self, of: { $0.frame(in: .global) }, action: { keep(name, $0) })
    }

    var body: some View {
      Color.white.sheet(isPresented: $isOn) {
        Group {
          square("first")
          square("second")
        }
        .padding(10)
        .onGeometryChange(
          for: CGRect.self, of: { $0.frame(in: .global) }, action: { keep("both", $0) })
      }
    }
  }

  @Test func `several views of a sheet stand one below the other, with a modifier around them all`()
    throws
  {
    var frames: [String: CGRect] = [:]
    let tester = StageTester(
      TwoOnASheet { frames[$0] = $1 }, size: CGSize(width: 300, height: 600))
    tester.settle(limit: 5)
    let first = try #require(frames["first"])
    let second = try #require(frames["second"])
    // Between them is the usual gap of a stack (Semantics 6.3); the padding is one.
    #expect(first.midX == second.midX && abs(second.minY - first.maxY - 8) < 0.001)
    let around = first.union(second).insetBy(dx: -10, dy: -10)
    let both = try #require(frames["both"])
    #expect(abs(both.minY - around.minY) < 0.001 && abs(both.height - around.height) < 0.001)
    #expect(both.width == around.width)
  }

  private struct Labels: View {
    let notes: Notes

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink {
            Text("Page")
          } label: {
            EmptyView().onAppear { notes("link") }
          }
          Menu {
            Text("Entry")
          } label: {
            EmptyView().onAppear { notes("menu") }
          }
        }
      }
    }
  }

  @Test func `a modifier on nothing is made in the label of a link and of a menu`() {
    let notes = Notes()
    let tester = StageTester(Labels(notes: notes), size: CGSize(width: 200, height: 200))
    tester.advance(frames: 2)
    #expect(notes.lines.sorted() == ["link", "menu"])
  }

  private struct Editing: View {
    let notes: Notes
    @State private var text = ""
    @FocusState private var isOn: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isOn)
        Color.red.onTapGesture {
          notes("\(UIApplication.shared.windows.first?.endEditing(true) == true)")
        }
      }
      .onAppear { isOn = true }
      .onChange(of: isOn) { _, new in notes(new ? "on" : "off") }
    }
  }

  @Test func `a window of UIKit's ends the editing of text`() {
    let notes = Notes()
    let tester = StageTester(Editing(notes: notes), size: CGSize(width: 200, height: 200))
    tester.advance(frames: 5)
    #expect(notes.lines == ["on"])
    tester.tap(CGPoint(x: 100, y: 150))
    tester.advance(frames: 5)
    #expect(notes.lines == ["on", "true", "off"])
    tester.tap(CGPoint(x: 100, y: 150))
    tester.advance(frames: 5)
    #expect(notes.lines == ["on", "true", "off", "false"])
  }

  private struct Resigning: View {
    let notes: Notes
    @State private var text = ""
    @FocusState private var isOn: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isOn)
        Color.red.onTapGesture {
          let isTaken = UIApplication.shared.sendAction(
            Selector(("resignFirstResponder")), to: nil, from: nil, for: nil)
          notes("\(isTaken)")
        }
      }
      .onAppear { isOn = true }
      .onChange(of: isOn) { _, new in notes(new ? "on" : "off") }
    }
  }

  @Test func `the action resignFirstResponder ends the editing of text`() {
    let notes = Notes()
    let tester = StageTester(Resigning(notes: notes), size: CGSize(width: 200, height: 200))
    tester.advance(frames: 5)
    tester.tap(CGPoint(x: 100, y: 150))
    tester.advance(frames: 5)
    #expect(notes.lines == ["on", "true", "off"])
    tester.tap(CGPoint(x: 100, y: 150))
    tester.advance(frames: 5)
    #expect(notes.lines == ["on", "true", "off", "false"])
  }
}

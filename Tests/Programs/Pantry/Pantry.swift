import SwiftUI

/// A list that is handled by a person: rows are selected, swiped away and scrolled. It says on
/// standard error what has happened. Compiled in Swift 5 and 6.
@main struct PantryApp: App {
  var body: some Scene {
    WindowGroup("Pantry") { Shelf() }.defaultSize(width: 320, height: 480)
  }
}

struct Shelf: View {
  @State private var jars = Array(1...40)
  @State private var chosen: Int?

  var body: some View {
    List(selection: $chosen) {
      ForEach(jars, id: \.self) { jar in
        HStack {
          Circle().fill(chosen == jar ? Color.blue : .clear).frame(width: 20, height: 20)
          Text("Jar \(jar)")
        }
      }
      .onDelete { offsets in
        for offset in offsets { tell("deleted \(jars[offset])") }
        jars.remove(atOffsets: offsets)
      }
    }
    .onChange(of: chosen) { tell("chosen \(chosen ?? 0)") }
  }

  private func tell(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

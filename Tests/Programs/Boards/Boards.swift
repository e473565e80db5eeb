import SwiftUI

/// What containers of a program's own are written like: cards of any content, of sections, with
/// values that content tells its container, while data comes, goes and moves.
@main struct BoardsApp: App {
  var body: some Scene {
    WindowGroup("Boards") {
      HStack(alignment: .top, spacing: 0) {
        SongBoard()
        VStack(spacing: 12) {
          Divided { Fruit() }
          Ranking()
          FirstAndRest { Fruit() }
        }
        .frame(width: 200)
        .padding()
      }
    }
    .defaultSize(width: 800, height: 600)
  }
}

// MARK: A board of sections

extension ContainerValues {
  @Entry var isCrossed = false
  @Entry var pin = Pin()
}

struct Pin {
  var color = Color.red
  var offset = 0.0
}

extension View {
  func crossed(_ isCrossed: Bool = true) -> some View {
    containerValue(\.isCrossed, isCrossed)
  }
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(sections: content) { section in
        VStack(spacing: 10) {
          if !section.header.isEmpty {
            section.header
              .font(.headline)
              .padding(.horizontal, 10)
              .padding(.vertical, 4)
              .background(.white, in: .capsule)
          }
          BoardCards { section.content }
          section.footer.font(.footnote)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color.brown.opacity(0.4))
  }
}

struct BoardCards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        let values = subview.containerValues
        Card(isSmall: subviews.count > 3) {
          subview
        }
        .overlay {
          if values.isCrossed {
            Capsule().fill(.red).frame(height: 6).rotationEffect(.degrees(-12))
          }
        }
        .overlay(alignment: .top) {
          Circle().fill(values.pin.color).frame(width: 10, height: 10)
            .offset(x: values.pin.offset, y: -5)
        }
      }
    }
  }
}

struct Card<Content: View>: View {
  var isSmall: Bool
  @ViewBuilder var content: Content
  @State private var tilt = 0.0

  var body: some View {
    content
      .font(isSmall ? .caption : .body)
      .padding(isSmall ? 6 : 12)
      .frame(minWidth: 90)
      .background(.yellow)
      .rotationEffect(.degrees(tilt))
      .task { tilt = isSmall ? 1 : -2 }
  }
}

struct Song: Identifiable {
  var id: String
  var isOurs = true
}

struct SongBoard: View {
  @State private var songs = [Song(id: "Scrolling"), Song(id: "Kumbaya"), Song(id: "Waterloo")]
  @State private var isOver = false

  var body: some View {
    Board {
      Text("Loose")
      if isOver { Text("The end").transition(.scale) }
      Section {
        ForEach(songs) { song in
          Text(song.id).crossed(!song.isOurs)
        }
      } header: {
        Text("Mine")
      } footer: {
        Text("\(songs.count) of them")
      }
      Section("Theirs") {
        Text("Hello")
        Text("Still here").crossed(false).containerValue(\.pin.offset, 20)
        ForEach(0..<2) { Text("No. \($0)") }
      }
      .containerValue(\.pin.color, .blue)
      .crossed(isOver)
    }
    .task {
      try? await Task.sleep(for: .seconds(0.2))
      withAnimation(.linear(duration: 0.4)) {
        songs.remove(at: 1)
        songs.append(Song(id: "Macarena", isOurs: false))
        songs.append(Song(id: "Jolene"))
      }
      try? await Task.sleep(for: .seconds(0.6))
      withAnimation(.linear(duration: 0.4)) {
        songs.reverse()
        isOver = true
      }
      try? await Task.sleep(for: .seconds(0.6))
      withAnimation { songs = [] }
    }
  }
}

// MARK: Smaller ones

struct Fruit: View {
  var body: some View {
    Text("Apple")
    Text("Pear")
    ForEach(["Plum", "Plum", "Fig"], id: \.self) { Text($0).italic() }
  }
}

/// The older way to write a container.
struct Divided<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    _VariadicView.Tree(Root()) { content }
  }

  struct Root: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack(spacing: 4) {
        ForEach(children) { child in
          child
          if child.id != children.last?.id { Divider() }
        }
      }
    }
  }
}

/// Rows that resolve rows again, in a lazy stack.
struct Ranking: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 2) {
        Numbered { ForEach(1..<10_000) { Text("Number \($0)").tag($0 * 2) } }
      }
    }
    .frame(height: 120)
    .border(.gray)
  }
}

struct Numbered<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ForEach(subviews: content) { subview in
      HStack {
        Circle().fill(.green).frame(width: 6)
        subview
        Spacer()
        if let tag = subview.containerValues.tag(for: Int.self) { Text(tag, format: .number) }
      }
    }
  }
}

struct FirstAndRest<Content: View>: View {
  @ViewBuilder var content: Content
  @State private var isShort = true

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        if let first = subviews.first { first.bold() }
        HStack {
          if isShort { subviews[1..<2] } else { subviews[1...] }
        }
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.4))
      withAnimation(.linear(duration: 0.4)) { isShort = false }
    }
  }
}

import Observation
import SwiftUI

/// A usual row: an icon and two texts. It counts the runs of its body.
struct ListBenchRow: View {
  static var bodies = 0
  let number: Int
  var note = "What stands below it"

  var body: some View {
    let _ = Self.bodies += 1
    HStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color(hue: Double(number % 36) / 36, saturation: 0.7, brightness: 0.9))
        .frame(width: 32, height: 32)
      VStack(alignment: .leading, spacing: 3) {
        Text("Row \(number)")
        Text(note).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .frame(height: 38)
  }
}

/// The element of a list. Two elements with one id may differ.
struct ListEntry: Identifiable, Equatable {
  let id: Int
  var note = "What stands below it"
}

/// The elements of a list, and a counter that makes the list's body run again.
final class ListShelf: ObservableObject {
  @Published var entries: [ListEntry]
  @Published var turn = 0
  /// Scrolls to a row.
  var scroll: (Int) -> Void = { _ in }

  init(_ numbers: Range<Int>) { entries = numbers.map { ListEntry(id: $0) } }
}

struct ShelfList: View {
  @ObservedObject var shelf: ListShelf

  var body: some View {
    let _ = shelf.turn
    ScrollViewReader { reader in
      let _ = shelf.scroll = { reader.scrollTo($0, anchor: .top) }
      List(shelf.entries) { ListBenchRow(number: $0.id, note: $0.note) }
    }
  }
}

@Observable final class RowNote: Identifiable {
  let id: Int
  var text = "What stands below it"
  init(_ id: Int) { self.id = id }
}

struct NotedRow: View {
  let note: RowNote
  var body: some View { ListBenchRow(number: note.id, note: note.text) }
}

struct SectionedList: View {
  let count: Int

  var body: some View {
    List {
      ForEach(0..<count, id: \.self) { index in
        Section("Section \(index)") { ListBenchRow(number: index) }
      }
    }
  }
}

/// A form of switches whose text size can be enlarged.
final class FormType: ObservableObject { @Published var isLarge = false }

struct SwitchForm: View {
  let count: Int
  @ObservedObject var type: FormType

  var body: some View {
    Form {
      ForEach(0..<count, id: \.self) { index in
        Toggle("Setting \(index)", isOn: .constant(index % 2 == 0))
      }
    }
    .environment(\.dynamicTypeSize, type.isLarge ? .xxxLarge : .large)
  }
}

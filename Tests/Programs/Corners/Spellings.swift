import Combine
import SwiftUI

// Spellings of one thing that programs choose among, compiled in Swift 5 and in Swift 6.

/// Types of Combine with the module's name before them.
final class Qualified: Combine.ObservableObject {
  @Combine.Published var count = 1
  let objectWillChange = Combine.ObservableObjectPublisher()
  let events = Combine.PassthroughSubject<Int, Never>()
  let latest = Combine.CurrentValueSubject<Int, Never>(0)
  let answer = Combine.Future<Int, Never> { $0(.success(1)) }
  var bag: Set<Combine.AnyCancellable> = []
}

/// Gestures that may be missing.
struct MaybeDragged: View {
  @StateObject private var model = Qualified()
  @GestureState private var isHeld = false
  var isOn = true

  var body: some View {
    Text("\(model.count)")
      .gesture(
        isOn ? DragGesture().updating($isHeld) { _, held, _ in held = true } : nil
      )
      .simultaneousGesture(isOn ? TapGesture().onEnded { model.count += 1 } : nil)
      .highPriorityGesture(isOn ? nil : LongPressGesture(), including: .gesture)
  }
}

/// Bars without an item, and with one that may be missing.
struct Bars: View {
  var isOn = true

  var body: some View {
    VStack {
      Text("empty").toolbar {}
      Text("some").toolbar { if isOn { ToolbarItem { Text("item") } } }
      Text("views").toolbar { Text("view") }
    }
  }
}

/// Sliders with the label last, as in 2019.
struct LabelsLast: View {
  @State private var level = 1.0

  var body: some View {
    Slider(
      value: $level, in: 0...10, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
      maximumValueLabel: Text("10")
    ) {
      Text("Level")
    }
    Slider(
      value: $level, in: 0...10, step: 1, minimumValueLabel: Image(systemName: "sun.min"),
      maximumValueLabel: Image(systemName: "sun.max")
    ) {
      Text("Light")
    }
    Slider(value: $level, in: 0...10, onEditingChanged: { print($0) }, label: { Text("Level") })
    Slider(value: $level) { Text("Level") }
  }
}

/// Links that share with previews of all kinds.
struct Shares: View {
  private let photo = Image(systemName: "star")
  private let words = ["one", "two"]

  var body: some View {
    ShareLink(item: "word", preview: SharePreview("Word", icon: photo))
    ShareLink("Word", item: "word", preview: SharePreview("Word", image: photo, icon: photo))
    ShareLink(Text("Photo"), item: photo, preview: SharePreview("Photo", image: photo))
    ShareLink(items: words) { SharePreview($0) }
    ShareLink(items: words, subject: Text("Words"), message: Text("Some.")) { word in
      SharePreview(word, image: photo, icon: photo)
    } label: {
      Label("Share words", systemImage: "square.and.arrow.up")
    }
  }
}

/// What a pointer and other programs do to views, and the focus taken from a field.
struct UncheckedBox: View {
  struct Entry: Identifiable {
    let id: Int
    var name: String
  }

  private let entries = [Entry(id: 1, name: "one"), Entry(id: 2, name: "two")]
  @State private var text = ""
  @State private var heard = 0

  var body: some View {
    Table(of: Entry.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(entries) { entry in
        TableRow(entry)
          .itemProvider { NSItemProvider(object: entry.name as NSString) }
      }
      TableRow(Entry(id: 3, name: "three")).draggable("three")
    }
    .importsItemProviders([.plainText]) { providers in !providers.isEmpty }
    TextField("Text", text: $text)
    Button("Done") { hideKeyboard() }
      .hoverEffect()
      .hoverEffect(.lift)
      .hoverEffect(.highlight, isEnabled: text.isEmpty)
      .hoverEffectDisabled()
    Text("heard \(heard)")
      .task {
        for await _ in NotificationCenter.default.notifications(named: .heard) { heard += 1 }
      }
      .task {
        let numbers = NotificationCenter.default.notifications(named: .heard, object: nil)
          .compactMap { $0.userInfo?["number"] as? Int }
        for await number in numbers { print("number", number) }
      }
  }
}

extension Notification.Name {
  static let heard = Notification.Name("heard")
}

extension View {
  /// The way of UIKit: to whatever has the focus.
  func hideKeyboard() {
    UIApplication.shared.sendAction(
      Selector(("resignFirstResponder")), to: nil, from: nil, for: nil)
  }
}

/// Strings with attributes for assistive programs.
struct Spoken: View {
  private var word: AttributedString {
    var word = AttributedString("tomato")
    word.accessibilitySpeechPhoneticNotation = "təˈmɑːtoʊ"
    word.accessibilitySpeechSpellsOutCharacters = true
    word.accessibilityHeadingLevel = .h1
    word.accessibilityTextCustom = ["Red text"]
    word.swiftUI.underlineStyle = Text.LineStyle(nsUnderlineStyle: [.single, .patternDot])
    return word
  }

  var body: some View {
    Text(word)
      .onAppear { print(NSUnderlineStyle(Text.LineStyle(pattern: .dash)).rawValue) }
  }
}

/// Symbols that are drawn.
struct Drawn: View {
  var isHidden = false

  var body: some View {
    Image(systemName: "checkmark").symbolEffect(.drawOn, isActive: isHidden)
    Image(systemName: "wind").symbolEffect(.drawOff.byLayer, isActive: isHidden)
      ._identified(by: "wind").modifier(_IdentifiedModifier(identifier: 3))
  }
}

import SwiftUI

/// Texts as programs have them: styles, runs put together, attributed strings, links, dates,
/// numbers and words that agree with them, a font of the program's own size. Compiled in Swift 5 and 6.
@main struct WordsApp: App {
  var body: some Scene {
    WindowGroup("Words") {
      HStack(alignment: .top, spacing: 8) {
        Styles()
        Runs()
        Links()
        Values()
      }
      .padding(8)
    }
    .defaultSize(width: 560, height: 200)
  }
}

// MARK: Styles

struct Styles: View {
  @ScaledMetric(relativeTo: .title) private var side: CGFloat = 20
  @Environment(\.dynamicTypeSize) private var typeSize
  private let styles: [Font.TextStyle] = [.title2, .headline, .body, .caption]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(styles, id: \.self) { style in
        Text(verbatim: "\(style)").font(.system(style, design: .rounded))
      }
      Text("Weights").fontWeight(.heavy).italic().underline(pattern: .dot, color: .red)
      Text("Tracked").tracking(2).textCase(.uppercase).font(.system(size: side / 2))
      Text("Digits 1,234").monospacedDigit().foregroundStyle(.secondary)
      Text("A text that is cut where its two lines are over, and says so")
        .lineLimit(2).truncationMode(.middle).multilineTextAlignment(.center)
        .minimumScaleFactor(0.9).allowsTightening(true).lineSpacing(1)
        .frame(width: 120)
      Text(typeSize.isAccessibilitySize ? "large" : "usual").badge()
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }
}

struct BadgeStyle: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.caption2.weight(.semibold).smallCaps())
      .padding(.horizontal, 4)
      .background(Capsule().fill(.yellow))
  }
}

extension View {
  func badge() -> some View { modifier(BadgeStyle()) }
}

// MARK: Runs

struct Runs: View {
  private var title: Text {
    Text("Hello, ").foregroundColor(.orange) + Text("world").bold() + Text("!").baselineOffset(3)
  }

  private var attributed: AttributedString {
    var string = AttributedString("Attributed, ")
    string.foregroundColor = .purple
    var marked = AttributedString("marked")
    marked.backgroundColor = .yellow
    marked.font = .body.bold()
    marked.kern = 1
    marked.underlineStyle = .single
    return string + marked
  }

  var body: some View {
    VStack(alignment: .leading) {
      title
      Text(attributed)
      Text("**Bold**, *italic*, `code` and ~~gone~~")
      Text("\(Image(systemName: "star.fill")) star, \(Text("red").foregroundStyle(.red))")
      Text("Gradient").font(.title.bold())
        .foregroundStyle(
          LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
      Text("Secret").privacySensitive().redacted(reason: [.privacy, .placeholder])
      Label("A label", systemImage: "bolt")
    }
    .frame(width: 140)
  }
}

// MARK: Links

private func address(_ string: String) -> URL {
  URL(string: string) ?? URL(fileURLWithPath: string)
}

struct Links: View {
  @Environment(\.openURL) private var openURL
  @State private var opened = "nothing"

  var body: some View {
    VStack(alignment: .leading) {
      Text("See [the page](https://example.org/page)")
      Link("A link", destination: address("https://example.org"))
      Link(destination: address("mailto:a@example.org")) {
        Label("Write", systemImage: "envelope")
      }
      Button("Open") {
        openURL(address("https://example.org/button")) { accepted in
          opened = accepted ? "taken" : "refused"
        }
      }
      Text(opened).contentTransition(.opacity).animation(.easeInOut, value: opened)
    }
    .tint(.green)
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url.lastPathComponent
        return url.scheme == "mailto" ? .systemAction : .handled
      })
  }
}

// MARK: Values

struct Values: View {
  @State private var count = 7
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    VStack(alignment: .trailing) {
      Text("\(count)").contentTransition(.numericText(value: Double(count))).font(.title)
      Text("\(3.14159, specifier: "%.2f") of \(count) items")
      Text("^[\(count) new message](inflect: true)")
      Text(0.25, format: .percent)
      Text(1299.5, format: .currency(code: "EUR")).environment(\.locale, Locale(identifier: "de"))
      Text(start, style: .date)
      Text(start.addingTimeInterval(90), style: .timer)
      Text(timerInterval: start...start.addingTimeInterval(60))
      Text(start, format: .dateTime.hour().minute())
    }
    .onTapGesture { withAnimation { count += 5 } }
  }
}

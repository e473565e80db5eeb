import Combine
import QuartzCore
import SwiftUI

/// Names that few programs use, each as one writes it: what is told of them are lines of output.
@main struct CornersApp: App {
  var body: some Scene {
    WindowGroup("Corners") { Board() }
      .defaultSize(width: 360, height: 520)
  }
}

/// A style that keeps the system's look, and counts presses.
struct CountingStyle: PrimitiveButtonStyle {
  @State private var count = 0

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration)
        .buttonStyle(.bordered)
        .simultaneousGesture(TapGesture().onEnded { count += 1 })
      Text("\(count)").monospacedDigit()
    }
  }
}

extension FocusedValues {
  @Entry var draft: String?
}

struct KindKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  var kind: Int? {
    get { self[KindKey.self] }
    set { self[KindKey.self] = newValue }
  }
}

struct Heard: View {
  @FocusedValue(\.draft) private var draft
  @FocusedValue(\.kind) private var kind

  var body: some View { Text("draft \(draft ?? "none"), kind \(kind.map(String.init) ?? "none")") }
}

/// Texts that tell their lines by a key.
struct Lines: View {
  var body: some View {
    HStack {
      Text("one")
      Text("twenty-two")
    }
    .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
      Color.clear.onAppear { print("texts", layouts.count) }
    }
  }
}

/// A card turned in space by Core Animation's matrix.
struct Turned: GeometryEffect {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 300
    transform = CATransform3DRotate(transform, CGFloat(angle), 0, 1, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let back = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
    return ProjectionTransform(CATransform3DConcat(transform, back))
  }
}

/// Eight publishers as one, and one that comes to rest.
final class Joined: ObservableObject {
  @Published var told = ""
  private let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    let all = Publishers.Merge8(
      subjects[0], subjects[1], subjects[2], subjects[3], subjects[4], subjects[5], subjects[6],
      subjects[7])
    all.scan("") { $0 + "\($1)" }
      .debounce(for: .milliseconds(100), scheduler: RunLoop.main)
      .sink { [weak self] text in
        print("joined", text)
        self?.told = text
      }
      .store(in: &subscriptions)
  }

  func send() { for (index, subject) in subjects.enumerated() { subject.send(index) } }
}

struct Board: View {
  @StateObject private var joined = Joined()
  @State private var angle = 0.0
  @Namespace private var glass

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Button("Count") { print("pressed") }.buttonStyle(CountingStyle())
      Heard()
      Text("source").focusedValue(\.draft, "letter").focusedSceneValue(\.kind, 3)
      Lines()
      HStack {
        Rectangle().fill(.selection).frame(width: 40, height: 30)
        Rectangle().fill(.mint).frame(width: 40, height: 30)
          .modifier(Turned(angle: angle))
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical)
          .foregroundStyle(.blue)
        Image(systemName: "person.3.sequence.fill")
        Image(systemName: "list.bullet.rectangle.portrait")
      }
      .font(.title)
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 12) {
          Text("glass").padding(10).glassEffect()
          Image(systemName: "star").padding(10).glassEffect(.regular.tint(.orange), in: .circle)
            .glassEffectUnion(id: "one", namespace: glass)
        }
      }
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Not yet."))
        .frame(height: 150)
      Text(joined.told)
      TimelineView(.periodic(from: .distantPast, by: 0.5)) { context in
        Text(context.cadence <= .live ? "live" : "slow")
      }
    }
    .scenePadding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .onAppear {
      joined.send()
      withAnimation(.linear(duration: 0.5)) { angle = .pi / 3 }
      print("caches", URL.cachesDirectory.lastPathComponent.isEmpty)
      print("resolved", Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3))
      print("animation", Animation.default)
    }
  }
}

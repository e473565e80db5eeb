import SwiftUI
#if canImport(UIKit)
  import UIKit
#endif

/// UIKit's names as programs of views write them. Compiled in Swift 5 and 6.
@main struct PhonesApp: App {
  init() {
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    UIScrollView.appearance().bounces = false
    UITextView.appearance().backgroundColor = .clear
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemOrange
    UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(Color.brand)
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.largeTitleTextAttributes = [
      .foregroundColor: UIColor.white,
      .font: UIFont(name: "Nowhere", size: 30) ?? .boldSystemFont(ofSize: 30),
    ]
    UINavigationBar.appearance().standardAppearance = bar
    UITabBar.appearance().unselectedItemTintColor = .systemGray2
  }

  var body: some Scene {
    WindowGroup("Phones") { Home() }.defaultSize(width: 320, height: 420)
  }
}

extension UIColor {
  static let ink = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0xF0E8D0) : UIColor(hex: 0x203040)
  }

  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  var hexText: String {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    let number = Int(red * 255) << 16 | Int(green * 255) << 8 | Int(blue * 255)
    return String(format: "#%06x", number)
  }
}

extension Color {
  static let brand = Color(UIColor(hex: 0x336699))
  static let ground = Color(.systemGroupedBackground)
  static let card = Color(UIColor.secondarySystemGroupedBackground)
}

extension String {
  func width(in font: UIFont) -> CGFloat { size(withAttributes: [.font: font]).width }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      controlPoint1: CGPoint(x: rect.width * 0.35, y: rect.minY - 10),
      controlPoint2: CGPoint(x: rect.width * 0.65, y: rect.maxY + 10))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.close()
    return Path(path)
  }
}

@MainActor final class Haptics {
  static let shared = Haptics()
  private init() {}

  func play(_ style: UIImpactFeedbackGenerator.FeedbackStyle) {
    let generator = UIImpactFeedbackGenerator(style: style)
    generator.prepare()
    generator.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }
}

struct Blur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

struct Editor: UIViewRepresentable {
  @Binding var text: String

  class Coordinator: NSObject, UITextFieldDelegate {
    var editor: Editor
    init(_ editor: Editor) { self.editor = editor }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: UIViewRepresentableContext<Editor>) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    field.textContentType = .emailAddress
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

struct ShareSheet: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Home: View {
  @State private var text = ""
  @State private var copied = ""
  private let rose = #colorLiteral(red: 0.8, green: 0.2, blue: 0.4, alpha: 1)

  private var image: UIImage? {
    let symbol = UIImage(
      systemName: "star.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .bold))
    // As a file and back.
    return symbol?.withTintColor(.systemOrange, renderingMode: .alwaysOriginal).pngData()
      .flatMap { UIImage(data: $0) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "other")
        Text("\(Int(UIScreen.main.bounds.width)) x \(Int(UIScreen.main.bounds.height))")
        Text(UIDevice.current.orientation.isPortrait ? "portrait" : "landscape")
        Text(UIDevice.current.systemName)
      }
      .font(Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .medium)))
      .foregroundColor(Color(uiColor: .ink))
      HStack(spacing: 0) {
        Color.brand
        Color(.systemRed)
        Color(rose)
        Color(uiColor: UIColor.systemTeal.withAlphaComponent(0.4))
        Color(.systemGray3)
        Color(uiColor: .ink)
      }
      .frame(width: UIScreen.main.bounds.width - 40, height: 36)
      .cornerRadius(18, corners: [.topLeft, .bottomRight])
      HStack {
        if let image { Image(uiImage: image).resizable().frame(width: 32, height: 32) }
        Image(uiImage: UIImage(systemName: "heart.fill") ?? UIImage()).foregroundColor(.pink)
        Text(UIColor(Color.brand).hexText)
        Text("wide").frame(width: "wide".width(in: .boldSystemFont(ofSize: 17)) + 12)
          .background(Color(.systemFill))
      }
      .font(Font(UIFont.preferredFont(forTextStyle: .headline)))
      Wave().fill(Color(.systemIndigo)).frame(height: 40).background(Color.card)
      Blur().frame(height: 44)
      Editor(text: $text).frame(height: 30)
      ShareSheet().frame(height: 30)
      Button("Copy") {
        Haptics.shared.play(.medium)
        UIPasteboard.general.string = "copied \(UIApplication.shared.windows.count)"
        copied = UIPasteboard.general.string ?? "nothing"
        UIApplication.shared.isIdleTimerDisabled = true
      }
      Text(copied)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.ground)
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification))
    {
      _ in copied = "active"
    }
    .onAppear {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      if scene?.windows.first?.safeAreaInsets.bottom ?? 0 > 0 { copied = "notch" }
    }
  }
}

import SwiftUI
import UIKit

// UIKit's drawing, and its objects that programs of views keep as values. Compiled in Swift 5 and 6.

/// A picture drawn by paths and colours.
enum Drawings {
  static func badge(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = false
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let bounds = CGRect(origin: .zero, size: size)
      UIColor.red.setFill()
      UIBezierPath(ovalIn: bounds).fill()
      UIColor.white.setStroke()
      let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4))
      ring.lineWidth = 2
      ring.stroke()
      UIColor.blue.set()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.cgContext.fillEllipse(in: bounds.insetBy(dx: 10, dy: 10))
    }
  }

  static func resized(_ image: UIImage, to size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    image.draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

struct Badge: View {
  var body: some View {
    HStack {
      Image(uiImage: Drawings.badge(CGSize(width: 40, height: 40)))
      if let small = Drawings.resized(
        Drawings.badge(CGSize(width: 40, height: 40)), to: CGSize(width: 20, height: 20))
      {
        Image(uiImage: small)
      }
    }
    .onAppear { prepare() }
  }

  private func prepare() {
    UIPageControl.appearance().backgroundStyle = .prominent
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.gray.cgColor
    view.layer.backgroundColor = UIColor.white.cgColor
    let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { action in
      print(action.title)
    }
    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in }
    let menu = UIMenu(title: "", options: .displayInline, children: [copy, delete])
    print("menu", menu.children.map(\.title))
    let scene = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    scene.delegateClass = SceneDelegate.self
  }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

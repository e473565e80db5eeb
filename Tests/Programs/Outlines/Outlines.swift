import CoreGraphics
import QuartzCore
import SwiftUI

/// Drawings by the calls of Core Graphics: into a canvas and into a bitmap.
@main struct Outlines: App {
  var body: some Scene {
    WindowGroup {
      HStack {
        Canvas { context, size in
          context.withCGContext { cg in
            cg.translateBy(x: size.width / 2, y: size.height / 2)
            cg.setShadow(offset: CGSize(width: 3, height: 3), blur: 4)
            cg.setFillColor(CGColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 1))
            cg.addPath(star(points: 5, radius: 40))
            cg.fillPath()
          }
        }
        .frame(width: 100, height: 100)
        if let image = poster() {
          Image(decorative: image, scale: 1)
        }
        Path(star(points: 7, radius: 30)).stroke(Color(cgColor: .black)).offset(x: 40, y: 50)
          .frame(width: 80, height: 100)
        Text(verbatim: String(format: "%.2f", CACurrentMediaTime()))
      }
    }
  }
}

func star(points: Int, radius: CGFloat) -> CGPath {
  let path = CGMutablePath()
  for index in 0..<points * 2 {
    let angle = CGFloat(index) * .pi / CGFloat(points)
    let length = index.isMultiple(of: 2) ? radius : radius / 2
    let point = CGPoint(x: 0, y: -length).applying(CGAffineTransform(rotationAngle: angle))
    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  path.closeSubpath()
  return path
}

func poster() -> CGImage? {
  guard
    let context = CGContext(
      data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
    let sky = CGGradient(
      colorsSpace: nil,
      colors: [
        CGColor(red: 1, green: 0.8, blue: 0.4, alpha: 1),
        CGColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1),
      ], locations: [0, 1])
  else { return nil }
  context.saveGState()
  context.addEllipse(in: CGRect(x: 5, y: 5, width: 90, height: 90))
  context.clip()
  // The warm end lies below: y grows upwards.
  context.drawLinearGradient(
    sky, start: .zero, end: CGPoint(x: 0, y: 100),
    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  context.restoreGState()
  context.setLineWidth(6)
  context.setLineCap(.round)
  context.setLineDash(phase: 0, lengths: [12, 10])
  context.setBlendMode(.multiply)
  context.setStrokeColor(gray: 0.3, alpha: 1)
  context.move(to: CGPoint(x: 10, y: 10))
  context.addCurve(
    to: CGPoint(x: 90, y: 90), control1: CGPoint(x: 90, y: 10), control2: CGPoint(x: 10, y: 60))
  context.strokePath()
  return context.makeImage()
}

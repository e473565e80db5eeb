import Foundation
import Testing
import TweenGeometry
import TweenGraphics

@testable import TweenUIKit

@Suite struct UIBezierPathTests {
  @Test func `a clockwise arc goes down from the right, as the screen has it`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 15) < 1e-9)
    #expect(abs(path.bounds.minX - 10) < 1e-9 && abs(path.bounds.maxY - 15) < 1e-9)
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2,
      clockwise: false)
    #expect(abs(other.bounds.minX - 5) < 1e-9 && abs(other.bounds.minY - 5) < 1e-9)
  }

  @Test func `only the corners that are named are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    for corner in [(39, 1), (1, 39), (39, 39)] {
      #expect(path.contains(CGPoint(x: corner.0, y: corner.1)))
    }
  }

  @Test func `reversed parts go from end to beginning, the last part first`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addCurve(
      to: CGPoint(x: 8, y: 0), controlPoint1: CGPoint(x: 5, y: 1),
      controlPoint2: CGPoint(x: 7, y: 2))
    path.move(to: CGPoint(x: 1, y: 9))
    path.addLine(to: CGPoint(x: 2, y: 9))
    path.close()
    let wanted = Path { path in
      path.move(to: CGPoint(x: 2, y: 9))
      path.addLine(to: CGPoint(x: 1, y: 9))
      path.closeSubpath()
      path.move(to: CGPoint(x: 8, y: 0))
      path.addCurve(
        to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 7, y: 2), control2: CGPoint(x: 5, y: 1))
      path.addLine(to: .zero)
    }
    #expect(Path(path.reversing()) == wanted)
  }

  @Test func `transforms, other paths and the even-odd rule are heeded`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds == CGRect(x: 100, y: 0, width: 10, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `insets make a rectangle smaller at each side by its own length`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func `paths of Core Graphics come and go with all their points`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 20))
    let path = UIBezierPath(cgPath: oval.cgPath)
    #expect(path == oval && Path(path.cgPath) == Path(ellipseIn: oval.bounds))
    let kept = path.cgPath
    path.addLine(to: .zero)
    #expect(Path(kept) == Path(oval))
    path.cgPath = oval.cgPath
    #expect(path == oval)
  }
}

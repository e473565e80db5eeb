import SwiftUI

/// Six petals around a centre.
struct Flower: Shape {
  /// How far the petals are from the centre: 0 is a bud, 1 is in full bloom.
  var openness = 1.0

  /// The number that an animation moves: each frame gets a flower with another number.
  var animatableData: Double {
    get { openness }
    set { openness = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let reach = min(rect.width, rect.height) / 2
    let petal = Path(
      ellipseIn: CGRect(
        x: reach * 0.4 * openness, y: -reach * 0.2, width: reach * 0.6, height: reach * 0.4))
    var flower = Path()
    for turn in 0..<6 {
      let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: Double(turn) * Double.pi / 3)
      flower.addPath(petal, transform: place)
    }
    return flower
  }
}

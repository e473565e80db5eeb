// .nosuch is the wrong name.
import SwiftUI
struct Hues: View { var body: some View {
  ForEach(0..<6) { Image(.nosuch).resizable().frame(width: 42, height: 42, alignment: .center).hueRotation(.degrees(Double($0 * 72))).overlay(Text("\(Double($0) * 72, specifier: "%.0f")°").font(.caption2), alignment: .bottom) }
} }

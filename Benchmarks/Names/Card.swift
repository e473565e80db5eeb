// .blak is the wrong name.
import SwiftUI
struct Card: View { @State var show = true; var body: some View {
  VStack {
    if show {
      RoundedRectangle(cornerRadius: 20, style: .continuous).fill(LinearGradient(colors: [.red, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)).frame(width: 200, height: 200).overlay(Image(systemName: "star").font(.system(size: 60)).foregroundColor(.white)).shadow(color: .blak.opacity(0.3), radius: 10, x: 0, y: 5).transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .move(edge: .bottom)))
    }
    Toggle("Show", isOn: $show.animation(.easeInOut(duration: 0.5)))
  }.padding()
} }

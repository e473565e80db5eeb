import SwiftUI

/// A small view inside of a hostile program: plain ones, and ones that do what views must not do.
struct HostileLeaf: View {
  @ObservedObject var probe: HostileProbe
  let place: Int
  @State private var count = 0

  var body: some View {
    switch probe.roll(place * 31, 18) {
    case 0, 1: Text(probe.s(place + 1))
    case 2: Text("Milk").font(.system(size: probe.n(place + 1)))
    case 3: Color.orange.frame(width: probe.n(place + 1), height: probe.n(place + 2))
    case 4: Color.blue.frame(width: 20, height: 10)
    case 5: ForEach(probe.items(place + 1)) { Text($0.name) }
    case 6:
      VStack(spacing: probe.n(place + 1)) {
        Text("a")
        Color.red.frame(height: 4)
      }
    case 7: HostileNest(probe: probe, depth: 6)
    case 8: HostileWriter(probe: probe)
    case 9:
      Text("\(count)").onChange(of: probe.phase, initial: true) { count += 1 }.onChange(of: count) {
        if count < 30 { count += 1 }
      }
    case 10:
      Text("here").onAppear { withAnimation { probe.hit() } }.onDisappear { probe.hit() }
    case 11:
      if probe.b(place + 1) {
        Color.green.frame(width: 30, height: 8).transition(probe.transition(place + 2))
      }
    case 12: Group {}
    case 13: GeometryReader { Text("\(Int($0.size.width))") }
    case 14:
      Button(probe.s(place + 1)) { withAnimation(probe.animation(place + 2)) { probe.hit() } }
    case 15:
      ScrollView { ForEach(0..<probe.count(place + 1), id: \.self) { Text("\($0)") } }.frame(
        height: 30)
    case 16: HostileShape(probe, place + 1).trim(from: probe.n(place + 2), to: probe.n(place + 3))
    default: TextField("Name", text: probe.binding(place + 1, "Ada"))
    }
  }
}

/// A view that contains itself, to a depth.
private struct HostileNest: View {
  let probe: HostileProbe
  let depth: Int

  var body: some View {
    if depth > 0 {
      ZStack {
        HostileNest(probe: probe, depth: depth - 1)
        Color.purple.frame(width: 3, height: CGFloat(depth))
      }.padding(probe.n(depth))
    }
  }
}

/// A view that writes state while its body is evaluated.
private struct HostileWriter: View {
  @ObservedObject var probe: HostileProbe

  var body: some View {
    let _ = probe.hit()
    let _ = probe.model.count += 1
    Text("\(probe.hits)")
  }
}

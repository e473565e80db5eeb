import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenControls
@testable import TweenViews

extension Specimen {
  static let structure: [Specimen] = [
    Specimen("AnyView") { _ in AnyView(Text("a").background(.white)) },
    Specimen("EmptyView") { _ in EmptyView() },
    Specimen("EquatableView") { _ in EquatableView(content: Plate()) },
    Specimen("ForEach") { _ in ForEach(0..<3) { Text("\($0)").background(.white) } },
    Specimen("GlassEffectContainer") { _ in
      GlassEffectContainer { Color.blue.frame(width: 40, height: 20).glassEffect() }
    },
    Specimen("Group") { _ in
      Group {
        Text("a")
        Color.blue.frame(width: 20, height: 10)
      }
    },
    Specimen("GroupElementsOfContent") { on in
      HStack {
        Group(subviews: Pieces()) { pieces in
          ForEach(pieces) { $0.padding(.leading, on.wrappedValue ? 10 : 0).border(.white) }
        }
      }
    },
    Specimen("GroupSectionsOfContent") { _ in
      Group(sections: Section("Head") { Pieces() }) { sections in
        ForEach(sections) { section in
          VStack {
            section.header
            HStack { section.content }
          }
        }
      }
    },
    Specimen("IDView") { _ in Plate().id(7) },
    Specimen("ModifiedContent") { _ in
      ModifiedContent(content: Text("a"), modifier: Framed())
    },
    Specimen("PlaceholderContentView") { on in
      Plate().animation(.linear(duration: 0.1)) { $0.opacity(on.wrappedValue ? 1 : 0.2) }
    },
    Specimen("Section") { _ in
      Section {
        Text("row")
      } header: {
        Text("Head")
      } footer: {
        Text("Foot").background(.white)
      }
    },
    Specimen("Subview") { _ in Group(subviews: Pieces()) { $0.first } },
    Specimen("SubviewsCollection") { _ in HStack { Group(subviews: Pieces()) { $0 } } },
    Specimen("SubviewsCollectionSlice") { _ in
      HStack { Group(subviews: Pieces()) { $0.dropFirst() } }
    },
    Specimen("TupleView") { _ in
      Text("a")
      Color.blue.frame(width: 20, height: 10)
    },
  ]

  static let timed: [Specimen] = [
    Specimen("KeyframeAnimator") { on in
      KeyframeAnimator(initialValue: 1.0, trigger: on.wrappedValue) { value in
        Plate().scaleEffect(value)
      } keyframes: { _ in
        LinearKeyframe(1.5, duration: 0.3)
        CubicKeyframe(1, duration: 0.3)
      }
    },
    Specimen("PhaseAnimator") { on in
      PhaseAnimator([0.0, 6, 12], trigger: on.wrappedValue) { value in
        Plate().offset(x: value).rotationEffect(.degrees(value))
      } animation: { _ in
        .easeInOut(duration: 0.25)
      }
    },
    Specimen("PhaseAnimator.endless") { _ in
      PhaseAnimator([0.2, 1]) { value in
        Plate().opacity(value)
      } animation: { _ in
        .linear(duration: 0.25)
      }
    },
    Specimen("TimelineView") { _ in
      TimelineView(.animation) { _ in Plate() }
    },
  ]

  static let modified: [Specimen] = [
    Specimen("View.background") { _ in
      Text("a").padding().background { Circle().fill(.blue) }.background(.thinMaterial)
    },
    Specimen("View.blendMode") { _ in Plate().blendMode(.multiply) },
    Specimen("View.blur") { on in Plate().blur(radius: on.wrappedValue ? 4 : 1) },
    Specimen("View.clipShape") { _ in Plate().clipShape(RoundedRectangle(cornerRadius: 6)) },
    Specimen("View.clipped") { _ in Plate().frame(width: 20, height: 10).clipped() },
    Specimen("View.compositingGroup") { on in
      Plate().compositingGroup().opacity(on.wrappedValue ? 1 : 0.5)
    },
    Specimen("View.contentShape") { _ in
      Plate().contentShape(Circle()).onTapGesture {}.onHover { _ in }
    },
    Specimen("View.drawingGroup") { _ in Plate().drawingGroup() },
    Specimen("View.geometryGroup") { on in
      HStack {
        Plate(); Color.blue.frame(width: on.wrappedValue ? 40 : 20, height: 10)
      }
      .geometryGroup().frame(width: 120)
    },
    Specimen("View.grayscale") { on in
      Plate().grayscale(on.wrappedValue ? 1 : 0).hueRotation(.degrees(40))
    },
    Specimen("View.ifElse") { on in
      ZStack {
        if on.wrappedValue {
          Color.blue.frame(width: 20, height: 20)
        } else {
          Text("off")
        }
      }
      // What is inserted lies in its final place at once, unless a group takes it along.
      .frame(width: 60, height: 40).background(.white).geometryGroup()
    },
    Specimen("View.mask") { _ in
      LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
        .frame(width: 60, height: 20)
        .mask {
          HStack {
            Text("m"); Circle()
          }
        }
    },
    Specimen("View.matchedGeometryEffect") { _ in Matched() },
    Specimen("View.offset") { on in
      Plate().offset(x: on.wrappedValue ? 20 : 0, y: 4)
    },
    Specimen("View.overlay") { _ in
      Plate().overlay(alignment: .topTrailing) { Circle().fill(.blue).frame(width: 8, height: 8) }
        .border(.black)
    },
    Specimen("View.position") { on in
      Plate().position(x: on.wrappedValue ? 60 : 20, y: 20).frame(width: 80, height: 40)
    },
    Specimen("View.rotation3DEffect") { on in
      Plate().rotation3DEffect(.degrees(on.wrappedValue ? 40 : 0), axis: (x: 0, y: 1, z: 0))
    },
    Specimen("View.rotationEffect") { on in
      Plate().rotationEffect(.degrees(on.wrappedValue ? 90 : 0))
    },
    Specimen("View.safeAreaInset") { _ in
      Color.blue.frame(width: 80, height: 40)
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("inset").background(.white) }
        .frame(width: 80, height: 60)
    },
    Specimen("View.scaleEffect") { on in Plate().scaleEffect(on.wrappedValue ? 1.5 : 1) },
    Specimen("View.shadow") { _ in Plate().shadow(radius: 4) },
    Specimen("View.visualEffect") { on in
      let isOn = on.wrappedValue
      Plate().visualEffect { content, proxy in
        content.scaleEffect(isOn ? 1.2 : 1).offset(x: proxy.size.width / 4)
      }
    },
  ]
}

/// Three leaves: a surface, a text and a symbol.
private struct Plate: View, Equatable {
  var body: some View {
    HStack(spacing: 4) {
      Text("plate")
      Image(systemName: "star")
    }
    .frame(width: 80, height: 24)
    .background(.white)
  }
}

/// Two views.
private struct Pieces: View {
  var body: some View {
    Text("a")
    Color.blue.frame(width: 20, height: 10)
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(4).border(.blue) }
}

/// A view that lies over another by its geometry.
private struct Matched: View {
  @Namespace private var space
  var body: some View {
    HStack {
      Color.blue.frame(width: 30, height: 20).matchedGeometryEffect(id: "place", in: space)
      Circle().matchedGeometryEffect(id: "place", in: space, isSource: false)
        .frame(width: 20, height: 20)
    }
  }
}

// isSorce is the wrong name.
import SwiftUI
struct Tabs: View { @Namespace var ns; @State var sel = 0; let tabs = ["One", "Two", "Three"]; var body: some View {
  HStack(spacing: 0) { ForEach(tabs.indices, id: \.self) { i in Text(tabs[i]).fontWeight(sel == i ? .bold : .regular).foregroundColor(sel == i ? .white : .primary).frame(maxWidth: .infinity).padding(.vertical, 10).background { if sel == i { Capsule().fill(.blue).matchedGeometryEffect(id: "bg", in: ns, isSorce: true) } }.contentShape(Rectangle()).onTapGesture { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { sel = i } } } }.padding(4).background(Color(white: 0.9), in: .capsule).frame(width: 300)
} }

// .vlaue is the wrong name.
import SwiftUI
struct Item: Identifiable { let id = UUID(); var name: String; var value: Double }
struct Bars: View { let items: [Item]; var body: some View {
  HStack(alignment: .bottom, spacing: 8) { ForEach(items) { item in VStack { Text("\(item.vlaue, specifier: "%.1f")").font(.caption).foregroundColor(.secondary); Rectangle().fill(item.value > 50 ? Color.green : Color.red).frame(width: 20, height: CGFloat(item.value) * 2).cornerRadius(4); Text(item.name).font(.caption2).lineLimit(1).minimumScaleFactor(0.5) } } }.padding().frame(maxWidth: .infinity, maxHeight: 300, alignment: .bottom).background(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.4), lineWidth: 1))
} }

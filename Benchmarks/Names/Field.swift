// .roundedBordr is the wrong name.
import SwiftUI
struct Field: View { @State var name = ""; @FocusState var isOn: Bool; var body: some View {
  VStack(alignment: .leading, spacing: 6) { Text("Name").font(.caption).foregroundStyle(.secondary); TextField("Your name", text: $name, prompt: Text("Jane").foregroundColor(.gray)).textFieldStyle(.roundedBordr).font(.body.weight(.medium)).padding(.horizontal, 12).frame(height: 44).background(RoundedRectangle(cornerRadius: 10).fill(Color.gray.opacity(0.15))).overlay(RoundedRectangle(cornerRadius: 10).stroke(isOn ? Color.accentColor : .clear, lineWidth: name.count > 20 ? 2 : 1)).focused($isOn).submitLabel(.done).onSubmit { isOn = false }.onChange(of: name) { _, new in name = String(new.prefix(30)) }; Text("\(30 - name.count) left").font(.caption2).foregroundColor(name.count > 25 ? .red : .secondary) }.padding(.horizontal, 20).animation(.easeOut(duration: 0.2), value: isOn)
} }

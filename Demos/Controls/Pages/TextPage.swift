import SwiftUI

struct TextPage: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var cups = 2
  @State private var letter = "Dear Ada,\n"
  @FocusState private var isNaming: Bool

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name, prompt: Text("Your name"))
          .focused($isNaming)
          .onSubmit { letter = "Dear \(name),\n" }
        SecureField("Secret", text: $secret)
        TextField("Cups", value: $cups, format: .number)
      }
      Section("Letter") {
        TextEditor(text: $letter).frame(height: 120)
      }
      Section {
        Button("Write the Name") { isNaming = true }
      } footer: {
        Text("Return in the name begins the letter.")
      }
    }
  }
}

import SwiftUI

struct PresentationsPage: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var showsDialog = false
  @State private var showsPopover = false
  @State private var showsCover = false
  @State private var asksName = false
  @State private var opensFile = false
  @State private var name = ""
  @State private var last = "Nothing yet"

  var body: some View {
    Form {
      Section {
        LabeledContent("Chosen", value: last)
      }
      Section {
        Button("Sheet") { showsSheet = true }
          .sheet(isPresented: $showsSheet) {
            NoteSheet { last = $0 }
              .presentationDetents([.medium, .large])
          }
        Button("Alert") { showsAlert = true }
          .alert("Delete the note?", isPresented: $showsAlert) {
            Button("Delete", role: .destructive) { last = "Deleted" }
            Button("Keep", role: .cancel) { last = "Kept" }
          } message: {
            Text("It can't be brought back.")
          }
        Button("Dialog") { showsDialog = true }
          .confirmationDialog("Send as", isPresented: $showsDialog) {
            Button("Text") { last = "Text" }
            Button("Picture") { last = "Picture" }
          }
        Button("Popover") { showsPopover = true }
          .popover(isPresented: $showsPopover) {
            Text("A few words more.")
              .padding()
              .presentationCompactAdaptation(.popover)
          }
      }
      Section {
        Button("Cover") { showsCover = true }
          .fullScreenCover(isPresented: $showsCover) { NoteSheet { last = $0 } }
        Button("Question") { asksName = true }
          .alert("Your name?", isPresented: $asksName) {
            TextField("Name", text: $name)
            Button("Cancel", role: .cancel) {}
            Button("OK") { last = name }.keyboardShortcut(.defaultAction)
          }
        Button("File") { opensFile = true }
          .fileImporter(isPresented: $opensFile, allowedContentTypes: [.item]) { result in
            last = (try? result.get())?.lastPathComponent ?? "No file"
          }
      }
    }
  }
}

private struct NoteSheet: View {
  let done: (String) -> Void
  @State private var note = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Note", text: $note, axis: .vertical)
      }
      .navigationTitle("Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            done(note.isEmpty ? "No note" : note)
            dismiss()
          }
        }
      }
    }
  }
}

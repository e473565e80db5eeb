import SwiftUI

struct PresentationsPage: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var showsDialog = false
  @State private var showsPopover = false
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

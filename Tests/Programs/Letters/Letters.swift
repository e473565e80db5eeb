import SwiftUI

/// Fields, editors and their keys as programs of views write them. Compiled in Swift 5 and 6.
@main struct LettersApp: App {
  var body: some Scene {
    WindowGroup("Letters") { Desk() }.defaultSize(width: 360, height: 640)
  }
}

struct Account: Equatable {
  var name = ""
  var mail = ""
  var password = ""
  var age = 30
  var height: Double?
  var price: Decimal = 9.5
}

extension FocusedValues {
  @Entry var draft: Binding<String>?
}

/// Which field has the focus.
enum Entry: Hashable, CaseIterable {
  case name, mail, password, age, letter
}

struct Desk: View {
  @State private var account = Account()
  @State private var letter = "Dear all,\n"
  @State private var selection: TextSelection?
  @State private var log: [String] = []
  @State private var showsHint = true
  @FocusState private var focus: Entry?
  @Namespace private var space

  private static let number: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 1
    return formatter
  }()

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $account.name)
            .textContentType(.name)
            .textInputAutocapitalization(.words)
            .submitLabel(.next)
            .focused($focus, equals: .name)
          TextField("Mail", text: $account.mail, prompt: Text("you@there"))
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .focused($focus, equals: .mail)
          SecureField("Password", text: $account.password)
            .focused($focus, equals: .password)
            .onChange(of: account.password) { _, new in
              if new.count > 8 { account.password = String(new.prefix(8)) }
            }
          TextField("Age", value: $account.age, format: .number)
            .keyboardType(.numberPad)
            .multilineTextAlignment(.trailing)
            .focused($focus, equals: .age)
          TextField("Height", value: $account.height, format: .number)
          TextField("Price", value: $account.price, formatter: Self.number)
          Menu("Insert") {
            Button("Greeting") { insert("greeting") }
            Button("Date") { insert("date") }
          }
        }
        .onSubmit { next() }
        Section("Letter") {
          TextField("Subject", text: $account.name, axis: .vertical).lineLimit(1...3)
          TextEditor(text: $letter, selection: $selection)
            .frame(height: 120)
            .focused($focus, equals: .letter)
            .focusedValue(\.draft, $letter)
            .scrollContentBackground(.hidden)
          Send()
        }
        if showsHint {
          Text("Nothing is sent.").textSelection(.enabled)
        }
      }
      .scrollDismissesKeyboard(.immediately)
      .navigationTitle("Letters")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Done") { focus = nil }
        }
      }
      .focusScope(space)
    }
    .dropDestination(for: URL.self) { urls, _ in
      tell("dropped \(urls.map(\.lastPathComponent).joined(separator: " "))")
      return true
    }
    .defaultFocus($focus, .name)
    .onKeyPress(.escape) {
      showsHint.toggle()
      return .ignored
    }
    .onKeyPress(keys: [.upArrow, .downArrow], phases: .down) { press in
      log.append("\(press.key.character)")
      return .ignored
    }
  }

  private func insert(_ what: String) {
    letter += what
    tell("inserted \(what)")
  }

  private func tell(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  private func next() {
    tell("name \(account.name), mail \(account.mail), age \(account.age)")
    let all = Entry.allCases
    guard let now = focus, let index = all.firstIndex(of: now) else { return }
    focus = index + 1 < all.count ? all[index + 1] : nil
  }
}

/// Reads what is being written, wherever that is.
struct Send: View {
  @FocusedBinding(\.draft) private var draft
  var body: some View {
    Button(draft == nil ? "Send" : "Send \(draft?.count ?? 0)") { draft = "" }
      .keyboardShortcut(.defaultAction)
      .disabled(draft?.isEmpty == true)
  }
}

import SwiftUI

struct LedgerList: View {
  @StateObject private var ledger = DatedLedger()
  @State private var account = Account()

  var body: some View {
    VStack {
      ForEach(ledger.entries) { Text($0.name) }
      Text("\(ledger.total) of \(account.balance)")
    }
    .onReceive(ledger.$total) { print("total \($0)") }
    .onAppear {
      account.watch { print("balance changes") }
      account.balance -= 1
      ledger.add(Entry(id: 1))
      ledger.add(Entry(id: 2, name: "Milk", amount: 4))
      print("records", Record().subjects.map(\.name))
      let rates = Rates()
      let loads = rates.provider.canLoadObject(ofClass: NSString.self)
      print(rates.greeting, rates.move.ty, rates.way.dy, loads)
      print(rates.texts.joined(separator: "; "))
    }
  }
}

@main struct Ledgers: App {
  var body: some Scene { WindowGroup { LedgerList() } }
}

import SwiftUI

/// The families, each of which leads to its page.
struct FamilyList: View {
  var body: some View {
    NavigationStack {
      List(Family.allCases) { family in
        NavigationLink(value: family) {
          Label(family.title, systemImage: family.symbol)
        }
      }
      .navigationTitle("Controls")
      .navigationDestination(for: Family.self) { family in
        family.page
          .navigationTitle(family.title)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}

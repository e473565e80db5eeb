import Foundation

/// The data that the widget shows.
struct CaffeineWidgetData {
  /// In milligrams.
  let caffeineAmount: Double
  let drinkName: String
  let drinkDate: Date
  var photoName: String?
}

extension CaffeineWidgetData {
  /// A cappuccino, had 28 minutes and 55 seconds before the present.
  static var previewData: CaffeineWidgetData {
    CaffeineWidgetData(
      caffeineAmount: 56.23, drinkName: "Cappuccino",
      drinkDate: Date().addingTimeInterval(-28 * 60 - 55), photoName: "cup")
  }
}

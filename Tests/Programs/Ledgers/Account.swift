import Foundation

@Observable final class Account {
  var balance = 10
  @ObservationIgnored var reads = 0

  func watch(_ change: @escaping @Sendable () -> Void) {
    withObservationTracking {
      _ = balance
    } onChange: {
      change()
    }
  }
}

struct Rates {
  /// Never asked for by the test: what counts is that the names are there.
  func load(from url: URL) async throws -> [String: Double] {
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let answer = response as? HTTPURLResponse, answer.statusCode == 200 else { return [:] }
    return try JSONDecoder().decode([String: Double].self, from: data)
  }

  var greeting: String { String(localized: "Rates of \(3)") }
  var move: CGAffineTransform { CGAffineTransform(translationX: 1, y: 2) }
  var way: CGVector { CGVector(dx: 3, dy: 4) }
  var provider: NSItemProvider { NSItemProvider(object: "rates" as NSString) }
  var action: Selector { Selector(("reload")) }

  /// What formatters make that Foundation lacks on Linux.
  var texts: [String] {
    let english = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = english
    let duration = DateComponentsFormatter()
    duration.calendar = calendar
    duration.unitsStyle = .full
    let relative = RelativeDateTimeFormatter()
    relative.locale = english
    relative.calendar = calendar
    let list = ListFormatter()
    list.locale = english
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    return autoreleasepool {
      [
        duration.string(from: 581) ?? "", relative.localizedString(from: DateComponents(day: -2)),
        list.string(from: ["a", "b", "c"]) ?? "",
        length.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)),
      ]
    }
  }
}

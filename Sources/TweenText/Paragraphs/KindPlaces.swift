/// Where the last thing of each kind stands, found in steps that do not grow with their number.
struct KindPlaces<Kind: Hashable> {
  /// Most lines have but one kind: only further ones are hashed.
  private var latest: (kind: Kind, place: Int)?
  private var places: [Kind: Int] = [:]

  func place(of kind: Kind) -> Int? {
    if let latest, latest.kind == kind { return latest.place }
    return places.isEmpty ? nil : places[kind]
  }

  mutating func set(_ place: Int, of kind: Kind) {
    if let latest, latest.kind != kind { places[latest.kind] = latest.place }
    latest = (kind, place)
  }
}

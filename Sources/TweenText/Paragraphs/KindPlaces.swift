/// The place of the last item of each kind, found in constant time.
struct KindPlaces<Kind: Hashable> {
  /// Most lines have only one kind: only further kinds are hashed.
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

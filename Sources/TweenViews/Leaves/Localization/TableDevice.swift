import TweenMotion

/// For which kind of device a text of a string catalog is chosen.
enum TableDevice: Hashable, Sendable {
  case phone, pad, mac

  init(_ idiom: InterfaceIdiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    default: self = .mac
    }
  }

  /// The names that string catalogs have for it, the best first.
  private var names: [String] {
    switch self {
    case .phone: ["iphone", "other"]
    case .pad: ["ipad", "other"]
    case .mac: ["mac", "other"]
    }
  }

  /// Of texts by devices the one for this; of others' the first by name.
  func best(
    of forms: [String: LocalizedEntry.Forms]
  ) -> LocalizedEntry.Forms? {
    names.lazy.compactMap { forms[$0] }.first ?? forms.min { $0.key < $1.key }?.value
  }
}

import TweenMotion

/// The kind of device for which a text of a string catalog is selected.
enum TableDevice: Hashable, Sendable {
  case phone, pad, mac

  init(_ idiom: InterfaceIdiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    default: self = .mac
    }
  }

  /// The names of the device in string catalogs, in order of preference.
  private var names: [String] {
    switch self {
    case .phone: ["iphone", "other"]
    case .pad: ["ipad", "other"]
    case .mac: ["mac", "other"]
    }
  }

  /// The text for this device, or else the first one by device name.
  func best(
    of forms: [String: LocalizedEntry.Forms]
  ) -> LocalizedEntry.Forms? {
    names.lazy.compactMap { forms[$0] }.first ?? forms.min { $0.key < $1.key }?.value
  }
}

/// A key of `EnvironmentValues`, with its default value.
public protocol EnvironmentKey {
  /// The type of the value under this key.
  associatedtype Value

  /// The value that is read where none was set.
  ///
  /// Evaluated on each such read; store it where making it is expensive.
  static var defaultValue: Value { get }
}

/// A key whose value bundles the settings of several modifiers, each of which sets a part.
package protocol BundlingEnvironmentKey: EnvironmentKey {
  /// Returns `own`, which was made from `base`, as if it had been made from `other`: parts that equal
  /// those of `base` become those of `other`.
  static func rebase(_ own: Value, from base: Value, to other: Value) -> Value
}

/// The keyed values that flow down the view tree.
///
/// A value over an immutable chain of settings, the newest first: copying costs one retain, and
/// setting allocates one element in front. Reading walks the chain, which is rebuilt without its
/// shadowed settings when it grows long.
public struct EnvironmentValues: CustomStringConvertible {
  private var head: EnvironmentElement?

  /// The recorder of every key that is read through this copy; nil when reads are not recorded.
  package var tracker: EnvironmentTracker?

  /// Creates an environment in which each key has its default.
  public init() {}

  /// The value set for `key`, or the key's default.
  ///
  /// A view that reads a value is updated when that value changes.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      tracker?.record(id)
      guard let element = find(id) else { return K.defaultValue }
      // An element with this identifier is of this type; a checked cast costs more than the walk.
      return unsafeDowncast(element, to: TypedEnvironmentElement<K>.self).value
    }
    set {
      head = TypedEnvironmentElement<K>(newValue, next: head)
      compactIfLong()
    }
  }

  /// The value set for the key type with this identifier; nil where the default holds. Reads
  /// unseen by the tracker.
  package func value(forKey id: ObjectIdentifier) -> Any? { find(id)?.anyValue }

  /// The keys whose values differ from `other`'s. Equatable values are compared by `==`, others
  /// by their bytes, which for objects is their identity.
  package func changedKeys(from other: EnvironmentValues) -> Set<ObjectIdentifier> {
    changedKeys(from: other, by: ValueComparison.self)
  }

  /// The keys whose values differ from `other`'s by a rule of the caller.
  package func changedKeys(
    from other: EnvironmentValues, by comparison: any ValueComparing.Type
  ) -> Set<ObjectIdentifier> {
    if head === other.head { return [] }
    var changed: Set<ObjectIdentifier> = []
    var seen: Set<ObjectIdentifier> = []
    // Below the point where the chains meet, values differ only by shadowing; so walk both only above
    // that point.
    let shared = sharedTail(with: other)
    for start in [head, other.head] {
      var element = start
      while let current = element, current !== shared {
        if seen.insert(current.id).inserted {
          let mine = find(current.id)
          let theirs = other.find(current.id)
          if mine !== theirs, !current.isEqualSetting(mine, theirs, by: comparison) {
            changed.insert(current.id)
          }
        }
        element = current.next
      }
    }
    return changed
  }

  /// These values, which were set over `base`, moved on to `other`: values that differ between `base`
  /// and `other` are taken from `other`, except those that were set here (see
  /// `BundlingEnvironmentKey` for keys of several settings).
  ///
  /// - Parameter other: Values that were set over `base` too.
  package func rebased(from base: EnvironmentValues, to other: EnvironmentValues)
    -> EnvironmentValues
  {
    let changed = other.changedKeys(from: base)
    guard !changed.isEmpty else { return self }
    var result = self
    for element in other.distinctElements.reversed() where changed.contains(element.id) {
      let own = find(element.id)
      if let setting = element.rebasing(own, from: base.find(element.id), next: result.head) {
        result.head = setting
      }
    }
    result.compactIfLong()
    return result
  }

  /// The keys that were set with their values, the newest first. A long chain that was rebuilt has
  /// only the last value of each key.
  public var description: String {
    var writes: [String] = []
    var element = head
    while let current = element {
      writes.append(current.describing)
      element = current.next
    }
    return "[" + writes.joined(separator: ", ") + "]"
  }

  // MARK: The chain

  private func find(_ id: ObjectIdentifier) -> EnvironmentElement? {
    guard let head, head.filter & EnvironmentElement.bit(of: id) != 0 else { return nil }
    // The head retains the whole chain: counting each passed element would take longer than passing
    // it.
    var element = Unmanaged.passUnretained(head)
    while true {
      if element._withUnsafeGuaranteedRef({ $0.id == id }) { return element.takeUnretainedValue() }
      guard let next = element._withUnsafeGuaranteedRef({ $0.unretainedNext }) else { return nil }
      element = next
    }
  }

  var distinctElements: [EnvironmentElement] {
    var seen: Set<ObjectIdentifier> = []
    var result: [EnvironmentElement] = []
    var element = head
    while let current = element {
      if seen.insert(current.id).inserted { result.append(current) }
      element = current.next
    }
    return result
  }

  private func sharedTail(with other: EnvironmentValues) -> EnvironmentElement? {
    var mine = head
    var theirs = other.head
    while mine !== theirs {
      let myDepth = mine?.depth ?? 0
      let theirDepth = theirs?.depth ?? 0
      if myDepth >= theirDepth { mine = mine?.next }
      if theirDepth >= myDepth { theirs = theirs?.next }
    }
    return mine
  }

  /// A chain is rebuilt when it is longer than this and than twice its distinct keys: short
  /// enough to walk, long enough that rebuilding costs nothing on the average.
  private static let longChain = 24

  private mutating func compactIfLong() {
    guard let top = head, top.depth > Self.longChain, top.depth > 2 * top.compactedDepth else {
      return
    }
    let distinct = distinctElements
    var rebuilt: EnvironmentElement?
    for element in distinct.reversed() {
      rebuilt = element.copy(next: rebuilt, compactedDepth: distinct.count)
    }
    head = rebuilt
  }
}

/// One setting of the chain.
class EnvironmentElement {
  let id: ObjectIdentifier
  let next: EnvironmentElement?
  /// The same element without a retain, for walks along the chain.
  let unretainedNext: Unmanaged<EnvironmentElement>?
  /// The length of the chain from here.
  let depth: Int
  /// The length after the last rebuilding.
  let compactedDepth: Int
  /// A set bit for each key of the chain, 64 buckets: most misses end here.
  let filter: UInt64

  init(id: ObjectIdentifier, next: EnvironmentElement?, compactedDepth: Int?) {
    self.id = id
    self.next = next
    unretainedNext = next.map { Unmanaged.passUnretained($0) }
    depth = (next?.depth ?? 0) + 1
    self.compactedDepth = compactedDepth ?? next?.compactedDepth ?? 0
    filter = (next?.filter ?? 0) | Self.bit(of: id)
  }

  static func bit(of id: ObjectIdentifier) -> UInt64 {
    // Key types are metadata addresses, at least 8 bytes apart. The bit affects only the speed of a
    // search, not its result.
    let address = UInt(bitPattern: id)
    return 1 << UInt64(truncatingIfNeeded: ((address >> 4) ^ (address >> 10)) & 63)
  }

  var anyValue: Any? { nil }
  var key: Any.Type { Never.self }
  var describing: String { "" }
  /// Returns whether two settings of this element's key, of which nil has the key's default value,
  /// are equal by a rule.
  func isEqualSetting(
    _ left: EnvironmentElement?, _ right: EnvironmentElement?,
    by comparison: any ValueComparing.Type
  ) -> Bool { false }

  final func isEqualSetting(_ left: EnvironmentElement?, _ right: EnvironmentElement?) -> Bool {
    isEqualSetting(left, right, by: ValueComparison.self)
  }
  func copy(next: EnvironmentElement?, compactedDepth: Int) -> EnvironmentElement { self }
  /// The setting as if `own`, set over `base`, were set over this one; nil where that is `own`
  /// itself.
  func rebasing(
    _ own: EnvironmentElement?, from base: EnvironmentElement?, next: EnvironmentElement?
  )
    -> EnvironmentElement?
  { nil }
}

final class TypedEnvironmentElement<Key: EnvironmentKey>: EnvironmentElement {
  let value: Key.Value

  init(_ value: Key.Value, next: EnvironmentElement?, compactedDepth: Int? = nil) {
    self.value = value
    super.init(id: ObjectIdentifier(Key.self), next: next, compactedDepth: compactedDepth)
  }

  override var anyValue: Any? { value }
  override var key: Any.Type { Key.self }

  override var describing: String { "EnvironmentPropertyKey<\(Key.self)> = \(value)" }

  override func isEqualSetting(
    _ left: EnvironmentElement?, _ right: EnvironmentElement?,
    by comparison: any ValueComparing.Type
  ) -> Bool {
    let leftValue = (left as? Self)?.value ?? Key.defaultValue
    let rightValue = (right as? Self)?.value ?? Key.defaultValue
    return comparison.isEqual(leftValue, rightValue)
  }

  override func copy(next: EnvironmentElement?, compactedDepth: Int) -> EnvironmentElement {
    TypedEnvironmentElement(value, next: next, compactedDepth: compactedDepth)
  }

  override func rebasing(
    _ own: EnvironmentElement?, from base: EnvironmentElement?, next: EnvironmentElement?
  ) -> EnvironmentElement? {
    if own === base || isEqualSetting(own, base) {
      return TypedEnvironmentElement(value, next: next)
    }
    guard let bundle = Key.self as? any BundlingEnvironmentKey.Type else { return nil }
    return Self.rebasing(bundle, own, from: base, to: self, next: next)
  }

  private static func rebasing<Bundle: BundlingEnvironmentKey>(
    _ bundle: Bundle.Type, _ own: EnvironmentElement?, from base: EnvironmentElement?,
    to other: EnvironmentElement, next: EnvironmentElement?
  ) -> EnvironmentElement? {
    func value(_ element: EnvironmentElement?) -> Bundle.Value {
      (element as? TypedEnvironmentElement<Bundle>)?.value ?? Bundle.defaultValue
    }
    let merged = Bundle.rebase(value(own), from: value(base), to: value(other))
    return TypedEnvironmentElement<Bundle>(merged, next: next)
  }
}

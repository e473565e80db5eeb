import CTweenConformances

/// The types of the program that runs, as its metadata lists them.
///
/// A debug build has all of them, also private ones and those of libraries, and so has a program that
/// `inbetween` compiled. A release build leaves out what nothing in the program uses.
enum ProgramTypes {
  /// Whether the runtime lists types at all.
  static var areListed: Bool { ctc_can_list() != 0 }

  /// Whether this program was built so that all its types are there.
  static var areComplete: Bool {
    #if DEBUG
      areListed
    #else
      areListed && ProgramRebuild.ofThisProgram.map { $0.isOfFiles && !$0.isOptimized } ?? false
    #endif
  }

  /// The types that conform to a protocol and are not generic, by their names in full.
  ///
  /// - Parameter existential: `(any P).self`, P being one protocol.
  static func conforming(to existential: Any.Type) -> [Any.Type] {
    final class List {
      var types: [Any.Type] = []
    }
    let list = List()
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    ctc_list(metadata, Unmanaged.passUnretained(list).toOpaque()) { type, context in
      guard let type, let context else { return }
      let list = Unmanaged<List>.fromOpaque(context).takeUnretainedValue()
      list.types.append(unsafeBitCast(type, to: Any.Type.self))
    }
    return list.types.map { (name: String(reflecting: $0), type: $0) }
      .sorted { $0.name < $1.name }.map(\.type)
  }
}

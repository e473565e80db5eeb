import CTweenConformances

/// The types of the running program, as its metadata lists them.
///
/// A debug build lists all types, also private types and those of libraries; so does a program that
/// `inbetween` compiled. A release build omits unused types.
enum ProgramTypes {
  /// Whether the runtime can list types.
  static var areListed: Bool { ctc_can_list() != 0 }

  /// Whether the build of this program keeps all its types.
  static var areComplete: Bool {
    #if DEBUG
      areListed
    #else
      areListed && ProgramRebuild.ofThisProgram.map { $0.isOfFiles && !$0.isOptimized } ?? false
    #endif
  }

  /// Returns the non-generic types that conform to a protocol, sorted by their full names.
  ///
  /// - Parameter existential: `(any P).self` for one protocol P.
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

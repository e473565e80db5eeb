import Foundation

/// A message of the compiler; exactly one of these properties is set. Only the parts that our macros
/// need are decoded.
struct MacroRequest: Decodable {
  struct Nothing: Decodable {}

  struct Macro: Decodable {
    var typeName: String
  }

  /// A piece of the program's text, with the comments around it.
  struct Syntax: Decodable {
    struct Location: Decodable {
      var fileName: String
      var offset: Int
      /// The file as in `#fileID`, and the line, counted from 1.
      var fileID: String?
      var line: Int?
    }
    var source: String
    var location: Location
  }

  struct Freestanding: Decodable {
    var macro: Macro
    /// The prefix of names that are unique to this expansion.
    var discriminator: String
    var syntax: Syntax
  }

  struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    /// For a conformance: the type, and the protocols to which it does not conform yet; nil where it
    /// does.
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?
    /// The declarations around this one, the innermost first, without their contents.
    var lexicalContext: [Syntax]?
  }

  var getCapability: Nothing?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
  var loadPluginLibrary: Nothing?
}

/// The answer, in JSON, to a message of the compiler that requests the expansion of a macro. There is
/// no parser of Swift here: see `TokenReader`.
package struct MacroAnswer {
  package let encoded: Data

  /// An invalid message gets an empty answer.
  package init(to message: Data) {
    do {
      let request = try JSONDecoder().decode(MacroRequest.self, from: message)
      encoded = try Self.answer(to: request)
    } catch {
      encoded = Data("{}".utf8)
    }
  }

  private struct Capability: Encodable {
    struct Result: Encodable {
      struct Version: Encodable {
        // Version 7 introduced the contexts around a declaration.
        var protocolVersion = 7
        var features: [String] = []
      }
      var capability = Version()
    }
    var getCapabilityResult = Result()
  }

  private struct Library: Encodable {
    struct Result: Encodable {
      var loaded = false
      var diagnostics: [Diagnostic] = []
    }
    var loadPluginLibraryResult = Result()
  }

  struct Diagnostic: Codable, Equatable {
    struct Position: Codable, Equatable {
      var fileName: String
      var offset: Int
    }
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  struct Expansion: Codable {
    struct Result: Codable {
      var expandedSource: String?
      var diagnostics: [Diagnostic] = []
    }
    var expandMacroResult: Result
  }

  private static func answer(to request: MacroRequest) throws -> Data {
    let encoder = JSONEncoder()
    if request.getCapability != nil { return try encoder.encode(Capability()) }
    if request.loadPluginLibrary != nil { return try encoder.encode(Library()) }
    var result = Expansion.Result(expandedSource: "")
    if let preview = request.expandFreestandingMacro, preview.macro.typeName == "PreviewMacro" {
      let place = preview.syntax.location
      result.expandedSource =
        PreviewMacro(
          preview.syntax.source, discriminator: preview.discriminator,
          fileID: place.fileID ?? place.fileName, line: place.line ?? 0
        ).record
    } else if let attached = request.expandAttachedMacro {
      do {
        result.expandedSource = try expansion(of: attached)
      } catch let error as MacroError {
        let place = attached.declSyntax.location
        result.diagnostics = [
          Diagnostic(
            message: error.message,
            position: .init(fileName: place.fileName, offset: place.offset))
        ]
      }
    }
    return try encoder.encode(Expansion(expandMacroResult: result))
  }

  private static func expansion(of request: MacroRequest.Attached) throws -> String {
    switch request.macro.typeName {
    case "EntryMacro":
      let entry = try EntryMacro(
        request.declSyntax.source, contexts: (request.lexicalContext ?? []).map(\.source))
      return request.macroRole == "accessor" ? entry.accessors : entry.key
    case "EntryDefaultValueMacro":
      return try EntryDefaultValueMacro(request.declSyntax.source).accessor
    case "AnimatableMacro":
      guard request.macroRole == "extension" else {
        return try AnimatableMacro(request.declSyntax.source).member
      }
      return AnimatableMacro.conformance(
        of: request.extendedTypeSyntax?.source,
        isMissing: request.conformanceListSyntax?.source.contains("Animatable") == true)
    default:
      // A declaration for previews only expands to nothing.
      return ""
    }
  }
}

/// The reason why a macro can't be expanded.
struct MacroError: Error {
  var message: String
}

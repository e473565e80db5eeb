import Foundation

/// A preview that a macro keeps, for the command `previews` to find. Programs don't write it.
public protocol _PreviewRecord {
  /// The file it stands in: "Module/File.swift".
  static var _fileID: String { get }
  /// The line it begins in, counted from 1.
  static var _line: Int { get }
  /// What it shows.
  @MainActor static func _make() -> Preview
}

/// What macros call `Preview`, which a program may name something of its own.
public typealias _Preview = Preview

/// What `#Preview` describes.
public struct Preview: Sendable {
  /// The kind of trait that previews of views have.
  public enum ViewTraits: Sendable {}

  /// One picture of a preview.
  package struct Page {
    /// What tells it from the preview's other ones; nil where there is one.
    package var name: String?
    /// What it shows.
    package var content: @MainActor () -> AnyView
    /// How large it is; nil: as the preview's traits say.
    package var layout: PreviewLayout?
    /// Whether it has a window's ground behind it.
    package var hasGround = true
    /// The present; nil: as everywhere.
    package var date: Date?

    /// A page.
    package init(name: String? = nil, content: @escaping @MainActor () -> AnyView) {
      self.name = name
      self.content = content
    }
  }

  /// What it is called; nil: nothing.
  package let name: String?
  /// How it is shown.
  package let notes: @MainActor @Sendable () -> PreviewNotes
  /// What must have run, on a stage, before it shows something; nil: nothing.
  package let load: (@MainActor @Sendable () async -> Void)?
  /// What it shows.
  package let pages: @MainActor @Sendable () -> [Page]

  /// A preview of several pictures. Its name has a label, so that no `#Preview` of this package finds
  /// two initializers.
  package init(
    named name: String?,
    notes: @escaping @MainActor @Sendable () -> PreviewNotes = { PreviewNotes() },
    load: (@MainActor @Sendable () async -> Void)? = nil,
    pages: @escaping @MainActor @Sendable () -> [Page]
  ) {
    self.name = name
    self.notes = notes
    self.load = load
    self.pages = pages
  }

  /// A preview of views.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - traits: How it is shown; the last one of a kind holds.
  ///   - body: The views.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    let traits = traits
    self.init(
      named: name,
      notes: {
        var notes = PreviewNotes()
        for trait in traits { trait.note(&notes) }
        return notes
      },
      pages: {
        [
          Page {
            traits.reversed().reduce(AnyView(body())) { view, trait in
              trait.surround?(view) ?? view
            }
          }
        ]
      })
  }
}

/// A way to show a preview.
public struct PreviewTrait<T>: Sendable {
  /// What it says of the canvas.
  let note: @Sendable (inout PreviewNotes) -> Void
  /// What it puts around the previewed views; nil: nothing.
  let surround: (@MainActor @Sendable (AnyView) -> AnyView)?

  init(_ note: @escaping @Sendable (inout PreviewNotes) -> Void) {
    self.note = note
    surround = nil
  }

  init(surround: @escaping @MainActor @Sendable (AnyView) -> AnyView) {
    note = { _ in }
    self.surround = surround
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As the device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// As large as the previewed views wish.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// So many points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  /// On its side, turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
  /// On its side, turned to the right.
  public static var landscapeRight: PreviewTrait {
    PreviewTrait { $0.orientation = .landscapeRight }
  }
  /// With what a modifier puts around the previewed views.
  @MainActor @preconcurrency
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    // The main actor's own, which alone asks for it.
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(surround: { content in
      AnyView(PreviewSurroundings(modifier: modifier, content: content))
    })
  }
}

/// Previewed views with what a modifier puts around them, once the shared context is there.
private struct PreviewSurroundings<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?

  var body: some View {
    Group {
      if let context { modifier.body(content: content, context: context) }
    }
    .task {
      do {
        context = try await SharedPreviewContexts.context(of: M.self)
      } catch {
        RunningProgram.warn("The shared context of \(M.self) failed: \(error).")
      }
    }
  }
}

/// What previews share, made once in a process.
@MainActor private enum SharedPreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    if let known = contexts[ObjectIdentifier(type)] as? M.Context { return known }
    let new = try await M.makeSharedContext()
    contexts[ObjectIdentifier(type)] = new
    return new
  }
}

/// What surrounds previewed views, with a context that all previews of a kind share.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  /// The previewed views, as the modifier is given them.
  typealias Content = AnyView
  /// Makes what all previews with this modifier share, once.
  static func makeSharedContext() async throws -> Context
  /// The previewed views with what surrounds them.
  ///
  /// - Parameters:
  ///   - content: the previewed views.
  ///   - context: what `makeSharedContext()` made.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing to share.
  public static func makeSharedContext() async throws {}
}

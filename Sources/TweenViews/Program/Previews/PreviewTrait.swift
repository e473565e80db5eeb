import Foundation

/// A preview that the macro `#Preview` registers, for the command `previews` to find. Programs do not
/// conform to it themselves.
public protocol _PreviewRecord {
  /// The file that declares the preview: "Module/File.swift".
  static var _fileID: String { get }
  /// The line in which the preview begins, counted from 1.
  static var _line: Int { get }
  /// Makes the preview.
  @MainActor static func _make() -> Preview
}

/// The name under which macros refer to `Preview`, in case a program declares its own `Preview`.
public typealias _Preview = Preview

/// A preview, as `#Preview` describes it.
public struct Preview: Sendable {
  /// The kind of traits for previews of views.
  public enum ViewTraits: Sendable {}

  /// One picture of a preview.
  package struct Page {
    /// The page's name among the pages of the preview; nil if there is only one.
    package var name: String?
    /// The view that the page shows.
    package var content: @MainActor () -> AnyView
    /// The size of the canvas; nil for the size that the preview's traits set.
    package var layout: PreviewLayout?
    /// Whether a window's background is drawn behind it.
    package var hasGround = true
    /// The date that counts as now; nil for the usual one.
    package var date: Date?

    /// Creates a page with a name and a view.
    package init(name: String? = nil, content: @escaping @MainActor () -> AnyView) {
      self.name = name
      self.content = content
    }
  }

  /// The preview's name, or nil if it has none.
  package let name: String?
  /// The values that the preview's traits set.
  package let notes: @MainActor @Sendable () -> PreviewNotes
  /// Loads what the preview needs, on a stage, before the pages are drawn; nil if it needs nothing.
  package let load: (@MainActor @Sendable () async -> Void)?
  /// The pages of the preview.
  package let pages: @MainActor @Sendable () -> [Page]

  /// Creates a preview of several pages. The label `named` keeps `#Preview` in this package from matching
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

  /// Creates a preview of views.
  ///
  /// - Parameters:
  ///   - name: The preview's name.
  ///   - traits: The settings of the preview; of several of one kind the last one is used.
  ///   - body: The views to preview.
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

/// A setting of a preview, such as its size or orientation.
public struct PreviewTrait<T>: Sendable {
  /// Sets the trait's values of the canvas.
  let note: @Sendable (inout PreviewNotes) -> Void
  /// Wraps the previewed views; nil if the trait does not.
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
  /// A canvas with the size of the device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// A canvas with the ideal size of the previewed views.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// Returns a trait for a canvas with a width and a height in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
  /// A device that is upright.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  /// A device that is upside down.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  /// A device on its side, turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
  /// A device on its side, turned to the right.
  public static var landscapeRight: PreviewTrait {
    PreviewTrait { $0.orientation = .landscapeRight }
  }
  /// Returns a trait that wraps the previewed views in a modifier.
  @MainActor @preconcurrency
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    // Only the main actor uses the modifier.
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(surround: { content in
      AnyView(PreviewSurroundings(modifier: modifier, content: content))
    })
  }
}

/// Previewed views wrapped by a modifier, shown once the shared context is made.
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

/// The contexts that previews share, each made once in a process.
@MainActor private enum SharedPreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    if let known = contexts[ObjectIdentifier(type)] as? M.Context { return known }
    let new = try await M.makeSharedContext()
    contexts[ObjectIdentifier(type)] = new
    return new
  }
}

/// A modifier that wraps previewed views, with a context that all previews of its kind share.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  /// The type of the previewed views that the modifier receives.
  typealias Content = AnyView
  /// Makes the context for all previews with this modifier. Called once in a process.
  static func makeSharedContext() async throws -> Context
  /// Returns the previewed views with what surrounds them.
  ///
  /// - Parameters:
  ///   - content: the previewed views.
  ///   - context: the result of `makeSharedContext()`.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes an empty context: nothing is shared.
  public static func makeSharedContext() async throws {}
}

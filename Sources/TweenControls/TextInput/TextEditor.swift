import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A text of many lines that can be edited; it takes all the room that it is offered.
public struct TextEditor: View {
  private let text: Binding<String>

  /// An editor of a text, which is written with each edit.
  public init(text: Binding<String>) { self.text = text }

  /// The text on its ground.
  public var body: some View {
    FieldBody(text: text, prompt: AnyView(EmptyView()), isEditor: true)
      .padding(.vertical, 8)
      .padding(.horizontal, 5)
      .background(.background)
  }
}

import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

// Titles of fields and what stands beside them, by a resource.

extension TextField where Label == Text {
  /// A field for a value that may be missing, with a title that is looked up: no text is nil.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// A field for a value that a formatter turns into text and back, with a title that is looked up.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }

  /// A field with a title that a resource names, and what is selected in it.
  ///
  /// - Parameters:
  ///   - titleResource: What the field is for.
  ///   - text: Written with each edit.
  ///   - selection: Written with each move; what is written to it is selected. nil: the end.
  ///   - prompt: Shows while there is no text; nil: the title.
  ///   - axis: Along which it grows; nil: it has one line.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      FieldContent(text: text), prompt: prompt, axis: axis ?? .horizontal,
      label: Text(titleResource),
      selection: selection)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title, which is named by a resource, and a value in a format.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleResource)
    }
  }
}

extension ContentUnavailableView
where Label == TweenControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a picture of the program's own over it, and a description beneath.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      TweenControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A title with a picture of the program's own over it, and a description beneath.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image resource: ImageResource, description: Text? = nil
  ) {
    self.init {
      TweenControls.Label(title, image: resource)
    } description: {
      description
    }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title, which string tables may say otherwise, whose rows can be hidden.
  ///
  /// - Parameters:
  ///   - titleResource: its header.
  ///   - isExpanded: whether its rows show.
  ///   - content: its rows.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleResource) })
  }
}

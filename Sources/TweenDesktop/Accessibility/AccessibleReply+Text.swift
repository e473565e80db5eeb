import TweenViews

extension AccessibleProgram {
  // MARK: Text

  func text(_ call: AccessibleCall, _ object: AccessibleObject) -> AccessibleReply? {
    guard let text = object.text else { return nil }
    let count = text.scalars.count
    switch call.member {
    case "GetText":
      let end = call.integer(1) < 0 ? count : call.integer(1)
      return .value(.string(text.words(Self.range(call.integer(0), end))))
    case "GetCharacterAtOffset":
      let index = call.integer(0)
      return .value(
        .int32(text.scalars.indices.contains(index) ? Int32(text.scalars[index].value) : 0))
    case "GetStringAtOffset":
      return part(
        of: text, text.range(around: call.integer(0), by: .init(granularity: call.integer(1))))
    case "GetTextAtOffset":
      return part(
        of: text, text.range(around: call.integer(0), by: .init(boundary: call.integer(1))))
    case "GetTextBeforeOffset":
      let unit = AccessibleText.Unit(boundary: call.integer(1))
      let start = text.range(around: call.integer(0), by: unit).lowerBound
      return part(of: text, start > 0 ? text.range(around: start - 1, by: unit) : 0..<0)
    case "GetTextAfterOffset":
      let unit = AccessibleText.Unit(boundary: call.integer(1))
      let end = text.range(around: call.integer(0), by: unit).upperBound
      return part(of: text, end < count ? text.range(around: end, by: unit) : count..<count)
    case "GetNSelections": return .value(.int32(text.selection.isEmpty ? 0 : 1))
    case "GetSelection":
      return .values([
        .int32(Int32(text.selection.lowerBound)), .int32(Int32(text.selection.upperBound)),
      ])
    case "SetCaretOffset": return select(call.integer(0), call.integer(0), in: text, of: object)
    case "AddSelection": return select(call.integer(0), call.integer(1), in: text, of: object)
    case "SetSelection": return select(call.integer(1), call.integer(2), in: text, of: object)
    case "RemoveSelection":
      let caret = text.caret ?? 0
      return select(caret, caret, in: text, of: object)
    default: return lookOfText(call, object, count)
    }
  }

  /// Answers calls about the look of text: attributes are not reported, and the extents of characters
  /// are those of the whole element.
  private func lookOfText(
    _ call: AccessibleCall, _ object: AccessibleObject, _ count: Int
  ) -> AccessibleReply? {
    switch call.member {
    case "GetAttributeValue": return .value(.string(""))
    case "GetAttributes", "GetAttributeRun":
      return .values([Self.texts([:]), .int32(0), .int32(Int32(count))])
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return .value(Self.texts([:]))
    case "GetCharacterExtents", "GetRangeExtents":
      let own = extents(
        of: object, from: call.origin(call.member == "GetRangeExtents" ? 2 : 1))
      return .values([own.x, own.y, own.width, own.height].map { .int32(Int32($0)) })
    case "GetOffsetAtPoint": return .value(.int32(-1))
    case "GetBoundedRanges": return .value(.array(of: "(iisv)", []))
    case "ScrollSubstringTo", "ScrollSubstringToPoint": return .refused
    default: return nil
    }
  }

  private static func range(_ start: Int, _ end: Int) -> Range<Int> {
    max(0, min(start, end))..<max(0, max(start, end))
  }

  private func part(of text: AccessibleText, _ range: Range<Int>) -> AccessibleReply {
    .values([
      .string(text.words(range)), .int32(Int32(range.lowerBound)), .int32(Int32(range.upperBound)),
    ])
  }

  private func select(
    _ start: Int, _ end: Int, in text: AccessibleText, of object: AccessibleObject
  ) -> AccessibleReply {
    guard text.caret != nil else { return .refused }
    return .request(object.key, .select(Self.range(start, end)), [.bool(true)])
  }

  // MARK: EditableText

  func editableText(_ call: AccessibleCall, _ object: AccessibleObject) -> AccessibleReply? {
    guard let text = object.text else { return nil }
    guard text.isEditable else { return .refused }
    let count = text.scalars.count
    func set(_ new: String) -> AccessibleReply {
      .request(object.key, .setText(new), [.bool(true)])
    }
    switch call.member {
    case "SetTextContents": return set(call.text(0))
    case "InsertText":
      // The number of bytes in the call is ignored: the whole text is inserted.
      let place = call.integer(0) < 0 ? count : min(call.integer(0), count)
      return set(text.words(0..<place) + call.text(1) + text.words(place..<count))
    case "DeleteText":
      let end = call.integer(1) < 0 ? count : call.integer(1)
      let range = Self.range(call.integer(0), end).clamped(to: 0..<count)
      return set(text.words(0..<range.lowerBound) + text.words(range.upperBound..<count))
    case "CopyText", "CutText", "PasteText": return .refused
    default: return nil
    }
  }
}

extension AccessibleText {
  /// The unit of text that a screen reader reads.
  enum Unit {
    case character, word, sentence, line

    init(granularity: Int) {
      switch granularity {
      case 0: self = .character
      case 1: self = .word
      case 2: self = .sentence
      default: self = .line
      }
    }

    init(boundary: Int) {
      switch boundary {
      case 0: self = .character
      case 1, 2: self = .word
      case 3, 4: self = .sentence
      default: self = .line
      }
    }
  }

  /// Returns the unit of text that contains an index, including the whitespace after it.
  func range(around place: Int, by unit: Unit) -> Range<Int> {
    let count = scalars.count
    guard count > 0 else { return 0..<0 }
    let place = min(max(0, place), count - 1)
    if unit == .character { return place..<place + 1 }
    var start = place
    while start > 0, !begins(unit, at: start) { start -= 1 }
    var end = place + 1
    while end < count, !begins(unit, at: end) { end += 1 }
    return start..<end
  }

  private func begins(_ unit: Unit, at index: Int) -> Bool {
    let before = scalars[index - 1]
    switch unit {
    case .character: return true
    case .line: return before == "\n"
    case .word: return before.properties.isWhitespace && !scalars[index].properties.isWhitespace
    case .sentence:
      if before == "\n" { return true }
      guard before.properties.isWhitespace, !scalars[index].properties.isWhitespace else {
        return false
      }
      let ends = scalars[..<index].reversed().first { !$0.properties.isWhitespace }
      return ends == "." || ends == "!" || ends == "?"
    }
  }
}

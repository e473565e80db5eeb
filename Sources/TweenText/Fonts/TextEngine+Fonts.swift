extension TextEngine {
  /// Whether a family or a font of that name exists; without a warning if it does not.
  package func hasFont(named name: String) -> Bool {
    state.withLock { $0.typesetter.fonts.hasFont(named: name) }
  }

  /// The heights of capitals and of small letters without arms above the baseline, in points. Zeros
  /// for a font that cannot be loaded or an unusable size.
  package func letterHeights(of font: FontRequest) -> (capital: Double, small: Double) {
    guard font.hasUsableSize else { return (0, 0) }
    return state.withLock { state in
      switch state.typesetter.fonts.face(for: FontLook(font)) {
      case .success(let face):
        let unit = font.size / face.unitsPerEm
        return (face.capHeight * unit, face.xHeight * unit)
      case .failure(let error):
        state.typesetter.fonts.warn("\(error)")
        return (0, 0)
      }
    }
  }
}

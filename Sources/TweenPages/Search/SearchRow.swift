import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenViews

/// Lengths of search fields, in points (Scenes 1.5, 1.9).
struct SearchMetrics: Sendable {
  var rowHeight: CGFloat = 52
  var fieldHeight: CGFloat = 36
  var radius: CGFloat = 10
  var margin: CGFloat = 16
  var scopesHeight: CGFloat = 46
  var toolbarWidth: CGFloat = 240
  var tokenHeight: CGFloat = 24
  var tokenRadius: CGFloat = 6

  static let classic = SearchMetrics()
}

/// A row with a search field. While the field is in use, the row has a Cancel button, and the
/// scopes below it.
struct SearchRow: View {
  let entry: SearchEntry

  var body: some View {
    let metrics = SearchMetrics.classic
    let look = entry.model.look
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        SearchField(entry: entry)
        if entry.model.isActive {
          Button {
            entry.model.cancel()
          } label: {
            Text(system: .cancel).font(.system(size: 17)).fixedSize()
              .frame(height: metrics.fieldHeight).contentShape(Rectangle())
          }
          .transition(.opacity)
        }
      }
      .padding(.horizontal, metrics.margin)
      .frame(height: metrics.rowHeight, alignment: .top)
      if entry.model.isActive, let scopes = look.scopes {
        SearchScopeBar(scopes: scopes)
          .padding(.horizontal, metrics.margin)
          .frame(height: metrics.scopesHeight, alignment: .top)
          .transition(.opacity)
      }
    }
    .dynamicTypeSize(.large)
    .environment(\.self, look.environment)
  }
}

/// The text field of a search.
struct SearchField: View {
  let entry: SearchEntry
  @FocusState private var isFocused: Bool

  init(entry: SearchEntry) { self.entry = entry }

  var body: some View {
    let metrics = SearchMetrics.classic
    let model = entry.model
    let look = model.look
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").font(.system(size: 15)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      if let tokens = look.tokens { tokens }
      FocusBoundSearchText(
        content: TextField(text: model.text, prompt: look.prompt ?? Text(system: .search)) {
          look.prompt ?? Text(system: .search)
        }
        .textFieldStyle(.plain)
        .font(.system(size: 17))
        .focused($isFocused)
        .onSubmit { model.submit() }
        .submitScope())
      if !model.text.wrappedValue.isEmpty {
        Button {
          model.text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").font(.system(size: 15))
            .foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(system: .clearText))
      }
    }
    .padding(.horizontal, 7)
    .frame(height: metrics.fieldHeight)
    .background(
      ControlColors.tertiaryFill, in: RoundedRectangle(cornerRadius: metrics.radius)
    )
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
    .accessibilityAddTraits(.isSearchField)
    .onChange(of: isFocused) { if isFocused { model.begin() } }
    .onChange(of: model.focusRequests) { isFocused = model.requestsFocus }
    .onAppear { if model.requestsFocus { isFocused = true } }
  }
}

/// The scopes to which a search can be limited.
struct SearchScopes {
  let bar: AnyView
  /// The view that the program declares.
  let content: Any

  /// Whether there is any scope: a condition can leave all of them out.
  @MainActor var isThere: Bool { !((content as? any MenuEmptiness)?.isEmptyMenu ?? false) }
}

private struct SearchScopeBar: View {
  let scopes: SearchScopes

  var body: some View { scopes.bar }
}

/// The scopes side by side, of which one is selected.
struct ScopeChoice<Value: Hashable, Scopes: View> {
  let selection: Binding<Value>
  let scopes: Scopes

  nonisolated init(selection: Binding<Value>, scopes: Scopes) {
    self.selection = selection
    self.scopes = scopes
  }
}

extension ScopeChoice: View {
  var body: some View {
    Group(subviews: scopes) { views in
      HStack(spacing: 0) {
        ForEach(Array(views.enumerated()), id: \.element.id) { place, view in
          scope(view, tag: view.containerValues.tag(for: Value.self) ?? place as? Value)
        }
      }
      .frame(maxWidth: .infinity)
      .padding(2)
      .background(ControlColors.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
    }
    .frame(height: 32)
  }

  private func scope(_ view: Subview, tag: Value?) -> some View {
    let isChosen = tag == selection.wrappedValue
    return view.font(.system(size: 13, weight: isChosen ? .semibold : .regular))
      .foregroundStyle(Color.primary)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .frame(height: 28)
      .background {
        if isChosen {
          RoundedRectangle(cornerRadius: 7).fill(Color(provider: ScopeThumb()))
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
        }
      }
      .contentShape(Rectangle())
      .onTapGesture { if let tag { selection.wrappedValue = tag } }
      .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }
}

/// The colour of the selected part of a segmented control.
private struct ScopeThumb: ColorProvider {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    environment.colorScheme == .dark
      ? Color(.sRGB, red: 105 / 255, green: 105 / 255, blue: 112 / 255).resolve(in: environment)
      : Color.white.resolve(in: environment)
  }

  var description: String { "segment" }
}

/// A token: a part of the search that is shown as a small labelled box.
struct TokenChip<Content: View> {
  let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension TokenChip: View {
  var body: some View {
    let metrics = SearchMetrics.classic
    HStack(spacing: 4) { content }
      .font(.system(size: 15))
      .lineLimit(1)
      .padding(.horizontal, 6)
      .frame(height: metrics.tokenHeight)
      .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: metrics.tokenRadius))
      .fixedSize()
  }
}

/// A suggested token, which is added to the field when it is pressed.
struct TokenRow<Content: View> {
  private let content: Content
  private let action: () -> Void

  nonisolated init(content: Content, action: @escaping () -> Void) {
    self.content = content
    self.action = action
  }
}

extension TokenRow: View {
  var body: some View {
    Button(action: action) { content.frame(maxWidth: .infinity, alignment: .leading) }
      .foregroundStyle(.primary)
  }
}

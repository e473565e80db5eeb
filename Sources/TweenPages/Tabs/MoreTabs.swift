import TweenControls
import TweenGeometry
import TweenLists
import TweenMotion
import TweenPaint
import TweenViews

/// The list of the tabs for which a bar has no room.
struct MoreTabs: View {
  let choice: TabChoice
  let model: TabModel

  var body: some View {
    NavigationStack {
      List {
        ForEach(choice.rest) { tab in
          Button {
            model.showsMore = false
            choice.choose(tab)
          } label: {
            TabRowLabel(label: tab.label)
          }
          .disabled(tab.isDisabled)
          .badge(tab.badge)
        }
      }
      .listStyle(.plain)
      .navigationTitle(Text(system: .more))
    }
  }
}

/// The label of a tab's button in a row.
struct TabRowLabel: View {
  let label: AnyView?

  var body: some View {
    HStack { label }
      .frame(maxWidth: .infinity, alignment: .leading)
      .foregroundStyle(Color.primary)
      .contentShape(Rectangle())
  }
}

/// Pages beside a column with a row for each.
struct SidebarTabs: View {
  let choice: TabChoice
  let model: TabModel

  var body: some View {
    HStack(spacing: 0) {
      List {
        ForEach(groups) { group in
          Section {
            ForEach(group.tabs) { tab in
              Button {
                if isShown(tab) {
                  choice.rewrite(tab)
                  model.chooseAgain(tab)
                } else {
                  choice.choose(tab)
                }
              } label: {
                TabRowLabel(label: tab.label)
              }
              .disabled(tab.isDisabled)
              .badge(tab.badge)
              .listRowBackground(isShown(tab) ? SelectedGround() : nil)
            }
          } header: {
            group.header
          }
        }
      }
      .listStyle(.sidebar)
      .frame(width: TabMetrics.classic.sidebarWidth)
      // A covered page moves back beneath the column.
      .zIndex(1)
      Divider().ignoresSafeArea().zIndex(1)
      TabStack(choice: choice, model: model)
        .preference(key: TabBarPreferencesKey.self, value: TabBarPreferences())
    }
  }

  private func isShown(_ tab: TabEntry) -> Bool {
    choice.shown.map { choice.tabs[$0].id == tab.id } ?? false
  }

  private struct SelectedGround: View {
    var body: some View {
      RoundedRectangle(cornerRadius: 10).fill(Color(provider: SystemStyles.systemGray4))
    }
  }

  private struct TabGroup: Identifiable {
    let id: Int
    let section: ObjectIdentifier?
    let header: AnyView?
    var tabs: [TabEntry]
  }

  /// The tabs, grouped by neighbours of the same section.
  private var groups: [TabGroup] {
    var groups: [TabGroup] = []
    for tab in choice.tabs where tab.isInSidebar {
      if let last = groups.indices.last, groups[last].section == tab.section?.id {
        groups[last].tabs.append(tab)
      } else {
        groups.append(
          TabGroup(
            id: groups.count, section: tab.section?.id, header: tab.section?.label, tabs: [tab]))
      }
    }
    return groups
  }
}

import SwiftUI

/// Scrolling as programs have it: cards that turn in pages, a grid of pictures, a chat that begins
/// at its end, a header that stays behind, a long list that is told where to go.
struct Lists: View {
  var body: some View {
    HStack(spacing: 4) {
      Cards()
      Pictures()
      Chat()
      Trip()
      Contacts()
    }
  }
}

struct Cards: View {
  @State private var page: Int? = 0

  var body: some View {
    VStack(spacing: 2) {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(0..<8, id: \.self) { index in
            RoundedRectangle(cornerRadius: 6)
              .fill(Color(hue: Double(index) / 8, saturation: 0.6, brightness: 0.9))
              .padding(3)
              .frame(width: 44)
              .id(index)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      HStack(spacing: 2) {
        ForEach(0..<8, id: \.self) { index in
          Circle().fill(index == page ? Color.white : Color.gray).frame(width: 3, height: 3)
        }
      }
    }
    .frame(width: 44)
  }
}

struct Pictures: View {
  private let columns = [GridItem(.adaptive(minimum: 12), spacing: 2)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 2, pinnedViews: [.sectionHeaders]) {
        ForEach(0..<20) { month in
          Section {
            ForEach(0..<11) { day in
              Color(hue: Double(day) / 11, saturation: 0.5, brightness: 0.8)
                .aspectRatio(1, contentMode: .fit)
            }
          } header: {
            Color(white: 0.3).frame(height: 6)
          }
        }
      }
    }
    .scrollIndicators(.hidden)
    .frame(width: 44)
  }
}

struct Message: Identifiable, Equatable {
  var id: Int
  var isOwn: Bool
}

struct Chat: View {
  @State private var messages = (0..<30).map { Message(id: $0, isOwn: $0 % 3 == 0) }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 3) {
          ForEach(messages) { message in
            Capsule()
              .fill(message.isOwn ? Color.blue : Color.gray)
              .frame(width: CGFloat(14 + message.id % 4 * 6), height: 8)
              .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
          }
        }
        .padding(.horizontal, 2)
      }
      .defaultScrollAnchor(.bottom)
      .task {
        try? await Task.sleep(for: .milliseconds(300))
        messages.append(Message(id: messages.count, isOwn: true))
      }
      .onChange(of: messages) {
        withAnimation(.snappy) { proxy.scrollTo(messages.count - 1, anchor: .bottom) }
      }
    }
    .frame(width: 44)
  }
}

struct Trip: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView(.vertical) {
      VStack(spacing: 0) {
        LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
          .frame(height: 40)
          .offset(y: offset / 2)
          .clipped()
        ForEach(0..<6) { _ in
          Color(white: 0.85).frame(height: 20).padding(2)
        }
      }
      .background(.white)
    }
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y
    } action: { _, new in
      offset = new
    }
    .scrollBounceBehavior(.basedOnSize)
    .contentMargins(.bottom, 4, for: .scrollContent)
    .frame(width: 44)
  }
}

struct Contacts: View {
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 1) {
        ForEach(0..<11_000, id: \.self) { index in
          Color(hue: Double(index % 60) / 60, saturation: 0.4, brightness: 0.9)
            .frame(height: CGFloat(6 + index % 3))
            .onTapGesture { position.scrollTo(edge: .bottom) }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($position)
    .scrollTargetBehavior(.viewAligned)
    .scrollClipDisabled(false)
    .scrollDisabled(false)
    .onAppear { withAnimation(.easeInOut(duration: 0.5)) { position.scrollTo(id: 7000) } }
    .frame(width: 44)
  }
}

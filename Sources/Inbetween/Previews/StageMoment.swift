import Foundation
import TweenStage
import TweenViews

/// A stage's first moment, for values that a program makes outside of its own stage.
@MainActor enum StageMoment {
  /// Makes a value as a stage's program is made, so that the present is the stage's.
  ///
  /// - Parameters:
  ///   - start: The stage's date; nil: the default date of stages.
  ///   - make: Makes the value. Called once, before this function returns.
  static func make<Value>(
    start: Date? = nil, _ make: @escaping @MainActor () throws -> Value
  ) throws -> Value {
    var made: Result<Value, any Error>?
    let stage = Stage(
      content: Maker { made = Result { try make() } }, configuration: configuration(start))
    stage.advance(to: .zero)
    guard let made else { return try make() }
    return try made.get()
  }

  /// Runs tasks concurrently on a stage until they end or their time is over.
  ///
  /// - Parameter seconds: The longest time of each task, in the stage's time.
  static func run(
    _ tasks: [@MainActor @Sendable () async -> Void], atMost seconds: Double, start: Date? = nil
  ) {
    guard !tasks.isEmpty else { return }
    let count = Count()
    let stage = Stage(
      content: ForEach(tasks.indices, id: \.self) { place in
        Color.clear.task {
          await tasks[place]()
          count.ended += 1
        }
      }, configuration: configuration(start))
    stage.onFailure = { _ in }
    stage.advance(to: .zero)
    while count.ended < tasks.count, stage.time.seconds < seconds { stage.advance(by: 1.0 / 60) }
  }

  private static func configuration(_ start: Date?) -> Stage.Configuration {
    var configuration = Stage.Configuration(size: CGSize(width: 390, height: 844))
    if let start { configuration.startDate = start }
    return configuration
  }

  private final class Count {
    var ended = 0
  }

  /// An empty view.
  private struct Maker: View {
    init(_ make: () -> Void) { make() }

    var body: some View { EmptyView() }
  }
}

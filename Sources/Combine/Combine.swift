@_exported import TweenCombine
// Foundation's coders are what `encode(encoder:)` and `decode(type:decoder:)` take.
import TweenTypes

// A name with a module's name before it, as in `Combine.ObservableObject`, is looked up in all that
// the module re-exports. There OpenCombine has types of the same names as TweenCombine. Declarations
// of this module come first.

/// The same as `CurrentValueSubject`, for programs that write `Combine.CurrentValueSubject`.
public typealias CurrentValueSubject = TweenCombine.CurrentValueSubject
/// The same as `Future`, for programs that write `Combine.Future`.
public typealias Future = TweenCombine.Future
/// The same as `ObservableObject`, for programs that write `Combine.ObservableObject`.
public typealias ObservableObject = TweenCombine.ObservableObject
/// The same as `ObservableObjectPublisher`, for programs that write
/// `Combine.ObservableObjectPublisher`.
public typealias ObservableObjectPublisher = TweenCombine.ObservableObjectPublisher
/// The same as `PassthroughSubject`, for programs that write `Combine.PassthroughSubject`.
public typealias PassthroughSubject = TweenCombine.PassthroughSubject
/// The same as `Published`, for programs that write `@Combine.Published`.
public typealias Published = TweenCombine.Published

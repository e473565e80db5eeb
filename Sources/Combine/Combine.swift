@_exported import TweenCombine
// `encode(encoder:)` and `decode(type:decoder:)` take Foundation's encoders and decoders.
import TweenTypes

// The compiler resolves a qualified name, such as `Combine.ObservableObject`, in all modules that this
// module re-exports. OpenCombine and TweenCombine declare types with the same names. Declarations of
// this module take precedence, so that these aliases make the names unambiguous.

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

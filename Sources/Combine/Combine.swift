@_exported import TweenCombine
// Foundation's coders are what `encode(encoder:)` and `decode(type:decoder:)` take.
import TweenTypes

/// The same as `Published`, for who writes `@Combine.Published`: an attribute with a module's name is
/// looked for in all that the module re-exports, where OpenCombine's is, too.
public typealias Published = TweenCombine.Published

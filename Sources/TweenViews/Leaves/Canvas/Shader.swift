import Foundation
import TweenGeometry
import TweenPaint

// Metal's functions come compiled and run on a graphics processor; the engine supports neither. A program
// that uses them compiles, its views are drawn without them, and each function gives one warning.

/// A Metal function with its arguments. The engine does not run it.
public struct Shader: Equatable, Sendable {
  /// The function that the shader calls.
  public var function: ShaderFunction
  /// The arguments after the ones that the effect itself passes.
  public var arguments: [Argument]
  /// Whether colours are dithered. Stored without effect.
  public var dithersColor = false

  /// Creates a shader from a function and its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// A value that is passed to a function.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Float])
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
    }

    private let value: Value

    /// Returns an argument with one number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self {
      Self(value: .numbers([Float(x)]))
    }
    /// Returns an argument with two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self {
      Self(value: .numbers([Float(x), Float(y)]))
    }
    /// Returns an argument with the coordinates of a point.
    public static func float2(_ point: CGPoint) -> Self { float2(point.x, point.y) }
    /// Returns an argument with a width and a height.
    public static func float2(_ size: CGSize) -> Self { float2(size.width, size.height) }
    /// Returns an argument with the components of a vector.
    public static func float2(_ vector: CGVector) -> Self { float2(vector.dx, vector.dy) }
    /// Returns an argument with three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self {
      Self(value: .numbers([Float(x), Float(y), Float(z)]))
    }
    /// Returns an argument with four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
      Self(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
    }
    /// Returns an argument with an array of numbers, passed together with its count.
    public static func floatArray(_ array: [Float]) -> Self { Self(value: .numbers(array)) }
    /// The bounding rectangle of the drawing, as four numbers.
    public static var boundingRect: Self { Self(value: .boundingRect) }
    /// Returns an argument with a colour.
    public static func color(_ color: Color) -> Self { Self(value: .colors([color])) }
    /// Returns an argument with an array of colours, passed together with its count.
    public static func colorArray(_ array: [Color]) -> Self { Self(value: .colors(array)) }
    /// Returns an argument with an image.
    public static func image(_ image: Image) -> Self { Self(value: .image(image)) }
    /// Returns an argument with bytes, passed together with their count.
    public static func data(_ data: Data) -> Self { Self(value: .data(data)) }
  }
}

/// A function of a library, by its name. Calling it makes a shader.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// The library that has the function.
  public var library: ShaderLibrary
  /// The function's name in its library.
  public var name: String

  /// Creates a reference to a function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns a shader that calls the function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of Metal functions. The engine does not read libraries: any name is accepted, and no function
/// runs.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case program
    case bundle(Bundle)
    case data(Data)
    case url(URL)
  }

  private let place: Place

  private init(place: Place) { self.place = place }

  /// The library of the program.
  public static let `default` = ShaderLibrary(place: .program)
  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(place: .bundle(bundle))
  }
  /// Creates a library from compiled data.
  public init(data: Data) { self.init(place: .data(data)) }
  /// Creates a library from a compiled file.
  public init(url: URL) { self.init(place: .url(url)) }

  /// A function of the program's library, by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function of this library, by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  /// Applies a Metal function to each pixel's colour. It has no effect: the view stays as it is.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderNotice(shader: isEnabled ? shader : nil))
  }

  /// Moves pixels by a Metal function. It has no effect: the view stays as it is.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderNotice(shader: isEnabled ? shader : nil))
  }

  /// Redraws the view by a Metal function. It has no effect: the view stays as it is.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderNotice(shader: isEnabled ? shader : nil))
  }
}

extension VisualEffect {
  /// Applies a Metal function to each pixel's colour. It has no effect.
  nonisolated public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }

  /// Moves pixels by a Metal function. It has no effect here.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }

  /// Redraws the view by a Metal function. It has no effect here.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
}

/// Warns that a function does not run.
private struct ShaderNotice: ViewModifier {
  let shader: Shader?

  nonisolated init(shader: Shader?) { self.shader = shader }

  func body(content: Content) -> some View {
    content.onChange(of: shader?.function.name, initial: true) {
      guard let name = shader?.function.name else { return }
      RunningProgram.warn(
        "The Metal shader function \"\(name)\" is not supported: its view is drawn without it.")
    }
  }
}

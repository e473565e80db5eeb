import Foundation
import TweenGeometry
import TweenPaint

// Metal's functions run on a graphics processor and come compiled; there is neither here. A program
// that names them compiles, its views are drawn without them, and it is told so once a function.

/// A function of Metal's and what it is called with. None is run here.
public struct Shader: Equatable, Sendable {
  /// What the function is.
  public var function: ShaderFunction
  /// What it is called with, behind what the effect itself gives it.
  public var arguments: [Argument]
  /// Whether its colours would be dithered. Kept, and without effect.
  public var dithersColor = false

  /// A function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// A value that a function is called with.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Float])
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
    }

    private let value: Value

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self {
      Self(value: .numbers([Float(x)]))
    }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self {
      Self(value: .numbers([Float(x), Float(y)]))
    }
    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Self { float2(point.x, point.y) }
    /// A width and a height.
    public static func float2(_ size: CGSize) -> Self { float2(size.width, size.height) }
    /// The parts of a vector.
    public static func float2(_ vector: CGVector) -> Self { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self {
      Self(value: .numbers([Float(x), Float(y), Float(z)]))
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
      Self(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
    }
    /// Numbers, and how many.
    public static func floatArray(_ array: [Float]) -> Self { Self(value: .numbers(array)) }
    /// The rectangle of what is drawn: four numbers.
    public static var boundingRect: Self { Self(value: .boundingRect) }
    /// A colour.
    public static func color(_ color: Color) -> Self { Self(value: .colors([color])) }
    /// Colours, and how many.
    public static func colorArray(_ array: [Color]) -> Self { Self(value: .colors(array)) }
    /// A picture.
    public static func image(_ image: Image) -> Self { Self(value: .image(image)) }
    /// Bytes, and how many.
    public static func data(_ data: Data) -> Self { Self(value: .data(data)) }
  }
}

/// A function of a library, by its name. A call makes a shader.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  /// Where it is.
  public var library: ShaderLibrary
  /// What it is called there.
  public var name: String

  /// A function by its name.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// Functions of Metal's. Nothing is read of one here: any name is a function of it, and none is run.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case program
    case bundle(Bundle)
    case data(Data)
    case url(URL)
  }

  private let place: Place

  private init(place: Place) { self.place = place }

  /// The program's own.
  public static let `default` = ShaderLibrary(place: .program)
  /// That of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(place: .bundle(bundle))
  }
  /// One that was compiled into bytes.
  public init(data: Data) { self.init(place: .data(data)) }
  /// One that was compiled into a file.
  public init(url: URL) { self.init(place: .url(url)) }

  /// A function of the program's own, by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension View {
  /// Would change each pixel's colour by a function of Metal's: the view stays as it is.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderNotice(shader: isEnabled ? shader : nil))
  }

  /// Would take each pixel from elsewhere by a function of Metal's: the view stays as it is.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderNotice(shader: isEnabled ? shader : nil))
  }

  /// Would draw the view anew by a function of Metal's: the view stays as it is.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderNotice(shader: isEnabled ? shader : nil))
  }
}

extension VisualEffect {
  /// Would change each pixel's colour by a function of Metal's: nothing is changed.
  nonisolated public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }

  /// Would take each pixel from elsewhere by a function of Metal's: nothing is changed.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }

  /// Would draw the view anew by a function of Metal's: nothing is changed.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
}

/// Says that a function is not run.
private struct ShaderNotice: ViewModifier {
  let shader: Shader?

  nonisolated init(shader: Shader?) { self.shader = shader }

  func body(content: Content) -> some View {
    content.onChange(of: shader?.function.name, initial: true) {
      guard let name = shader?.function.name else { return }
      RunningProgram.warn(
        "The shader function \"\(name)\" is one of Metal's, which nothing runs here: what it is for "
          + "is drawn without it.")
    }
  }
}

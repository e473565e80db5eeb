import Glibc

/// The command `inbetween`: runs SwiftUI programs of a file or a few, without a package.
///
/// It needs nothing of Foundation, so that it can be linked with Swift's runtime in it: it starts where
/// no toolchain is, to say so. Documentation/OneFile.md has what it does.
@main struct InbetweenCommand {
  static func main() {
    // Texts of arguments that are no UTF-8 name files as well; they come out of String unchanged only
    // where they are UTF-8.
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(CommandFailure) {
      let invocation = try Invocation(arguments, isFile: { File($0).exists })
      exit(try CommandRunner().run(invocation))
    } catch {
      Console.write("inbetween: \(error.sentence)\n", to: STDERR_FILENO)
      exit(error.status)
    }
  }
}

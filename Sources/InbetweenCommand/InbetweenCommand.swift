import Glibc

/// The command `inbetween`: runs SwiftUI programs of a file or a few, without a package.
///
/// It needs nothing of Foundation, so that it can be linked with Swift's runtime in it: it starts where
/// no toolchain is, and reports that. Documentation/OneFile.md has what it does.
@main struct InbetweenCommand {
  static func main() {
    // A parent may have left it ignored; then nobody learns how a child ended.
    signal(SIGCHLD, SIG_DFL)
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

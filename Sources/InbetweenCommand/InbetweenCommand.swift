import Glibc

/// The command `inbetween`: runs SwiftUI programs of a file or a few, without a package.
///
/// It does not use Foundation, so that it can be linked statically with Swift's runtime: it starts on
/// machines without a toolchain, and reports that. Documentation/OneFile.md describes its behaviour.
@main struct InbetweenCommand {
  static func main() {
    // A parent may have set it to be ignored; the exit status of a child would be lost then.
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

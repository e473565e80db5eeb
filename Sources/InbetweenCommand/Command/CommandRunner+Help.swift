extension CommandRunner {
  static let help = """
    usage: inbetween [options] FILE.swift... [ARGUMENTS]
           inbetween [options] COMMAND FILE.swift... [ARGUMENTS]
           inbetween [options] build FILE.swift...
           inbetween new NAME | new --file NAME.swift
           inbetween lab | check | test | doctor | uninstall

    Compiles a SwiftUI program of one file, some files or a folder, keeps it, and runs it: in a
    window, or with COMMAND. A folder with a Package.swift is built as a package.

      inbetween hello.swift                     opens its window
      inbetween frames hello.swift out --count 60
      inbetween strip hello.swift strip.png --at 0,0.5,1
      inbetween video hello.swift hello.mp4     also .webm, .mkv, .mov, .gif, .png
      inbetween tree hello.swift                its elements; also widgets, previews
      inbetween frames hello.swift --help       all that the program can do

    Pictures, catalogs, fonts and string tables are found in hello.assets beside hello.swift, or else
    beside it. A file whose first line is #!/usr/bin/env inbetween can be run by its name.

    options:
      --swift 5|6       the language mode; 5 unless given
      -O                optimise the program, which takes longer to compile
      --product NAME    of a package with several programs
      --verbose         show the compiler's command

    more commands:
      build FILE...     compile a program, and print where it is
      new NAME          a package to begin with: a program, its tests, a film strip that they compare
                        with, tasks for VS Code, a CI file; --package URL|PATH names the engine that
                        builds without this command take, ../inbetween unless given
      new --file NAME.swift
                        a program of one file to begin with
      lab ARGUMENTS     sample, describe and draw animations; lab --help shows how
      check FILE...     the names that a program uses and that are not here
      test [DIR]        run the tests of a package
      doctor            what of this machine is missing
      uninstall         remove the command, its engine and its cache
      --version         of the engine, and of the compiler that it is for

    Exit codes: those of the program; before it runs 64 wrong usage, 65 sources that do not compile,
    66 a file that is not there, 69 no compiler or no engine for it, 70 a compiler that crashed, 74 a
    file that can't be read or written.

    """
}

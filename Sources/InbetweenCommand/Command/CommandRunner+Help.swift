extension CommandRunner {
  static let help = """
    usage: inbetween [options] FILE.swift... [ARGUMENTS]
           inbetween [options] COMMAND FILE.swift... [ARGUMENTS]
           inbetween [options] build FILE.swift...
           inbetween new NAME | new --file NAME.swift
           inbetween test FILE.jsonl... FILE.swift | test [DIR]
           inbetween compare A B [FILE.jsonl] [--html FILE] [--json FILE]
           inbetween bisect GOOD BAD [FILE.jsonl] --package DIR
           inbetween lab | check | doctor | uninstall

    Compiles a SwiftUI program of one file, several files or a folder, keeps the result in a cache,
    and runs it: in a window, or with COMMAND. A folder with a Package.swift is built as a package.

      inbetween hello.swift                     opens the program's window
      inbetween frames hello.swift out --count 60
      inbetween strip hello.swift strip.png --at 0,0.5,1
      inbetween video hello.swift hello.mp4     also .webm, .mkv, .mov, .gif, .png
      inbetween tree hello.swift                prints its elements; also widgets, previews
      inbetween mcp hello.swift                 serves it to a coding agent
      inbetween frames hello.swift --help       all commands of the program

    Pictures, catalogs, fonts and string tables are read from the folder hello.assets beside
    hello.swift, or else from the folder of hello.swift. A file whose first line is
    #!/usr/bin/env inbetween can be run by its name.

    options:
      --swift 5|6       the language mode; default: 5
      -O                optimise the program; compiling takes longer
      --product NAME    the program to run, in a package with several programs
      --verbose         show the compiler's command

    more commands:
      build FILE...     compile a program, and print its path
      new NAME          create a package: a program, its tests, a recorded film strip for them, tasks
                        for VS Code, a CI file; --package URL|PATH is the engine for builds without
                        this command; default: ../inbetween
      new --file NAME.swift
                        create a program of one file
      lab ARGUMENTS     sample, describe and draw animations; lab --help shows how
      check FILE...     list the names in a program that the engine does not have
      test FILE.jsonl... FILE.swift
                        run recordings as tests of a program; folders of recordings too. A package in
                        this folder is the program if none is given
      test [DIR]        run the tests of a package
      compare A B [FILE.jsonl]
                        print the moments and views in which two programs differ: Swift files,
                        folders, built programs, PATH@COMMIT, or commits of --package DIR. --for 2
                        runs 2 seconds, --html FILE writes a page with pictures, --json FILE all
                        values, --timeout 60 ends a program after a minute (default: 120 seconds);
                        options of the programs follow --. Exit code 65 if they differ
      bisect GOOD BAD [FILE.jsonl] --package DIR
                        find the first commit with other frames, or in which an expectation of
                        the recording fails; --frames compares frames in any case. The other
                        options are those of compare
      doctor            check what this machine lacks
      uninstall         remove the command, its engine and its cache
      --version         print the versions of the engine and of its compiler

    Exit codes: those of the program; before it runs 64 wrong usage, 65 sources that do not compile,
    66 a missing file, 69 no compiler or no engine for it, 70 a compiler that crashed, 74 a file that
    can't be read or written.

    """
}

# Fish completes the command `inbetween` by this.

set -l commands run window frames strip tree widgets previews new test lab check doctor uninstall
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a run -d "Open a program's window"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a frames -d "Write frames as PNG files"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a strip -d "Write some moments side by side"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a tree -d "Print the elements of a moment"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a widgets -d "Show widgets"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a previews -d "Show previews"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a new -d "A package or a file to begin with"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a test -d "Run the tests of a package"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a lab -d "Sample, describe and draw animations"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a check -d "Names that are not here"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a doctor -d "What of this machine is missing"
complete -c inbetween -n "not __fish_seen_subcommand_from $commands" -a uninstall -d "Remove the command and its engine"
complete -c inbetween -l swift -x -a "5 6" -d "Language mode"
complete -c inbetween -s O -d "Optimise the program"
complete -c inbetween -l product -x -d "Program of a package"
complete -c inbetween -l verbose -d "Show the compiler's command"

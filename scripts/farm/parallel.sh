#!/usr/bin/env bash
# usage: scripts/farm/parallel.sh PROGRAM SHARDS DIR FILM [OPTION...] [-- JOIN_OPTION...]
#
# Renders a film in SHARDS parts, as many at once as this machine has cores, and joins them into FILM.
# Part I lies in DIR/I. OPTIONs are those of 'PROGRAM frames', JOIN_OPTIONs those of 'PROGRAM join':
#
#     scripts/farm/parallel.sh .build/release/wedges 8 out film.mp4 --duration 20s -- --lossless
#
# Needs GNU parallel (on Debian: apt-get install parallel). With machines beside this one, name them in
# PARALLEL, which parallel reads options from; PROGRAM and DIR have the same path on all of them:
#
#     PARALLEL='--sshlogin 4/one,4/two --workdir /net/film' scripts/farm/parallel.sh ...
#
# After an error no further part is begun. The same command again goes on with the frames that are there
# (--resume): a part that is complete compares its plan and its files, and ends at once. So --resume-failed of
# parallel is not used, which would leave out such a part although the program or its input has changed.
# DIR/jobs.log has each part's time and exit code.
set -euo pipefail
usage='usage: parallel.sh PROGRAM SHARDS DIR FILM [OPTION...] [-- JOIN_OPTION...]'
fail() { echo "parallel.sh: $1" >&2 && exit "$2"; }

[ $# -ge 4 ] || fail "$usage" 64
command -v parallel >/dev/null || fail 'there is no parallel; apt-get install parallel.' 69
program=$1 shards=$2 folder=$3 film=$4
shift 4
[[ $shards =~ ^[1-9][0-9]{0,4}$ ]] || fail "SHARDS is $shards; expected a number from 1 on." 64
options=()
while [ $# -gt 0 ]; do
  if [ "$1" = -- ]; then
    shift
    break
  fi
  options+=("$1")
  shift
done

mkdir -p "$folder"
parts=$(seq "$shards")
# Each job's command line is quoted once by parallel (-q), so that names may have spaces.
parallel -q --joblog "$folder/jobs.log" --halt soon,fail=1 --line-buffer \
  "$program" frames "$folder/{}" --shard "{}/$shards" --resume --threads 1 \
  ${options[@]+"${options[@]}"} ::: $parts
folders=()
for part in $parts; do folders+=("$folder/$part"); done
"$program" join "${folders[@]}" "$film" "$@"

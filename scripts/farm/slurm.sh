#!/usr/bin/env bash
# usage: scripts/farm/slurm.sh PROGRAM SHARDS DIR FILM [OPTION...] [-- JOIN_OPTION...]
#
# Renders a film in SHARDS parts on a Slurm cluster, and joins them into FILM: submits itself as an array of
# SHARDS tasks, and as one job that waits for all of them. Prints the number of the array and of the join.
# Part I lies in DIR/I, and what Slurm prints of it in DIR/I.log. OPTIONs are those of 'PROGRAM frames',
# JOIN_OPTIONs those of 'PROGRAM join':
#
#     scripts/farm/slurm.sh /net/bin/wedges 8 /net/out /net/film.mp4 --duration 20s -- --lossless
#
# Needs sbatch here, and PROGRAM and DIR by the same path on all nodes. Options of sbatch, such as a
# partition or a number of cores, stand in SBATCH_OPTIONS; a task draws with the cores that it gets.
#
# A task whose node fails is queued again (--requeue), and goes on with the frames that are there
# (--resume). Slurm holds such a task for two minutes; 'scontrol update jobid=ARRAY_I StartTime=now' starts
# it at once. A part that failed for another reason is submitted alone:
#
#     SBATCH_OPTIONS=--array=3 scripts/farm/slurm.sh ...
#
#SBATCH --job-name=inbetween
#SBATCH --requeue
#SBATCH --open-mode=append
set -euo pipefail
usage='usage: slurm.sh PROGRAM SHARDS DIR FILM [OPTION...] [-- JOIN_OPTION...]'
fail() { echo "slurm.sh: $1" >&2 && exit "$2"; }

[ $# -ge 4 ] || fail "$usage" 64
all=("$@")
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

case ${INBETWEEN_TASK:-submit} in
  part)
    part=$SLURM_ARRAY_TASK_ID
    exec "$program" frames "$folder/$part" --shard "$part/$shards" --resume \
      --threads "${SLURM_CPUS_PER_TASK:-1}" ${options[@]+"${options[@]}"}
    ;;
  join)
    folders=()
    for part in $(seq "$shards"); do folders+=("$folder/$part"); done
    exec "$program" join "${folders[@]}" "$film" "$@"
    ;;
esac

command -v sbatch >/dev/null || fail 'there is no sbatch; apt-get install slurm-client.' 69
mkdir -p "$folder"
script=$(readlink -f "${BASH_SOURCE[0]}")
# Split as a shell splits words.
read -ra own <<<"${SBATCH_OPTIONS:-}"
array=$(INBETWEEN_TASK=part sbatch --parsable --array="1-$shards" --output="$folder/%a.log" \
  ${own[@]+"${own[@]}"} "$script" "${all[@]}")
array=${array%%;*}
# The join goes where the parts go, but is no array.
rest=()
for option in ${own[@]+"${own[@]}"}; do
  case $option in --array=*) ;; *) rest+=("$option") ;; esac
done
join=$(INBETWEEN_TASK=join sbatch --parsable --dependency="afterok:$array" --kill-on-invalid-dep=yes \
  --output="$folder/join.log" ${rest[@]+"${rest[@]}"} "$script" "${all[@]}")
echo "array $array, join ${join%%;*}"

# Sourced by scripts/check-farm: a Slurm cluster of four nodes on this machine, in a folder of its own.
# Needs fail, at_exit, wait_for, has_frames, kill_part, same, $program, $folder, ${options[@]}.

# Numbers of the processes that were started here.
slurm_started=()

stop_slurm() {
  local process task
  # Steps of nodes are no children of theirs: those of this cluster have its settings in their environment.
  for task in $(pgrep -x slurmstepd || true); do
    if is_ours "$task"; then kill -KILL "$task" 2>/dev/null || true; fi
  done
  for process in ${slurm_started[@]+"${slurm_started[@]}"}; do
    kill "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || true
  done
}

# Whether a process belongs to the cluster.
is_ours() { { tr '\0' '\n' <"/proc/$1/environ" | grep -qx "SLURM_CONF=$SLURM_CONF"; } 2>/dev/null; }

# Ports that nothing listens on, a number of them in a row.
free_ports() {
  local first port
  for ((first = 20000 + RANDOM % 20000; ; first += $1)); do
    for ((port = first; port < first + $1; port++)); do
      if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then continue 2; fi
    done
    echo $first
    return
  done
}

start_slurm() {
  local base=$1 port node host
  host=$(hostname -s)
  mkdir -p "$base"/{munge,state,log,spool}
  chmod 700 "$base" "$base/munge"
  port=$(free_ports 5)
  export SLURM_CONF=$base/slurm.conf
  cat >"$SLURM_CONF" <<END
ClusterName=check
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$base/munge/socket
CredType=cred/munge
StateSaveLocation=$base/state
SlurmdSpoolDir=$base/spool/%n
SlurmctldPidFile=$base/slurmctld.pid
SlurmdPidFile=$base/%n.pid
SlurmctldLogFile=$base/log/slurmctld
SlurmdLogFile=$base/log/%n
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobCompType=jobcomp/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/linear
SlurmdParameters=config_overrides
SchedulerType=sched/backfill
SlurmdTimeout=5
SlurmctldTimeout=5
InactiveLimit=0
KillWait=2
ReturnToService=0
NodeName=d[1-4] NodeHostname=$host NodeAddr=127.0.0.1 Port=[$((port + 1))-$((port + 4))] CPUs=1 RealMemory=500
PartitionName=check Nodes=ALL Default=YES MaxTime=INFINITE State=UP
END
  # Daemons of their own, with a key of their own; in the foreground, so that their numbers are known.
  (umask 077 && dd if=/dev/urandom of="$base/munge/key" bs=1024 count=1 status=none)
  munged --foreground --force --key-file="$base/munge/key" --socket="$base/munge/socket" \
    --pid-file="$base/munge/pid" --log-file="$base/munge/log" --seed-file="$base/munge/seed" \
    >"$base/log/munged" 2>&1 &
  slurm_started+=($!)
  wait_for 10 test -S "$base/munge/socket" || fail "munged does not start: $(tail -n 1 "$base/log/munged")" 1
  slurmctld -D -c >"$base/log/slurmctld.out" 2>&1 &
  slurm_started+=($!)
  for node in d1 d2 d3 d4; do
    mkdir -p "$base/spool/$node"
    slurmd -D -N "$node" >"$base/log/$node.out" 2>&1 &
    slurm_started+=($!)
    declare -g "slurm_$node=$!"
  done
  wait_for 30 nodes_are idle 4 || fail "the nodes are not there: $(sinfo -h 2>&1 | tail -n 1)" 1
}

# Whether so many nodes are in a state.
nodes_are() { [ "$(sinfo -h -N -o '%T' 2>/dev/null | grep -c "^$1")" = "$2" ]; }

# The state of a task of an array, or of a job.
state() { scontrol show job "$1" -o 2>/dev/null | sed -nE 's/.* JobState=([A-Z_]+).*/\1/p' | head -n 1; }
state_is() { [ "$(state "$1")" = "$2" ]; }

# The node that a task runs on.
node_of() { scontrol show job "$1" -o | sed -nE 's/.* BatchHost=([a-z0-9]+).*/\1/p'; }

# Ends a node as a power cut does: the step of its task, the task's program, and its daemon.
kill_node() {
  local task=$1 part=$2 node number step name
  node=$(node_of "$task")
  number=$(scontrol show job "$task" -o | sed -nE 's/^JobId=([0-9]+).*/\1/p')
  for step in $(pgrep -f "^slurmstepd: \[$number\.(batch|extern)\]" || true); do
    if is_ours "$step"; then kill -KILL "$step"; fi
  done
  kill_part "$part" || return 1
  name=slurm_$node
  kill -KILL "${!name}"
  echo "$node"
}

check_slurm() {
  local tool said array join out=$folder/slurm node name before after
  for tool in slurmctld slurmd munged sbatch; do
    command -v $tool >/dev/null ||
      fail "there is no $tool here: apt-get install slurmctld slurmd slurm-client munge."
  done
  [ "$(id -u)" = 0 ] || fail "only root can run the nodes of a cluster."
  at_exit stop_slurm
  start_slurm "$folder/cluster"
  said=$(scripts/farm/slurm.sh "$program" 8 "$out" "$folder/slurm.png" "${options[@]}" -- \
    --manifest "$folder/joined.json") || fail "slurm.sh submits nothing" 1
  read -r _ array _ join <<<"${said//,/}"
  # The third part: frames 20 to 29.
  wait_for 60 has_frames "$out/3" 3 || { cat "$out"/*.log && fail "part 3 has no frames" 1; }
  node=$(kill_node "${array}_3" "$out/3") || fail "part 3 was not to be killed" 1
  # Without the shell's line about it.
  name=slurm_$node
  { wait "${!name}" || true; } 2>/dev/null
  before=$(cd "$out/3" && ls -i frame-00002[01].png)
  wait_for 60 nodes_are down 1 || fail "$node is not found to be down: $(sinfo -h -N -o '%N %T')" 1
  wait_for 60 state_is "${array}_3" PENDING || fail "part 3 is not queued again, but $(state "${array}_3")" 1
  # Slurm holds it for two minutes.
  scontrol update "jobid=${array}_3" StartTime=now
  wait_for 180 state_is "$join" COMPLETED || {
    cat "$out"/*.log
    fail "the join is $(state "$join"), part 3 $(state "${array}_3")" 1
  }
  after=$(cd "$out/3" && ls -i frame-00002[01].png)
  [ "$before" = "$after" ] || fail "frames that were done are drawn again" 1
  same "$folder/slurm.png"
  cmp "$folder/film.json" <(sed 's/slurm\.png/film.png/' "$folder/joined.json") ||
    fail "the manifests differ" 1
}

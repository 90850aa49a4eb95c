#!/bin/sh
# Engines mount the container's own cgroups read-only. Made writable, they are ours alone: each cell gets groups below them.
set -eu
for hierarchy in /sys/fs/cgroup /sys/fs/cgroup/memory /sys/fs/cgroup/cpuacct /sys/fs/cgroup/pids; do
    if grep -q " $hierarchy [a-z0-9]* ro[, ]" /proc/self/mounts; then
        mount -o remount,bind,rw "$hierarchy" || echo "cannot make $hierarchy writable: memory will be limited per process only" >&2
    fi
done
exec java @src/main/sh/serving.jvm --enable-native-access=ALL-UNNAMED -Dgrundy.home=/grundy -jar target/quarkus-app/quarkus-run.jar \
    up --role judge --host 0.0.0.0 --data /tmp/grundy "$@"

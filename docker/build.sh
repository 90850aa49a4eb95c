#!/bin/sh
# Builds both images with the engine that is at hand and, with "run", starts deploy/compose.yaml. Says plainly what it cannot do.
#   docker/build.sh [run]
# LANGUAGES=all has the tools of all languages in the judge's image, LANGUAGES=always,rust those of some more.
# BASE names another base image with JDK 25, for places that cannot reach the usual one.
set -eu
cd "$(dirname "$0")/.."

engine=
for candidate in docker podman; do
    if command -v "$candidate" >/dev/null 2>&1 && "$candidate" info >/dev/null 2>&1; then
        engine=$candidate
        break
    fi
done
if [ -z "$engine" ]; then
    echo "no container engine answers here (tried docker and podman): nothing was built; install one, for example apt-get install podman" >&2
    exit 2
fi

for role in web judge; do
    echo "building grundy-$role with $engine"
    # Compiling holds more files open than some engines allow a container; more than this host allows no container gets.
    if ! "$engine" build --ulimit "nofile=$(ulimit -Hn):$(ulimit -Hn)" ${BASE:+--build-arg BASE="$BASE"} ${LANGUAGES:+--build-arg LANGUAGES="$LANGUAGES"} -f "docker/$role.Dockerfile" -t "grundy-$role" .; then
        echo "could not build grundy-$role: see above; if the base image cannot be reached, name another with BASE=…, or make one with docker/base.sh" >&2
        exit 1
    fi
done

[ "${1:-}" = run ] || exit 0
if "$engine" compose version >/dev/null 2>&1; then
    exec "$engine" compose -f deploy/compose.yaml up
elif command -v podman-compose >/dev/null 2>&1; then
    exec podman-compose -f deploy/compose.yaml up
fi
echo "the images are built, but $engine has no compose here: nothing was started; install docker-compose or podman-compose" >&2
exit 2

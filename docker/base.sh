#!/bin/sh
# Makes a base image without any image registry: Debian by debootstrap, and the JDK 25 of this host. For root, with podman.
#   docker/base.sh NAME        then: BASE=NAME docker/build.sh
set -eu
name=${1:?"docker/base.sh NAME: what to call the image, for example localhost/grundy-base"}
: "${JAVA_HOME:?set it to the JDK 25 that is to go into the image}"
for tool in podman debootstrap; do
    command -v "$tool" >/dev/null 2>&1 || { echo "needs $tool: apt-get install podman debootstrap" >&2; exit 2; }
done

root=$(mktemp -d)
chmod 755 "$root"
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates bookworm "$root"
mkdir -p "$root/opt"
cp -a "$(readlink -f "$JAVA_HOME")" "$root/opt/java"
# Debian's packages of a JDK keep its certificates elsewhere. The host's own: behind a proxy that signs for others, no other would do.
rm -f "$root/opt/java/lib/security/cacerts"
cp -L "$JAVA_HOME/lib/security/cacerts" "$root/opt/java/lib/security/cacerts"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
tar -C "$root" -c . | podman import \
    --change "ENV JAVA_HOME=/opt/java" --change "ENV PATH=/opt/java/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
    - "$name"

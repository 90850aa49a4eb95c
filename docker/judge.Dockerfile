# A node that judges. Not privileged; what it needs beyond a plain container stands in deploy/compose.yaml, each with its reason.
# BASE must be a Debian or Ubuntu with a JDK 25. The first stage is the same for both images, so it is built once.
ARG BASE=docker.io/library/eclipse-temurin:25-jdk
FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make libseccomp-dev curl && rm -rf /var/lib/apt/lists/*
WORKDIR /grundy
COPY . .
RUN --mount=type=cache,target=/root/.m2 ./mvnw -q -B package -DskipTests -Dcell.skip=false

ARG BASE
FROM ${BASE}
# The compilers and interpreters that submissions use, and what builds the walls.
# LANGUAGES: always (what ./grundy up installs), all, or ids of languages.yaml with commas between.
ARG LANGUAGES=always
WORKDIR /grundy
COPY src/main/sh/packages src/main/sh/packages
COPY src/main/resources/languages.yaml src/main/resources/languages.yaml
RUN apt-get update && apt-get install -y --no-install-recommends bubblewrap $(src/main/sh/packages "$LANGUAGES") && rm -rf /var/lib/apt/lists/*
COPY LICENSE LICENSE-problems NOTICE ./
COPY src/main/sh/serving.jvm src/main/sh/serving.jvm
COPY --from=build /grundy/target/quarkus-app target/quarkus-app
COPY --from=build /grundy/target/cell target/cell
EXPOSE 8080
COPY docker/judge-entry.sh docker/judge-entry.sh
ENTRYPOINT ["docker/judge-entry.sh"]

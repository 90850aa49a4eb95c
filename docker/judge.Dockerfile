# A node that judges. Not privileged; what it needs beyond a plain container stands in compose.yaml, each with its reason.
ARG BASE=docker.io/library/eclipse-temurin:25-jdk
FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make libseccomp-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /grundy
COPY . .
RUN ./mvnw -q -B package -DskipTests

ARG BASE
FROM ${BASE}
# The compilers and interpreters that submissions use, and what builds the walls.
RUN apt-get update && apt-get install -y --no-install-recommends bubblewrap g++ python3 nodejs && rm -rf /var/lib/apt/lists/*
WORKDIR /grundy
COPY --from=build /grundy/target/quarkus-app target/quarkus-app
COPY --from=build /grundy/target/cell target/cell
EXPOSE 8080
ENTRYPOINT ["java", "--enable-native-access=ALL-UNNAMED", "-Dgrundy.home=/grundy", "-jar", "target/quarkus-app/quarkus-run.jar", "up", "--role", "judge", "--host", "0.0.0.0", "--data", "/tmp/grundy"]

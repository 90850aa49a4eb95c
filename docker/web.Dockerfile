# A node that serves pages. It starts no untrusted program and needs no privilege.
# BASE must be a Debian or Ubuntu with a JDK 25. The first stage is the same for both images, so it is built once.
ARG BASE=docker.io/library/eclipse-temurin:25-jdk
FROM ${BASE} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make libseccomp-dev curl && rm -rf /var/lib/apt/lists/*
WORKDIR /grundy
COPY . .
RUN --mount=type=cache,target=/root/.m2 ./mvnw -q -B package -DskipTests -Dcell.skip=false

ARG BASE
FROM ${BASE}
RUN useradd --system --create-home --uid 10001 grundy
WORKDIR /grundy
COPY LICENSE LICENSE-problems NOTICE ./
COPY src/main/sh/serving.jvm src/main/sh/serving.jvm
COPY --from=build /grundy/target/quarkus-app target/quarkus-app
COPY --from=build /grundy/problems problems
USER grundy
EXPOSE 8080
# GRUNDY_DATABASE_URL names the database; --data holds only caches here.
ENTRYPOINT ["java", "@src/main/sh/serving.jvm", "--enable-native-access=ALL-UNNAMED", "-Dgrundy.home=/grundy", "-jar", "target/quarkus-app/quarkus-run.jar", "up", "--role", "web", "--host", "0.0.0.0", "--data", "/tmp/grundy"]

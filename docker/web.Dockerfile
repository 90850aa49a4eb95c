# A node that serves pages. It starts no untrusted program and needs no privilege.
# BASE must have a JDK 25 on PATH or in JAVA_HOME; RUNTIME needs only its java.
ARG BASE=docker.io/library/eclipse-temurin:25-jdk
FROM ${BASE} AS build
WORKDIR /grundy
COPY . .
RUN ./mvnw -q -B package -DskipTests -Dcell.skip=true

ARG BASE
FROM ${BASE}
RUN useradd --system --create-home --uid 10001 grundy
WORKDIR /grundy
COPY --from=build /grundy/target/quarkus-app target/quarkus-app
COPY --from=build /grundy/problems problems
USER grundy
EXPOSE 8080
# GRUNDY_DATABASE_URL names the database; --data holds only caches here.
ENTRYPOINT ["java", "--enable-native-access=ALL-UNNAMED", "-Dgrundy.home=/grundy", "-jar", "target/quarkus-app/quarkus-run.jar", "up", "--role", "web", "--host", "0.0.0.0", "--data", "/tmp/grundy"]

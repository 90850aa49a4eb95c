package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.app.backup.FullDatabase;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.ReadyData;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.run.AllOnly;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The built product, started and stopped as a person does. */
class UpIT {
    private static final String READY = "Grundy is ready";
    private static final String NAME = "grace";
    private static final String ADMIN = "Made the account admin";

    @TempDir
    Path directory;

    @Test
    void servesPagesKeepsItsDataAndStopsCleanly() throws Exception {
        int port = FreePort.find();
        try (Product first = up(port, directory.resolve("data"))) {
            assertThat(first.outputUntil(READY)).contains(ADMIN).contains("http://localhost:" + port);
            assertThat(get(port, "/q/health/ready").statusCode()).isEqualTo(200);
            assertThat(get(port, "/").statusCode()).isEqualTo(200);
            Request.askAt("http://localhost:" + port);
            Visit.register(NAME);
            assertThat(first.stop()).isZero();
        }
        try (Product second = up(port, directory.resolve("data"))) {
            assertThat(second.outputUntil(READY)).doesNotContain(ADMIN);
            signIn(NAME);
            assertThat(second.stop()).isZero();
        }
        assertThat(directory.resolve("data/postgres/cluster/postmaster.pid")).doesNotExist();
    }

    private static void signIn(String name) {
        Visit.asGuest()
                .submit("/sign-in", Map.of("name", name, "password", Visit.password()))
                .then()
                .statusCode(303);
    }

    /** Said in a file, as deploy/ hands out what is secret. */
    @Test
    @AllOnly("one more whole start; JsonLogTest is the short one")
    void everyLineIsJsonWhereThatIsAskedFor() throws Exception {
        Path file = Files.writeString(directory.resolve("grundy.properties"), "grundy.log.json=true\n");
        ReadyData.make(directory.resolve("data"));
        try (Product product = Product.start(
                Map.of("QUARKUS_CONFIG_LOCATIONS", file.toString()),
                List.of(
                        "up",
                        "--port",
                        String.valueOf(FreePort.find()),
                        "--data",
                        directory.resolve("data").toString()))) {
            product.outputUntil(READY);
            assertThat(product.stop()).isZero();
            ObjectMapper json = new ObjectMapper();
            assertThat(product.output().lines())
                    .allSatisfy(line -> assertThat(
                                    json.readTree(line).path("message").asText())
                            .isNotEmpty())
                    .anySatisfy(line -> assertThat(line).contains(ADMIN));
        }
    }

    @Test
    void whatItLeavesWhenItIsKilledIsSweptByTheNextStart() throws Exception {
        Path temporary = Files.createDirectory(directory.resolve("temporary"));
        ReadyData.make(directory.resolve("data"));
        try (Product killed = up(FreePort.find(), directory.resolve("data"), temporary)) {
            killed.outputUntil(READY);
            killed.kill();
        }
        assertThat(marked(temporary)).isNotEmpty();
        try (Product next = up(FreePort.find(), directory.resolve("data"), temporary)) {
            next.outputUntil(READY);
            assertThat(next.stop()).isZero();
        }
        assertThat(marked(temporary)).isEmpty();
        assertThat(temporary.resolve("vertx-cache")).doesNotExist();
        assertThat(directory.resolve("data/judge/run")).isEmptyDirectory();
    }

    private static List<String> marked(Path temporary) throws IOException {
        try (var paths = Files.list(temporary)) {
            return paths.map(path -> path.getFileName().toString())
                    .filter(name -> name.startsWith("grundy-"))
                    .toList();
        }
    }

    @Test
    void saysInOneLineThatThePortIsTaken() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                Product product = up(taken.getLocalPort(), directory.resolve("data"))) {
            assertRefusal(product, "cannot listen on localhost:" + taken.getLocalPort());
        }
    }

    @Test
    @AllOnly("one more start; the port that is taken is the short one")
    void saysInOneLineThatTheDataDirectoryCannotBeWritten() throws Exception {
        Path file = Files.writeString(directory.resolve("file"), "");
        try (Product product = up(FreePort.find(), file.resolve("data"))) {
            assertRefusal(product, "--data DIR");
        }
    }

    @Test
    @AllOnly("one more start; the port that is taken is the short one")
    void saysInOneLineThatTheDatabaseIsDown() throws Exception {
        Map<String, String> environment =
                Map.of("GRUNDY_DATABASE_URL", "postgresql://ann:secret@localhost:" + FreePort.find() + "/grundy");
        try (Product product = Product.start(environment, List.of("up", "--port", String.valueOf(FreePort.find())))) {
            assertRefusal(product, "cannot reach the database");
            assertThat(product.output()).doesNotContain("secret");
        }
    }

    @Test
    @AllOnly("two more starts on a database that is rare by now")
    void aDatabaseFromBeforeTheBaselineIsLeftAsItIs() throws Exception {
        DatabaseAddress old = FullDatabase.upToDate();
        execute(old, "delete from flyway_schema_history", """
                insert into flyway_schema_history (installed_rank, version, description, type, script, installed_by, execution_time, success)
                select n, lpad(n::text, 3, '0'), 'go on', 'SQL', 'db/migration/V' || lpad(n::text, 3, '0') || '__go_on.sql', 'x', 1, true
                from generate_series(1, 87) n""", "drop function schema_needs");
        Map<String, String> environment = Map.of(
                "GRUNDY_DATABASE_URL",
                old.jdbcUrl()
                        .replaceFirst("jdbc:postgresql://", "postgresql://" + old.user() + ":" + old.password() + "@"));
        for (String role : List.of("all", "judge")) {
            List<String> command = List.of("up", "--role", role, "--port", String.valueOf(FreePort.find()));
            try (Product product = Product.start(environment, command)) {
                assertRefusal(product, "start the release before this one on it once");
                assertThat(product.exitCode()).isEqualTo(2);
                assertThat(product.output()).contains("it stands at migration 087");
            }
        }
        assertThatThrownBy(() -> execute(old, "select schema_needs()")).hasMessageContaining("does not exist");
    }

    private static void execute(DatabaseAddress address, String... statements) throws SQLException {
        try (Connection connection = address.connect();
                Statement open = connection.createStatement()) {
            for (String statement : statements) {
                open.execute(statement);
            }
        }
    }

    @Test
    @AllOnly("one more start; the port that is taken is the short one")
    void saysInOneLineThatConfigurationMakesNoSense() throws Exception {
        Map<String, String> environment = Map.of("GRUNDY_FEED_SITEMAP_PROBLEMS", "0");
        List<String> command = List.of(
                "up",
                "--port",
                String.valueOf(FreePort.find()),
                "--data",
                directory.resolve("data").toString());
        try (Product product = Product.start(environment, command)) {
            assertRefusal(product, "grundy.feed.sitemap-problems is 0; it must be from 1 to 40000");
        }
    }

    /** The launcher lets a JVM record one; what makes the record is the JVM's. */
    @Test
    @AllOnly("one more whole start")
    void aRehearsalShowsItsPagesAndLeavesNothing() throws Exception {
        Path temporary = Files.createDirectory(directory.resolve("temporary"));
        try (Product product =
                Product.start(Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary), List.of("rehearse"))) {
            assertThat(product.exitCode()).isZero();
            assertThat(product.output()).contains(READY);
        }
        assertThat(marked(temporary)).isEmpty();
    }

    @Test
    @AllOnly("one more start, for a mistake that is rare")
    void aRehearsalKeepsAwayFromTheDatabaseOfOthers() throws Exception {
        Map<String, String> environment = Map.of("GRUNDY_DATABASE_URL", "postgresql://ann:secret@localhost:1/grundy");
        try (Product product = Product.start(environment, List.of("rehearse"))) {
            assertRefusal(product, "unset GRUNDY_DATABASE_URL");
        }
    }

    private static void assertRefusal(Product product, String reason) throws Exception {
        assertThat(product.exitCode()).isNotZero();
        assertThat(product.output()
                        .lines()
                        .filter(line -> line.startsWith("grundy: "))
                        .toList())
                .hasSize(1)
                .first()
                .asString()
                .contains(reason);
        assertThat(product.output()).doesNotContain("\tat ");
    }

    private static Product up(int port, Path data) throws Exception {
        return up(port, data, Path.of(System.getProperty("java.io.tmpdir")));
    }

    private static Product up(int port, Path data, Path temporary) throws Exception {
        return Product.start(
                Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary),
                List.of("up", "--port", String.valueOf(port), "--data", data.toString()));
    }

    private static HttpResponse<String> get(int port, String path) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                    HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        }
    }
}

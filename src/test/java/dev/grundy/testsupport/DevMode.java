package dev.grundy.testsupport;

import dev.grundy.base.database.Database;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.testsupport.http.Request;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * What {@code ./grundy dev} starts: a database of its own below {@code .grundy/dev}, Quarkus' development mode on it, and the
 * {@link People}, until Ctrl-C. It is part of the tests, so that nothing of it is in the product.
 */
public final class DevMode {
    private static final String DEFAULT_PORT = "8080";
    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final Duration LONGEST_ANSWER = Duration.ofMinutes(2);

    private final Path home = Path.of("").toAbsolutePath();
    private final Path data = home.resolve(".grundy/dev");
    private final String port;
    private final Clock clock = Clock.systemUTC();

    private DevMode(String port) {
        this.port = port;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        System.exit(new DevMode(arguments.length == 0 ? DEFAULT_PORT : arguments[0]).run());
    }

    private int run() throws IOException, InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        try (Database database = Database.open(data, System.getenv())) {
            Process quarkus = quarkus(database.address());
            // Ctrl-C reaches Quarkus too; the JVM ends when its hooks have: this one keeps it until the database is
            // down.
            Runtime.getRuntime().addShutdownHook(new Thread(() -> await(quarkus, stopped), "wait for the end"));
            if (isReady(quarkus)) {
                settle(database.address());
            }
            return quarkus.waitFor();
        } finally {
            stopped.countDown();
        }
    }

    private Process quarkus(DatabaseAddress database) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                        home.resolve("mvnw").toString(),
                        "-q",
                        "quarkus:dev",
                        "-Ddebug=false",
                        "-Dcell.skip=true", // it is built already
                        "-Dquarkus.analytics.disabled=true",
                        "-Djvm.args=--enable-native-access=ALL-UNNAMED -Dgrundy.home=" + home)
                .directory(home.toFile())
                .inheritIO();
        builder.environment()
                .putAll(Map.of(
                        "QUARKUS_DATASOURCE_JDBC_URL", database.jdbcUrl(),
                        "QUARKUS_DATASOURCE_USERNAME", database.user(),
                        "QUARKUS_DATASOURCE_PASSWORD", database.password(),
                        "QUARKUS_HTTP_PORT", port,
                        "GRUNDY_HOME", home.toString(),
                        "GRUNDY_DATA", data.toString(),
                        "GRUNDY_PROBLEMS", home.resolve("problems").toString()));
        return builder.start();
    }

    /** False when Quarkus ended before it answered. */
    private boolean isReady(Process quarkus) throws InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest question = HttpRequest.newBuilder(URI.create(address() + "/sign-in"))
                    .timeout(LONGEST_ANSWER)
                    .build();
            do {
                if (answers(client, question)) {
                    return true;
                }
            } while (!quarkus.waitFor(PAUSE));
        }
        return false;
    }

    private static boolean answers(HttpClient client, HttpRequest question) throws InterruptedException {
        try {
            return client.send(question, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false; // not yet
        }
    }

    private void settle(DatabaseAddress database) {
        Request.askAt(address());
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(database.jdbcUrl());
        source.setUser(database.user());
        source.setPassword(database.password());
        try {
            new Inhabited(source, clock.instant()).settle();
        } catch (Exception e) {
            // A change that is saved meanwhile starts the application anew: who develops goes on with those who are in.
            System.out.println(
                    "Not all people could come in (" + e + "). Go on without them, or stop, delete .grundy/dev"
                            + " and begin anew without a change in the first half minute.");
            return;
        }
        System.out.println(
                address() + " has ada, ben (basic), cyn, dan (pro) and eve (admin); everybody's password is '"
                        + Visit.password() + "'. Delete .grundy/dev to begin anew.");
    }

    private String address() {
        return "http://localhost:" + port;
    }

    private static void await(Process quarkus, CountDownLatch stopped) {
        quarkus.destroy();
        try {
            stopped.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

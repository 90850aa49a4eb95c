package dev.grundy.app.cli;

import dev.grundy.base.database.Database;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.SchemaHistory;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.kernel.UnusableException;
import io.quarkus.runtime.Quarkus;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./grundy up}: everything in one process, until Ctrl-C. */
@Command(
        name = "up",
        description = "Start everything: database, web and judge, in one process.",
        mixinStandardHelpOptions = true)
final class Up implements Callable<Integer> {
    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8080",
            description = "Where the pages are served (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "localhost",
            description = "Which address to listen on; 0.0.0.0 is all of them (default: ${DEFAULT-VALUE}).")
    private String host = "localhost";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where data is kept across restarts (default: data in the checkout).")
    private @Nullable Path data;

    @Option(
            names = "--role",
            paramLabel = "ROLE",
            defaultValue = "all",
            description = "What this node does: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Role role = Role.ALL;

    /** The launcher reads it: nothing but the launcher installs anything. */
    @Option(
            names = "--languages",
            paramLabel = "IDS",
            description =
                    "Install the tools of more languages first, from Debian's packages: all, or ids with commas between.")
    @SuppressWarnings("unused")
    private @Nullable String languages;

    @Option(
            names = "--unsafe",
            description = "Judge even where walls around programs are missing; every page warns of it.")
    private boolean unsafe;

    /** The role of a node: serve pages, judge, or both. */
    enum Role {
        WEB,
        JUDGE,
        ALL;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    @Override
    public Integer call() {
        checkPort();
        checkDatabase(System.getenv());
        Path directory = Places.from(data, System.getenv());
        CountDownLatch stopped = new CountDownLatch(1);
        // The JVM ends when its hooks have ended: this one keeps it until the database is down, after all that uses it.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> await(stopped), "wait for the database to stop"));
        // Vert.x keeps there what it reads from archives; the usual place is never swept after a kill.
        try (Scratch files = Scratch.make();
                Database database = Database.open(directory, System.getenv())) {
            // Before anything is started that would change the schema.
            SchemaHistory.of(database.address()).refuseOlder(database.address().toString());
            set(
                    "quarkus.vertx.cache-directory",
                    files.directory().resolve("vertx").toString());
            return serve(database.address(), directory);
        } finally {
            stopped.countDown();
        }
    }

    private void checkDatabase(Map<String, String> environment) {
        if (role == Role.JUDGE
                && environment.getOrDefault("GRUNDY_DATABASE_URL", "").isBlank()) {
            throw new UnusableException(
                    "a node that only judges works for others: set GRUNDY_DATABASE_URL to the database of the"
                            + " node that serves pages, as postgresql://user:password@host:5432/grundy");
        }
    }

    private int serve(DatabaseAddress database, Path directory) {
        set("quarkus.datasource.jdbc.url", database.jdbcUrl());
        set("quarkus.datasource.username", database.user());
        set("quarkus.datasource.password", database.password());
        set("quarkus.http.host", host);
        set("quarkus.http.port", String.valueOf(port));
        set("grundy.data", directory.toString());
        set("grundy.role", role.toString());
        set("grundy.unsafe", String.valueOf(unsafe));
        set("grundy.problems", Places.home().resolve("problems").toString());
        if (role == Role.JUDGE) {
            restrict();
        }
        AtomicInteger status = new AtomicInteger();
        Quarkus.run(Serving.class, (code, failure) -> {
            if (failure != null) {
                System.err.println("grundy: could not start: " + rootMessage(failure));
            }
            status.set(code);
        });
        return status.get();
    }

    /** The login of a judge node may neither change the schema nor see the tables of people. */
    private static void restrict() {
        set("quarkus.flyway.migrate-at-start", "false");
        set("quarkus.hibernate-orm.schema-management.strategy", "none");
        set("quarkus.scheduler.enabled", "false");
    }

    private static void set(String name, String value) {
        if (!value.isEmpty()) {
            System.setProperty(name, value);
        }
    }

    private void checkPort() {
        if (port < 1 || port > 65_535) {
            throw new UnusableException("a port is a number from 1 to 65535, got " + port);
        }
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(host, port));
        } catch (IOException e) {
            throw new UnusableException("cannot listen on " + host + ":" + port + " (" + e.getMessage()
                    + "); stop what listens there, or choose another with --port PORT");
        }
    }

    private static String rootMessage(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        String message = root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
        return message.lines().findFirst().orElse(message);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

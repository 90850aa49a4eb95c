package dev.grundy.app.cli;

import dev.grundy.base.kernel.LoopbackPort;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.kernel.UnusableException;
import io.quarkus.runtime.Quarkus;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * {@code ./grundy rehearse}: {@code up} on an empty data directory, until it has shown a few pages. The launcher lets a JVM record one,
 * so that later starts need not load and link each class anew.
 */
@Command(
        name = "rehearse",
        hidden = true,
        description = "Start everything on an empty data directory, show a few pages and end.",
        mixinStandardHelpOptions = true)
final class Rehearse implements Callable<Integer> {
    private static final List<String> PAGES = List.of("/", "/problems", "/problems/divisor-game", "/sign-in");
    private static final int TRIES = 1200;
    private static final Duration BETWEEN_TRIES = Duration.ofMillis(100);

    @Override
    public Integer call() {
        if (System.getenv("GRUNDY_DATABASE_URL") != null) {
            throw new UnusableException("a rehearsal makes a database of its own; unset GRUNDY_DATABASE_URL");
        }
        // Programs of packages are not run: what a node prepares takes minutes and no class that a start needs.
        System.setProperty("grundy.judge.prepare", "false");
        try (Scratch data = Scratch.make()) {
            int port = LoopbackPort.free();
            Thread.ofPlatform().daemon().name("rehearsal").start(() -> lookAtPages("http://localhost:" + port));
            return new CommandLine(new Up())
                    .execute(
                            "--port",
                            Integer.toString(port),
                            "--data",
                            data.directory().resolve("data").toString());
        }
    }

    private static void lookAtPages(String home) {
        int code = 0;
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String page : PAGES) {
                look(client, URI.create(home + page));
            }
        } catch (IllegalStateException e) {
            System.err.println("grundy: " + e.getMessage());
            code = 1;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            code = 1;
        }
        Quarkus.asyncExit(code);
    }

    /** Asks again until the page is there. */
    private static void look(HttpClient client, URI page) throws InterruptedException {
        String found = "nothing was asked";
        for (int i = 0; i < TRIES; i++) {
            try {
                int status = client.send(HttpRequest.newBuilder(page).build(), BodyHandlers.discarding())
                        .statusCode();
                if (status == 200) {
                    return;
                }
                found = "it answers " + status;
            } catch (IOException e) {
                found = String.valueOf(e.getMessage());
            }
            TimeUnit.NANOSECONDS.sleep(BETWEEN_TRIES.toNanos());
        }
        throw new IllegalStateException("the rehearsal asked for " + page + " " + TRIES + " times, and " + found);
    }
}

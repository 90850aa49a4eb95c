package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.judge.sandbox.BareRun;
import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The time that a newcomer waits, {@code first-verdict}. It is the first page of a server on an empty data directory. Then comes the verdict on a
 * program that fails a sample and on one that is right. Each is set against the same once more. A server of its own is started like anybody's and
 * asked over HTTP like by a browser.
 */
final class FirstVerdictBench {
    private static final String SLUG = "divisor-game";
    private static final String FAILS_A_SAMPLE = "print('neither')\n";
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    /** A tenth of what a person notices. */
    private static final Duration LOOK = Duration.ofMillis(20);

    private static final Pattern VERDICT =
            Pattern.compile("submission-status__verdict\".*?verdict--([\\w-]+)", Pattern.DOTALL);

    private final Path data;
    private final int port;
    private final HttpClient browser = HttpClient.newBuilder()
            .cookieHandler(new CookieManager(null, CookiePolicy.ACCEPT_ALL))
            .followRedirects(HttpClient.Redirect.NORMAL)
            .build();

    /** @param data an empty directory */
    FirstVerdictBench(Path data, int port) {
        this.data = data;
        this.port = port;
    }

    private record Waited(Duration first, Duration again) {
        BenchmarkResult result(String name) {
            double[] ratios = {(double) first.toNanos() / again.toNanos()};
            return BenchmarkResult.of(
                    "first-verdict-" + name,
                    ratios,
                    String.format(Locale.ROOT, "%.1f s, again %.1f s", seconds(first), seconds(again)));
        }

        private static double seconds(Duration duration) {
            return duration.toMillis() / 1e3;
        }
    }

    List<BenchmarkResult> measure() {
        Duration firstStart;
        Duration wrong;
        Duration wrongAgain;
        Duration right;
        Duration rightAgain;
        String solution = solution();
        try (Server server = start()) {
            firstStart = server.untilFirstPage();
            post("/register", Map.of("return", "/", "name", "newcomer", "password", "a long password"));
            wrong = verdict(FAILS_A_SAMPLE, "wrong");
            right = verdict(solution, "accepted");
            wrongAgain = verdict(FAILS_A_SAMPLE + "# again\n", "wrong");
            rightAgain = verdict(solution + "# again\n", "accepted");
        }
        try (Server server = start()) {
            return List.of(
                    new Waited(firstStart, server.untilFirstPage()).result("page"),
                    new Waited(wrong, wrongAgain).result("sample"),
                    new Waited(right, rightAgain).result("accepted"));
        }
    }

    private static String solution() {
        try {
            return Files.readString(Places.home().resolve("problems/GMT-005/submissions/accepted/solution.py"));
        } catch (IOException e) {
            throw new UnusableException("the program to be judged cannot be read: " + e.getMessage());
        }
    }

    /** From the click until the page tells it. */
    private Duration verdict(String source, String expected) {
        long begun = System.nanoTime();
        String address = "/problems/" + SLUG + "/submit";
        HttpResponse<String> page = post(address, Map.of("language", "python", "source", source));
        String submission = page.uri().getPath();
        String last = page.body();
        while (awaitsVerdict(last)) {
            pause(begun, "the verdict on " + submission);
            last = get(submission).body();
        }
        Duration waited = Duration.ofNanos(System.nanoTime() - begun);
        Matcher verdict = VERDICT.matcher(last);
        if (!verdict.find() || !verdict.group(1).startsWith(expected)) {
            throw new UnusableException(submission + " was to be " + expected + ", and its page says otherwise: "
                    + (verdict.hasMatch() ? verdict.group(1) : last));
        }
        return waited;
    }

    /** Whether a submission's page is to tell the verdict later; findings that follow a verdict may still be to come. */
    static boolean awaitsVerdict(String page) {
        return page.contains("data-part=\"status\"");
    }

    private static void pause(long begun, String what) {
        if (System.nanoTime() - begun > PATIENCE.toNanos()) {
            throw new UnusableException(what + " did not come within " + PATIENCE.toMinutes() + " minutes");
        }
        try {
            TimeUnit.NANOSECONDS.sleep(LOOK.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnusableException("interrupted while waiting for " + what);
        }
    }

    private HttpResponse<String> get(String address) {
        return send(HttpRequest.newBuilder(uri(address)).build());
    }

    /** As the form of a page does. */
    private HttpResponse<String> post(String address, Map<String, String> fields) {
        String body = fields.entrySet().stream()
                .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
                .collect(Collectors.joining("&"));
        return send(HttpRequest.newBuilder(uri(address))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .header("Sec-Fetch-Site", "same-origin")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private URI uri(String address) {
        return URI.create("http://localhost:" + port + address);
    }

    private HttpResponse<String> send(HttpRequest request) {
        try {
            HttpResponse<String> response = browser.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new UnusableException(response.uri() + " answers " + response.statusCode());
            }
            return response;
        } catch (IOException e) {
            throw new UnusableException("the server of the benchmark does not answer: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnusableException("interrupted while a server was asked");
        }
    }

    private Server start() {
        long begun = System.nanoTime();
        Process process = BareRun.startSilent(List.of(
                Places.home().resolve("grundy").toString(),
                "up",
                "--data",
                data.toString(),
                "--port",
                String.valueOf(port)));
        return new Server(process, begun);
    }

    /** Everything in one process, as {@code ./grundy up} starts it. */
    private final class Server implements AutoCloseable {
        private final Process process;
        private final long begun;

        Server(Process process, long begun) {
            this.process = process;
            this.begun = begun;
        }

        Duration untilFirstPage() {
            while (!answers()) {
                if (!process.isAlive()) {
                    throw new UnusableException("the server of the benchmark ended; try ./grundy up --data " + data);
                }
                pause(begun, "the first page");
            }
            return Duration.ofNanos(System.nanoTime() - begun);
        }

        private boolean answers() {
            try {
                return browser.send(
                                        HttpRequest.newBuilder(uri("/problems")).build(),
                                        HttpResponse.BodyHandlers.discarding())
                                .statusCode()
                        == 200;
            } catch (IOException e) {
                return false; // it does not listen yet
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }

        @Override
        public void close() {
            process.destroy();
            try {
                if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException e) {
                process.destroyForcibly();
                Thread.currentThread().interrupt();
            }
        }
    }
}

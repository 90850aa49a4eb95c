package dev.grundy.app.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * People who read pages, send programs and wait for verdicts without a pause. They come through a balancer, which takes
 * the nodes that serve pages in turn. If one does not answer, it asks the next one once. Failures beyond that are kept.
 */
final class Visitors implements AutoCloseable {
    private static final String PROBLEM = "stones-one-three-four";
    private static final Path PROGRAM = Path.of("problems/GMT-001/submissions/accepted/found_period.py");
    private static final List<String> PAGES =
            List.of("/", "/problems", "/problems/" + PROBLEM, "/submissions", "/status", "/paths");
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int OK = 200;
    private static final int CREATED = 201;
    /** Of one submission, however many nodes end meanwhile. */
    private static final int MOST_STREAMS = 20;

    private static final Pattern TOKEN = Pattern.compile("name=\"csrf-token\" value=\"([^\"]*)\"");
    private static final Pattern VERDICT = Pattern.compile("\"verdict\":\"([A-Z]+)\"");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final List<Integer> nodes = new CopyOnWriteArrayList<>();
    private final AtomicInteger turn = new AtomicInteger();
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicInteger askedAgain = new AtomicInteger();
    private final AtomicInteger cut = new AtomicInteger();
    private final Queue<String> failures = new ConcurrentLinkedQueue<>();
    private final Map<String, Long> sent = new ConcurrentHashMap<>();
    private final Semaphore verdicts = new Semaphore(0);
    private final List<Thread> threads;
    private final String program;
    private volatile boolean enough;

    /** @param token what the release before wants with each form; this one wants none */
    private record Person(Visit visit, String name, String token) {
        static Person register() {
            Visit visit = Visit.asGuest();
            String name = Visit.newName();
            String form = visit.get("/register").asString();
            visit.submit("/register", Map.of("name", name, "password", Visit.password(), "csrf-token", token(form)))
                    .then()
                    .statusCode(303);
            return new Person(visit, name, token(visit.get("/").asString()));
        }

        private static String token(String page) {
            Matcher found = TOKEN.matcher(page);
            return found.find() ? found.group(1) : "";
        }

        String cookies() {
            return "grundy_session=" + visit.cookie("grundy_session") + "; grundy_csrf=" + visit.cookie("grundy_csrf");
        }
    }

    /** @param first port of a node that serves pages, where they register */
    Visitors(int first, int people) throws IOException {
        program = Files.readString(PROGRAM);
        nodes.add(first);
        Request.askAt("http://localhost:" + first);
        threads = Stream.generate(Person::register)
                .limit(people)
                .map(person -> Thread.ofPlatform().daemon().name(person.name()).unstarted(() -> practise(person)))
                .toList();
    }

    void start() {
        threads.forEach(Thread::start);
    }

    void alsoAt(int port) {
        nodes.add(port);
    }

    void noMoreAt(int port) {
        nodes.remove(Integer.valueOf(port));
    }

    /** Until they have been told so many verdicts more; at once where something has failed. */
    void judged(int more) throws InterruptedException {
        for (int told = 0; told < more && failures.isEmpty(); told++) {
            if (!verdicts.tryAcquire(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                failures.add("nobody was told a verdict for " + PATIENCE);
            }
        }
    }

    /** What failed although another node was asked. */
    List<String> failures() {
        return List.copyOf(failures);
    }

    /** The ids of what was acknowledged, by the key of the request. */
    Map<String, Long> sent() {
        return Map.copyOf(sent);
    }

    /** For people. */
    String account() {
        return asked + " requests, " + askedAgain + " of them asked again of another node, " + cut + " streams cut, "
                + sent.size() + " programs sent";
    }

    /** They wait for the verdicts that are due, and leave. */
    @Override
    public void close() {
        enough = true;
        try {
            for (Thread thread : threads) {
                thread.join(PATIENCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            client.shutdownNow();
        }
    }

    private void practise(Person person) {
        try {
            for (int number = 0; !enough; number++) {
                for (String page : PAGES) {
                    expect(OK, person, HttpRequest.newBuilder(), page);
                }
                submit(person, person.name() + "/" + number);
            }
        } catch (IOException | RuntimeException e) {
            failures.add(person.name() + " gave up: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            verdicts.release();
        }
    }

    private void submit(Person person, String key) throws IOException, InterruptedException {
        byte[] body = JSON.writeValueAsBytes(
                Map.of("problem", PROBLEM, "language", "python", "source", program + "\n# " + key + "\n"));
        HttpRequest.Builder request = HttpRequest.newBuilder()
                .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", '"' + key + '"');
        String answer = expect(CREATED, person, request, "/api/v1/submissions");
        if (!answer.isEmpty()) {
            long id = JSON.readTree(answer).path("id").asLong();
            sent.put(key, id);
            awaitVerdict(person, id);
        }
    }

    /** Follows a stream, and another one where it was cut. */
    private void awaitVerdict(Person person, long id) throws InterruptedException {
        for (int stream = 0; stream < MOST_STREAMS; stream++) {
            try (Stream<String> lines = ask(
                            turn.getAndIncrement(),
                            person,
                            HttpRequest.newBuilder(),
                            "/api/v1/submissions/" + id + "/events",
                            HttpResponse.BodyHandlers.ofLines())
                    .body()) {
                Optional<Matcher> verdict =
                        lines.map(VERDICT::matcher).filter(Matcher::find).findFirst();
                if (verdict.isPresent()) {
                    told(id, verdict.get().group(1));
                    return;
                }
            } catch (IOException | UncheckedIOException e) {
                // the next one is told the same
            }
            cut.incrementAndGet();
        }
        failures.add("submission " + id + ": no verdict in " + MOST_STREAMS + " streams");
    }

    private void told(long id, String verdict) {
        if (!verdict.equals("AC")) {
            failures.add("submission " + id + " is " + verdict + " and not AC");
        }
        verdicts.release();
    }

    /** The answer's body; empty, and a failure kept, when it is not the one that is due. */
    private String expect(int status, Person person, HttpRequest.Builder request, String address)
            throws InterruptedException {
        asked.incrementAndGet();
        int first = turn.getAndIncrement();
        String said;
        try {
            HttpResponse<String> answer = answerOf(first, person, request, address);
            if (answer.statusCode() == status) {
                return answer.body();
            }
            said = answer.statusCode() + " " + answer.body();
        } catch (IOException e) {
            said = e.toString();
        }
        failures.add(address + ": " + said);
        return "";
    }

    private HttpResponse<String> answerOf(int first, Person person, HttpRequest.Builder request, String address)
            throws IOException, InterruptedException {
        try {
            return ask(first, person, request, address, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            askedAgain.incrementAndGet();
            return ask(first + 1, person, request, address, HttpResponse.BodyHandlers.ofString());
        }
    }

    private <T> HttpResponse<T> ask(
            int node, Person person, HttpRequest.Builder request, String address, HttpResponse.BodyHandler<T> body)
            throws IOException, InterruptedException {
        List<Integer> serving = List.copyOf(nodes);
        int port = serving.get(Math.floorMod(node, serving.size()));
        return client.send(
                request.uri(URI.create("http://localhost:" + port + address))
                        .setHeader("Cookie", person.cookies())
                        .setHeader("X-CSRF-TOKEN", person.token())
                        .setHeader("Sec-Fetch-Site", "same-origin")
                        .timeout(PATIENCE)
                        .build(),
                body);
    }
}

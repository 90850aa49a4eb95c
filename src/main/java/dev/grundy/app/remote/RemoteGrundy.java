package dev.grundy.app.remote;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The API of a Grundy elsewhere, for programs with a token. Every failure is told in one line. Not safe for use by several threads. */
public final class RemoteGrundy implements AutoCloseable {
    private static final Duration CONNECTING = Duration.ofSeconds(10);
    private static final Duration ANSWERING = Duration.ofSeconds(30);
    private static final Duration USUAL_WAIT = Duration.ofSeconds(5);
    /** A caller that is told to wait longer than this is told so instead. */
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(2);
    /** A server that restarts is back by then. */
    private static final int MOST_TRIES = 12;

    /** A server gives a request up that has held a key for a minute; then another may. */
    private static final Duration LONGEST_HOLD = Duration.ofSeconds(75);

    private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(500);
    private static final Duration BETWEEN_TRIES = Duration.ofSeconds(2);
    private static final int CREATED = 201;
    private static final int OK = 200;
    private static final int FIRST_REDIRECT = 300;
    private static final int FIRST_ERROR = 400;
    private static final int CONFLICT = 409;
    private static final int TOO_MANY = 429;
    private static final int SERVER_ERROR = 500;

    private final ServerAddress server;
    private final String token;
    private final Pauses pauses;
    private final ObjectMapper json = new ObjectMapper();
    /** It follows no redirect: the token is for this server. */
    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(CONNECTING)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    /** Whether the server has answered as it should before. */
    private boolean known;

    /** How time passes between two questions. */
    @FunctionalInterface
    public interface Pauses {
        void take(Duration pause) throws InterruptedException;
    }

    public RemoteGrundy(ServerAddress server, String token, Pauses pauses) {
        this.server = server;
        this.token = token;
        this.pauses = pauses;
    }

    /** A language that the server takes. */
    public record RemoteLanguage(String id, List<String> extensions) {
        public RemoteLanguage {
            extensions = List.copyOf(extensions);
        }
    }

    public List<RemoteLanguage> languages() throws InterruptedException {
        JsonNode answer = ask(Question.about("/api/v1/languages"), OK);
        List<RemoteLanguage> languages = new ArrayList<>();
        for (JsonNode language : answer) {
            languages.add(new RemoteLanguage(
                    language.path("id").asText(),
                    StreamSupport.stream(language.path("extensions").spliterator(), false)
                            .map(JsonNode::asText)
                            .toList()));
        }
        return languages;
    }

    /** A program to be sent: slug or display id of a problem, identifier of a language, source. */
    public record RemoteProgram(String problem, String language, String source) {}

    /**
     * Sends a program; answers its number there. Waits where the server asks for a pause, and sends it again when the answer is lost.
     *
     * @param key    made up for this program: under it the server takes it once, however often it is sent
     * @param waits  is told what is waited for, in a few words, before each pause
     */
    public long submit(RemoteProgram sent, UUID key, Consumer<String> waits) throws InterruptedException {
        ObjectNode program = json.createObjectNode()
                .put("problem", sent.problem())
                .put("language", sent.language())
                .put("source", sent.source());
        JsonNode answer = ask(new Question("POST", "/api/v1/submissions", program.toString(), key), CREATED, waits);
        if (!answer.path("id").canConvertToLong()) {
            throw notGrundy();
        }
        return answer.path("id").asLong();
    }

    /**
     * Waits until nothing more will come of the submission.
     *
     * @param seen is told what is known each time that it is not over
     */
    public RemoteSubmission verdict(long id, Consumer<RemoteSubmission> seen) throws InterruptedException {
        RemoteSubmission known = submission(id);
        while (!known.isOver()) {
            seen.accept(known);
            pauses.take(BETWEEN_QUESTIONS);
            known = submission(id);
        }
        return known;
    }

    /** The submission as the server knows it now. */
    RemoteSubmission submission(long id) throws InterruptedException {
        RemoteSubmission told = new RemoteSubmission(ask(Question.about("/api/v1/submissions/" + id), OK));
        if (!told.isUnderstood()) {
            throw new UnusableException(server + " does not say whether submission " + id
                    + " is judged, in words that this version knows; look at " + pageOf(id));
        }
        return told;
    }

    /** Where a person sees the submission. */
    public URI pageOf(long id) {
        return server.at("/submissions/" + id);
    }

    @Override
    public void close() {
        client.close();
    }

    /**
     * A request that may be sent more than once, since it changes nothing or has a key.
     *
     * @param key of the request's body; null for a question
     */
    private record Question(
            String method,
            String path,
            String body,
            @Nullable UUID key) {
        static Question about(String path) {
            return new Question("GET", path, "", null);
        }
    }

    private JsonNode ask(Question question, int expected) throws InterruptedException {
        return ask(question, expected, unused -> {});
    }

    private JsonNode ask(Question question, int expected, Consumer<String> waits) throws InterruptedException {
        Duration held = Duration.ZERO;
        int attempt = 1;
        while (true) {
            Optional<HttpResponse<String>> answer = send(question, attempt);
            if (answer.isEmpty()) {
                waits.accept("no answer, asking again");
                pauses.take(BETWEEN_TRIES);
                attempt++;
            } else if (isHeld(answer.get()) && held.compareTo(LONGEST_HOLD) < 0) {
                waits.accept("the server still works on an earlier try, waiting for it up to "
                        + LONGEST_HOLD.toSeconds() + " s");
                pauses.take(BETWEEN_TRIES);
                held = held.plus(BETWEEN_TRIES);
            } else {
                Optional<Duration> wait = wait(answer.get(), attempt);
                if (wait.isEmpty()) {
                    return read(answer.get(), expected);
                }
                waits.accept("waiting " + wait.get().toSeconds() + " s, as the server asks");
                pauses.take(wait.get());
                attempt++;
            }
        }
    }

    /** Only a key that is being worked on is a conflict here. */
    private static boolean isHeld(HttpResponse<String> answer) {
        return answer.statusCode() == CONFLICT;
    }

    /** Empty when it is to be tried again. */
    private Optional<HttpResponse<String>> send(Question question, int attempt) throws InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.at(question.path()))
                .timeout(ANSWERING)
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, application/problem+json")
                .method(question.method(), BodyPublishers.ofString(question.body(), StandardCharsets.UTF_8));
        if (question.key() != null) {
            request.header("Idempotency-Key", '"' + question.key().toString() + '"');
        }
        try {
            return Optional.of(client.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            // An address that refuses the first connection is no server. A request that is lost on the way, or
            // while a server restarts, is sent again.
            boolean reached = known || !(e instanceof ConnectException) && !(e instanceof HttpConnectTimeoutException);
            if (reached && attempt < MOST_TRIES) {
                return Optional.empty();
            }
            String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
            throw new UnusableException(
                    "cannot reach " + server + " (" + Printable.line(reason) + "); is it up, and is that its address?");
        }
    }

    private Optional<Duration> wait(HttpResponse<String> answer, int attempt) {
        int status = answer.statusCode();
        boolean again = status == TOO_MANY || status >= SERVER_ERROR && known;
        if (!again || attempt >= MOST_TRIES) {
            return Optional.empty();
        }
        Duration wait = answer.headers()
                .firstValue("Retry-After")
                .filter(text -> text.matches("[0-9]{1,6}"))
                .map(text -> Duration.ofSeconds(Long.parseLong(text)))
                .orElse(USUAL_WAIT);
        return Optional.of(wait).filter(pause -> pause.compareTo(LONGEST_WAIT) <= 0);
    }

    private JsonNode read(HttpResponse<String> answer, int expected) {
        if (answer.statusCode() >= FIRST_REDIRECT && answer.statusCode() < FIRST_ERROR) {
            String location = answer.headers().firstValue("Location").orElse("elsewhere");
            throw new UnusableException(server + " leads to " + Printable.line(location)
                    + ", where the token is not sent; if that is the server you mean, name it with --server");
        }
        JsonNode body = parse(answer.body());
        if (answer.statusCode() == expected) {
            known = true;
            if (body.isContainerNode()) {
                return body;
            }
            throw notGrundy();
        }
        if (!body.path("type").asText().startsWith("/api/v1/errors/")) {
            throw notGrundy();
        }
        throw new UnusableException(server + " refuses: " + Printable.line(said(body)));
    }

    private JsonNode parse(String text) {
        try {
            return Optional.ofNullable(json.readTree(text)).orElseGet(MissingNode::getInstance);
        } catch (JsonProcessingException e) {
            return MissingNode.getInstance();
        }
    }

    /** The single faults where there are some, else the whole. */
    private static String said(JsonNode problem) {
        String faults = StreamSupport.stream(problem.path("errors").spliterator(), false)
                .map(fault -> fault.path("field").asText() + ": "
                        + fault.path("detail").asText())
                .collect(Collectors.joining("; "));
        return faults.isEmpty()
                ? problem.path("detail").asText(problem.path("title").asText())
                : faults;
    }

    private UnusableException notGrundy() {
        return new UnusableException(server + " does not answer as Grundy's API does; is that its address?");
    }
}

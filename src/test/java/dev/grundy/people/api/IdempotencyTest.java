package dev.grundy.people.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.RawHttp;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.error.ApiException;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A program that is sent again under its key is one submission. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class IdempotencyTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String LIST = "/api/v1/submissions";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @Inject
    IdempotencyKeys keys;

    private Visit ada;
    private Program program;
    private String slug;
    private String key;

    @BeforeEach
    void aProgramOfSomebody() {
        ada = Visit.signedIn();
        program = Program.of(ada, "submissions:write");
        slug = PublishedProblem.add(database, "once-" + COUNT.incrementAndGet(), Tier.FREE)
                .slug();
        key = '"' + UUID.randomUUID().toString() + '"';
    }

    @AfterEach
    void now() {
        clock.reset();
    }

    @Test
    void theSameKeyAndTheSameBodyHaveTheSameAnswer() {
        Response first = send(key, "print(1)");
        Response second = send(key, "print(1)");
        assertThat(List.of(first, second))
                .allSatisfy(answer -> assertThat(answer.statusCode()).isEqualTo(201));
        assertThat(second.header("Location")).isEqualTo(first.header("Location"));
        assertThat(second.asString()).isEqualTo(first.asString());
        assertThat(submissions()).isOne();
        send("another", "print(1)").then().statusCode(201);
        assertThat(submissions()).isEqualTo(2);
    }

    @Test
    void quotationMarksAreNoPartOfAKey() {
        send("\"a-key\"", "print(1)").then().statusCode(201);
        send("a-key", "print(1)").then().statusCode(201);
        assertThat(submissions()).isOne();
    }

    @Test
    void theSameKeyWithAnotherBodyIsRefused() {
        send(key, "print(1)").then().statusCode(201);
        Response refused = send(key, "print(2)");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.json().getList("errors.field")).containsExactly("Idempotency-Key");
        assertThat(submissions()).isOne();
    }

    @Test
    void keysOfOthersAreTheirs() {
        Program bens = Program.of(Visit.signedIn(), "submissions:write");
        long adas = send(key, "print(1)").json().getLong("id");
        Response ben = send(bens, key, "print(1)");
        assertThat(ben.statusCode()).isEqualTo(201);
        assertThat(ben.json().getLong("id")).isNotEqualTo(adas);
    }

    @Test
    void whatIsRefusedLeavesTheKeyFree() {
        Response refused = program.request()
                .header("Idempotency-Key", key)
                .contentType("application/json")
                .body("{\"problem\":\"" + slug + "\",\"language\":\"cobol\",\"source\":\"x\"}")
                .post(LIST);
        assertThat(refused.statusCode()).isEqualTo(422);
        long one = send("one", "print(1)").json().getLong("id");
        send("two", "print(1)").then().statusCode(201);
        send(key, "print(1)").then().statusCode(429);
        program.post(LIST + "/" + one + "/abort", "").then().statusCode(200);
        send(key, "print(1)").then().statusCode(201);
        assertThat(submissions()).isEqualTo(3);
    }

    @Test
    void ofManyAtOnceOneIsTaken() throws Exception {
        Callable<Response> sending = () -> send(key, "print(1)");
        List<Response> answers;
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            answers = threads.invokeAll(Collections.nCopies(8, sending)).stream()
                    .map(Future::resultNow)
                    .toList();
        }
        assertThat(answers).extracting(Response::statusCode).contains(201).isSubsetOf(201, 409);
        assertThat(answers.stream()
                        .filter(answer -> answer.statusCode() == 201)
                        .map(Response::asString)
                        .distinct())
                .hasSize(1);
        assertThat(submissions()).isOne();
        assertThat(send(key, "print(1)").statusCode()).isEqualTo(201);
        assertThat(submissions()).isOne();
    }

    @Test
    void whatIsBeingDoneIsToldAndWhoDiedMeanwhileIsTakenOver() {
        Sql.of("""
                insert into idempotency_key (account_id, key, body_hash, made_at)
                select id, 'half', :body, now() from account where name = :name""")
                .on(database)
                .with("name", ada.name())
                .with(
                        "body",
                        ContentHash.parts()
                                .add(slug)
                                .add("python")
                                .add("print(1)")
                                .build()
                                .hex())
                .update();
        Response busy = send("half", "print(1)");
        assertThat(busy.statusCode()).isEqualTo(409);
        assertThat(busy.header("Retry-After")).isEqualTo("1");
        assertThat(busy.json().getString("type")).isEqualTo("/api/v1/errors/conflict");
        assertThat(submissions()).isZero();
        clock.advance(Duration.ofMinutes(2));
        assertThat(send("half", "print(1)").statusCode()).isEqualTo(201);
        assertThat(submissions()).isOne();
    }

    /** A request that was taken over for dead and comes back does nothing: another did it. */
    @Test
    void whoComesBackTooLateDoesNothing() {
        ContentHash body = ContentHash.parts().add("x").build();
        long account = account();
        List<String> done = new ArrayList<>();
        assertThatThrownBy(() -> keys.once(account, new IdempotencyKey("late"), body, () -> {
                    clock.advance(Duration.ofMinutes(2));
                    done.add(keys.once(account, new IdempotencyKey("late"), body, () -> "second"));
                    return "first";
                }))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining("is being worked on");
        assertThat(done).containsExactly("second");
        assertThat(keys.once(account, new IdempotencyKey("late"), body, () -> "third"))
                .isEqualTo("second");
    }

    @Test
    void aDayLaterAKeyIsForgotten() {
        send(key, "print(1)").then().statusCode(201);
        clock.advance(Duration.ofHours(24).minusMinutes(1));
        send(key, "print(1)").then().statusCode(201);
        assertThat(submissions()).isOne();
        clock.advance(Duration.ofMinutes(2));
        send(key, "print(2)").then().statusCode(201);
        assertThat(submissions()).isEqualTo(2);
        clock.advance(Duration.ofHours(25));
        keys.forgetOld();
        assertThat(Sql.of("select count(*) as n from idempotency_key where account_id = :account")
                        .on(database)
                        .with("account", account())
                        .<Long>one(row -> row.getLong("n")))
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\"", "a b", "\"a", "a\"b", "\"a\"; x=1", "\"a\", \"b\""})
    void whatIsNoKeyIsRefused(String text) {
        Response refused = send(text, "print(1)");
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.json().getList("errors.field")).containsExactly("Idempotency-Key");
        assertThat(submissions()).isZero();
    }

    @Test
    void aKeyBeyondAsciiIsRefused() {
        RawHttp.Answer refused =
                new RawHttp(URI.create(Request.home())).send("""
                POST %s HTTP/1.1
                Authorization: Bearer %s
                Idempotency-Key: "ä"
                Content-Type: application/json

                {"problem":"%s","language":"python","source":"print(1)"}""".formatted(LIST, program.token(), slug));
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.body()).contains("Idempotency-Key");
        assertThat(submissions()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"255, 201", "256, 400"})
    void aKeyHas255CharactersAtMost(int length, int status) {
        assertThat(send('"' + "k".repeat(length) + '"', "print(1)").statusCode())
                .isEqualTo(status);
    }

    private Response send(String key, String source) {
        return send(program, key, source);
    }

    private Response send(Program by, String key, String source) {
        return by.request()
                .header("Idempotency-Key", key)
                .contentType("application/json")
                .body("{\"problem\":\"" + slug + "\",\"language\":\"python\",\"source\":\"" + source + "\"}")
                .post(LIST);
    }

    private long submissions() {
        return Sql.of("select count(*) as n from submission where account_id = :account")
                .on(database)
                .with("account", account())
                .one(row -> row.getLong("n"));
    }

    private long account() {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", ada.name())
                .one(row -> row.getLong("id"));
    }
}

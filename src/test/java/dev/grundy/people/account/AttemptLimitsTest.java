package dev.grundy.people.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.LimitsProfile;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** With a proxy on this host that is believed, so that each test is an address of its own. */
@Slow("the application starts anew behind a proxy")
@QuarkusTest
@TestProfile(LimitsProfile.class)
@QuarkusTestResource(PostgresResource.class)
class AttemptLimitsTest {

    @Inject
    DataSource database;

    @BeforeEach
    void forgetAllAttempts() throws SQLException {
        try (var connection = database.getConnection();
                var statement = connection.createStatement()) {
            statement.execute("delete from sign_in_attempt");
        }
    }

    @Test
    void ofManyTriesAtOnceNoMoreThanAllowedAreChecked() throws Exception {
        String name = register("192.0.2.1").name();
        Visit guesser = Visit.asGuest();
        List<Integer> answers = atOnce(
                60,
                i -> guesser.request()
                        .formParam("name", name)
                        .formParam("password", "guess number " + i)
                        .post("/sign-in")
                        .statusCode());
        assertThat(answers).containsOnly(422, 429);
        assertThat(answers.stream().filter(status -> status == 422)).hasSize(LimitsProfile.PASSWORDS);
    }

    @Test
    void guessingTheCurrentPasswordOfAnOpenSessionMakesOneWait() {
        Visit left = register("192.0.2.2");
        for (int i = 0; i < LimitsProfile.PASSWORDS; i++) {
            assertThat(change(left, "guess number " + i, "203.0.113." + i).statusCode())
                    .isEqualTo(422);
        }
        Response refused = change(left, Visit.password(), "203.0.113.99");
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 900);
        assertThat(refused.asString()).contains("Too many wrong passwords");
    }

    @Test
    void whoSignsInOftenNeedNotWait() {
        String name = register("192.0.2.3").name();
        for (int i = 0; i < 3 * LimitsProfile.PASSWORDS; i++) {
            assertThat(post(
                                    Visit.asGuest(),
                                    "/sign-in",
                                    Map.of("name", name, "password", Visit.password()),
                                    "192.0.2.3")
                            .statusCode())
                    .isEqualTo(303);
        }
    }

    @Test
    void registrationsAreCountedForTheAddressThatTheProxyTells() {
        IntStream.range(0, LimitsProfile.REGISTRATIONS).forEach(i -> register("2001:db8:1:2::" + i));
        Response refused = tryToRegister("2001:db8:1:2:ffff::1");
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 3600);
        assertThat(refused.asString()).contains("Too many accounts were made from here");
        assertThat(tryToRegister("2001:db8:1:3::1").statusCode()).isEqualTo(303);
    }

    @Test
    void whatTheClientWroteBeforeTheProxyDidCountsForNothing() {
        IntStream.range(0, LimitsProfile.REGISTRATIONS).forEach(i -> register("198.51.100." + i + ", 192.0.2.4"));
        assertThat(tryToRegister("198.51.100.77, 192.0.2.4").statusCode()).isEqualTo(429);
    }

    private static List<Integer> atOnce(int count, java.util.function.IntFunction<Integer> request) throws Exception {
        try (ExecutorService people = Executors.newFixedThreadPool(count)) {
            List<Future<Integer>> asked = IntStream.range(0, count)
                    .mapToObj(i -> people.submit(() -> request.apply(i)))
                    .toList();
            List<Integer> answers = new ArrayList<>();
            for (Future<Integer> answer : asked) {
                answers.add(answer.get());
            }
            return answers;
        }
    }

    private static Visit register(String forwarded) {
        return Visit.signedInFrom(forwarded);
    }

    private static Response tryToRegister(String forwarded) {
        return post(
                Visit.asGuest(), "/register", Map.of("name", Visit.newName(), "password", Visit.password()), forwarded);
    }

    private static Response change(Visit visit, String current, String forwarded) {
        return post(visit, "/account/password", Map.of("current", current, "password", "a wholly new one"), forwarded);
    }

    private static Response post(Visit visit, String address, Map<String, String> fields, String forwarded) {
        return visit.submitFrom(forwarded, address, fields);
    }
}

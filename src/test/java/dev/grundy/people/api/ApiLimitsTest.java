package dev.grundy.people.api;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.LimitsProfile;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** A caller that asks too much is told when to come back, and nobody else is kept waiting. Each test is an address of its own. */
@Slow("the application starts anew behind a proxy")
@QuarkusTest
@TestProfile(LimitsProfile.class)
@QuarkusTestResource(PostgresResource.class)
class ApiLimitsTest {
    @Inject
    DataSource database;

    @Test
    void anAddressThatAsksTooMuchIsToldWhenToComeBack() {
        Response refused = refused(Stream.generate(() -> from("192.0.2.1").get("/api/v1/nothing")));
        assertThat(refused.json().getString("type")).isEqualTo("/api/v1/errors/too-many-requests");
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 180);
        assertThat(from("192.0.2.2").get("/api/v1/status").statusCode()).isEqualTo(200);
        assertThat(from("192.0.2.1").get("/problems").statusCode()).isEqualTo(200);
        assertThat(Program.of(Visit.signedInFrom("192.0.2.3"), "progress:read")
                        .request()
                        .header("X-Forwarded-For", "192.0.2.1")
                        .get("/api/v1/token")
                        .statusCode())
                .as("with a token, behind the same address")
                .isEqualTo(200);
    }

    @Test
    void aPersonIsCountedFromWhereverAndWithWhicheverToken() {
        Visit ada = Visit.signedInFrom("192.0.2.11");
        List<Program> programs = List.of(Program.of(ada, "progress:read"), Program.of(ada, "progress:read"));
        int[] count = {0};
        Response refused = refused(Stream.generate(() -> {
            count[0]++;
            return programs.get(count[0] % 2)
                    .request()
                    .header("X-Forwarded-For", "198.51.100." + count[0] % 200)
                    .get("/api/v1/token");
        }));
        assertThat(refused.json().getString("detail")).isEqualTo("Your programs ask for too much.");
        assertThat(Program.of(Visit.signedInFrom("192.0.2.12"), "progress:read")
                        .request()
                        .header("X-Forwarded-For", "198.51.100.201")
                        .get("/api/v1/token")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void anAddressThatSendsTooMuchWaitsWhoeverSitsThere() {
        String problem =
                PublishedProblem.addWithPage(database, "dear", Tier.FREE).slug();
        Map<String, String> program = Map.of("language", "python", "source", "print('kept')");
        List<Visit> people = Stream.of("192.0.2.21", "192.0.2.22", "192.0.2.23", "192.0.2.24")
                .map(Visit::signedInFrom)
                .toList();
        for (int i = 0; i < 7; i++) {
            Response refused = Visit.asGuest().submitFrom("192.0.2.20", "/problems/" + problem + "/submit", program);
            assertThat(refused.statusCode()).as("a guest, who is not counted").isNotEqualTo(429);
        }
        for (int i = 0; i < 6; i++) {
            String page = "/problems/" + problem + (i % 2 == 0 ? "/submit" : "/run");
            people.get(i / 2).submitFrom("192.0.2.20", page, program).then().statusCode(303);
        }
        for (String page : List.of("/submit", "/run")) {
            Response refused = people.getLast().submitFrom("192.0.2.20", "/problems/" + problem + page, program);
            assertThat(refused.statusCode()).isEqualTo(429);
            int wait = Integer.parseInt(refused.header("Retry-After"));
            assertThat(wait).isBetween(1, 600);
            assertThat(refused.asString())
                    .contains("Your network has sent too many programs. Try again in ", "print(&#39;kept&#39;)");
        }
        Response guest = Visit.asGuest().submitFrom("192.0.2.20", "/problems/" + problem + "/run", program);
        assertThat(guest.statusCode()).as("guests may run").isEqualTo(429);
        Response told = Program.of(people.getLast(), "submissions:write")
                .request()
                .header("X-Forwarded-For", "192.0.2.20")
                .contentType("application/json")
                .body("{}")
                .post("/api/v1/runs");
        assertThat(told.statusCode()).isEqualTo(429);
        assertThat(told.header("Retry-After")).isNotBlank();
        people.getLast()
                .submitFrom("192.0.2.29", "/problems/" + problem + "/run", program)
                .then()
                .statusCode(303);
    }

    private static Request from(String address) {
        return given().header("X-Forwarded-For", address);
    }

    /** The first that is refused; somewhat more than is allowed are enough however slowly they come. */
    private static Response refused(Stream<Response> answers) {
        return answers.limit(200)
                .filter(answer -> answer.statusCode() == 429)
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing was refused"));
    }
}

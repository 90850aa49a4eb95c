package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.people.tier.Asking;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.StoppablePostgres;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** While the database is away, as it is when PostgreSQL restarts. */
@Slow("starts an application of its own, and its database server again and again")
@QuarkusTest
@QuarkusTestResource(value = StoppablePostgres.class, restrictToAnnotatedClass = true)
class DatabaseAwayTest {
    /** As many as the pool has, each of which may have been cut off. */
    private static final int MOST_CONNECTIONS = 50;

    @Inject
    AgroalDataSource database;

    @AfterEach
    void theDatabaseIsBack() {
        StoppablePostgres.startAgain();
        // The next test begins with connections that nobody has cut off.
        database.flush(AgroalDataSource.FlushMode.ALL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /account",
                "GET /submissions",
                "POST /account/password",
                "POST /account/tokens",
                "POST /sign-in",
                "POST /problems/topics",
                "GET /api/v1/problems",
                "POST /api/v1/submissions"
            })
    void whatNeedsTheDatabaseSaysWhenToComeBack(String address) {
        Asking asking = Asking.all().get(address);
        Visit ada = Visit.signedIn();
        StoppablePostgres.shutDown();
        Response answer = asking.ask(ada, asking.addresses(Map.of()).getFirst(), Map.of());
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.header("Retry-After")).isEqualTo("5");
    }

    @Test
    void thePageAndTheProblemDetailsSayTheSame() {
        Visit guest = Visit.asGuest();
        Program program = Program.of(Visit.signedIn(), "problems:read");
        StoppablePostgres.shutDown();
        Response page = guest.get("/problems?text=away");
        assertThat(page.statusCode()).isEqualTo(503);
        assertThat(page.header("Retry-After")).isEqualTo("5");
        assertThat(page.asString()).contains("Back in a moment").doesNotContain("Our fault");
        Response details = program.get("/api/v1/problems?text=away");
        assertThat(details.statusCode()).isEqualTo(503);
        assertThat(details.header("Retry-After")).isEqualTo("5");
        assertThat(details.json().getString("type")).isEqualTo("/api/v1/errors/unavailable");
    }

    @Test
    void theSiteIsThereAgainWithTheDatabase() {
        Visit guest = Visit.asGuest();
        guest.get("/problems?text=before").then().statusCode(200);
        StoppablePostgres.shutDown();
        guest.get("/problems?text=away").then().statusCode(503);
        StoppablePostgres.startAgain();
        Optional<Response> back = Stream.generate(() -> guest.get("/problems?text=back"))
                .limit(MOST_CONNECTIONS)
                .peek(answer -> assertThat(answer.statusCode()).isIn(200, 503))
                .filter(answer -> answer.statusCode() == 200)
                .findFirst();
        assertThat(back).isPresent();
    }
}

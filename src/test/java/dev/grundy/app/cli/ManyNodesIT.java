package dev.grundy.app.cli;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.JudgeLogin;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.SharedStore;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.AllOnly;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The built product as an installation of two nodes: one serves pages, the other judges under a restricted login. */
@AllOnly("several nodes are started on one database")
@Timeout(400)
class ManyNodesIT {
    private static final String READY = "Grundy is ready";
    private static final Path PROGRAM = Path.of("problems/GMT-001/submissions/accepted/found_period.py");

    @TempDir
    Path directory;

    private final DatabaseAddress database = MigratedDatabase.createAddress();

    @Test
    void aProgramSentToOneNodeIsJudgedByAnother() throws Exception {
        int pages = FreePort.find();
        int judging = FreePort.find();
        try (Product web = up("web", pages, database)) {
            web.outputUntil(READY);
            try (Product judge = up("judge", judging, JudgeLogin.make(database))) {
                judge.outputUntil(READY);
                Request.askAt("http://localhost:" + pages);
                Visit ada = Visit.signedIn();
                long id = ada.request()
                        .contentType("application/json")
                        .body(Map.of(
                                "problem",
                                "stones-one-three-four",
                                "language",
                                "python",
                                "source",
                                Files.readString(PROGRAM)))
                        .post("/api/v1/submissions")
                        .then()
                        .statusCode(201)
                        .extract()
                        .json()
                        .getLong("id");
                assertThat(verdict(ada, id)).isEqualTo("AC");
                servesNoPages(judging);
                assertThat(judge.stop()).isZero();
            }
            assertThat(web.stop()).isZero();
        }
    }

    @Test
    void aJudgeWithoutADatabaseOfOthersSaysWhatItNeeds() throws Exception {
        try (Product judge =
                Product.start(Map.of(), List.of("up", "--role", "judge", "--port", String.valueOf(FreePort.find())))) {
            assertThat(judge.exitCode()).isNotZero();
            assertThat(judge.output()).contains("set GRUNDY_DATABASE_URL").doesNotContain("\tat ");
        }
    }

    private static void servesNoPages(int port) {
        Request.askAt("http://localhost:" + port);
        given().get("/").then().statusCode(404);
        given().get("/problems").then().statusCode(404);
        given().get("/q/health/ready").then().statusCode(200);
        Response status = given().get("/status").then().statusCode(200).extract();
        assertThat(status.json().getList("nodes.role", String.class)).containsExactlyInAnyOrder("judge", "web");
        assertThat(given().get("/q/metrics").asString()).contains("grundy_queue_depth", "grundy_verdict_seconds_count");
    }

    private static String verdict(Visit visit, long submission) {
        Response answer = visit.get("/api/v1/submissions/" + submission);
        while (answer.json().getString("verdict") == null) {
            answer = visit.get("/api/v1/submissions/" + submission);
        }
        return answer.json().getString("verdict");
    }

    private Product up(String role, int port, DatabaseAddress address) throws Exception {
        String url = address.jdbcUrl()
                .replaceFirst("jdbc:postgresql://", "postgresql://" + address.user() + ":" + address.password() + "@");
        SharedStore.linkInto(directory.resolve(role));
        return Product.start(
                Map.of("GRUNDY_DATABASE_URL", url),
                List.of(
                        "up",
                        "--role",
                        role,
                        "--port",
                        String.valueOf(port),
                        "--data",
                        directory.resolve(role).toString()));
    }
}

package dev.grundy.people.api;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.error.ErrorType;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.HexFormat;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each error below /api, also before any endpoint of ours is asked, is told as RFC 9457 says. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ErrorsTest {
    private static final String LIST = "/api/v1/submissions";

    @Inject
    DataSource database;

    private Program program;

    @BeforeEach
    void aProgram() {
        program = Program.of(Visit.signedIn(), "problems:read", "submissions:write", "progress:read");
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /api/v1/nothing, 404, not-found",
        "GET, /api, 404, ",
        "GET, /api/, 404, not-found",
        "GET, /api/v2/submissions, 404, not-found",
        "GET, /api/v1/submissions/7, 404, not-found",
        "GET, /api/v1/submissions/99999999999999999999, 404, not-found",
        "GET, /api/v1/submissions/x, 404, not-found",
        "DELETE, /api/v1/submissions, 405, method-not-allowed",
        "PATCH, /api/v1/submissions/7, 405, method-not-allowed",
        "GET, /api/v1/submissions/%00, 400, bad-request",
        "GET, /api/v1/errors/nothing, 404, not-found",
    })
    void anAddressThatIsNotThere(String method, String address, int status, String code) {
        Response answer = program.request().request(method, address);
        assertThat(answer.statusCode()).isEqualTo(status);
        if (code != null) {
            told(answer, code);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ | 400 | malformed-json",
                "{\"problem\":nim} | 400 | malformed-json",
                "{\"problem\":\"nim\"} {} | 400 | malformed-json",
                "{\"problem\":\"nim\"}7 | 400 | malformed-json",
                "{\"problem\":\"nim\"}} | 400 | malformed-json",
                "{\"problem\":\"nim\"} x | 400 | malformed-json",
                "[] | 422 | invalid",
                "7 | 422 | invalid",
                "{\"problem\":{}} | 422 | invalid",
                "{\"problem\":[\"a\"]} | 422 | invalid",
                "{} | 422 | invalid",
                "null | 422 | invalid",
            })
    void aBodyThatIsNotWhatIsTaken(String body, int status, String code) {
        Response answer = program.post(LIST, body);
        assertThat(answer.statusCode()).isEqualTo(status);
        told(answer, code);
        assertThat(answer.asString()).doesNotContain("dev.grundy", "jackson", "java.");
    }

    @Test
    void aFieldOfTheWrongKindIsNamed() {
        Response answer = program.post(LIST, "{\"problem\":\"nim\",\"source\":{\"a\":1}}");
        assertThat(answer.json().getList("errors.field")).containsExactly("source");
        assertThat(answer.json().getList("errors.detail")).containsExactly("A text is needed here.");
    }

    @Test
    void bytesThatAreNoText() {
        told(
                program.request()
                        .contentType("application/json")
                        .body(new byte[] {'"', (byte) 0xff, '"'})
                        .post(LIST),
                "malformed-json");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"problem\":\"nim\",\"inputs\":[\"1\", }",
                "{\"inputs\":[\"1\", \"\\x\"]}",
                "{\"inputs\":[\"1",
                "{\"inputs\":[\"1\" \"2\"]}",
            })
    void aBodyThatGoesWrongWithinAList(String body) {
        Response answer = program.post("/api/v1/runs", body);
        assertThat(answer.statusCode()).isEqualTo(400);
        told(answer, "malformed-json");
        assertThat(answer.json().getString("detail")).contains("at line 1, column ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0000feff00110000", "0000feff0000", "fffe00007b", "00007b0000007b00", "feff7b", "fffed800"})
    void bytesThatPassForAnotherEncoding(String hex) {
        Response answer = program.request()
                .contentType("application/json")
                .body(HexFormat.of().parseHex(hex))
                .post(LIST);
        assertThat(answer.statusCode()).isEqualTo(400);
        told(answer, "malformed-json");
    }

    @ParameterizedTest
    @MethodSource("tooMuch")
    void moreThanAReaderOfJsonTakes(String body) {
        Response answer = program.post(LIST, body);
        assertThat(answer.statusCode()).isEqualTo(400);
        told(answer, "malformed-json");
    }

    static List<String> tooMuch() {
        return List.of(
                "{\"unknown\":" + "[".repeat(5_000) + "]".repeat(5_000) + "}",
                "{\"problem\":" + "7".repeat(5_000) + "}",
                "{\"" + "p".repeat(100_000) + "\":1}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"garbage", "-1", "1.5", "1%3Bdrop", "9999999999999999999", "%D9%A3"})
    void aPlaceInAListThatThereIsNot(String before) {
        Response answer = program.request().get(LIST + "?before=" + before);
        assertThat(answer.statusCode()).isEqualTo(400);
        told(answer, "bad-request");
        assertThat(answer.json().getList("errors.field")).containsExactly("before");
    }

    @Test
    void contentOfAnotherKind() {
        told(program.request().contentType("text/plain").body("x").post(LIST), "unsupported-media-type");
        told(
                program.request()
                        .contentType("application/x-www-form-urlencoded")
                        .body("x=1")
                        .post(LIST),
                "unsupported-media-type");
    }

    @Test
    void anAnswerInAFormThatThereIsNot() {
        told(program.request().accept("image/png").get(LIST), "not-acceptable");
    }

    @Test
    void aBodyThatIsTooLarge() {
        Response answer = program.post(LIST, "{\"source\":\"" + "x".repeat(600 * 1024) + "\"}");
        assertThat(answer.statusCode()).isEqualTo(413);
        told(answer, "too-large");
    }

    @Test
    void nobodyAndSomebodyWhomAnotherSiteSent() {
        Response nobody = given().get(LIST);
        told(nobody, "unauthenticated");
        assertThat(nobody.header("WWW-Authenticate")).isEqualTo("Bearer realm=\"grundy\"");
        Response forged = Visit.signedIn()
                .request()
                .from("cross-site")
                .contentType("application/json")
                .body("{}")
                .post(LIST);
        assertThat(forged.statusCode()).isEqualTo(403);
        told(forged, "cross-origin");
    }

    @Test
    void whoHasToChooseAPasswordFirstIsToldSoInsteadOfLedToAPage() {
        Visit bound = Visit.signedIn();
        Sql.of("update account set must_change_password = true where name = :name")
                .on(database)
                .with("name", bound.name())
                .update();
        told(bound.get(LIST), "forbidden");
    }

    @ParameterizedTest
    @EnumSource(ErrorType.class)
    void eachTypeIsTheAddressOfItsDescription(ErrorType type) {
        Response answer = request().get(type.address());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.json().getInt("status")).isEqualTo(type.status());
        assertThat(answer.json().getString("title")).isEqualTo(type.title());
    }

    private static Request request() {
        return given();
    }

    private static void told(Response answer, String code) {
        assertThat(answer.contentType()).startsWith("application/problem+json");
        assertThat(answer.json().getString("type")).isEqualTo("/api/v1/errors/" + code);
        assertThat(answer.json().getInt("status")).isEqualTo(answer.statusCode());
        assertThat(answer.json().getString("title")).isNotBlank();
        assertThat(answer.json().getString("detail")).isNotBlank();
        assertThat(answer.json().getString("request_id")).isEqualTo(answer.header("X-Request-Id"));
    }
}

package dev.grundy.web.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.Texts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes of forms that are no UTF-8 are refused, and not changed. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class FormTextTest {
    private static final String COLLECTIONS = "/notebook/collections";
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String URLENCODED = "application/x-www-form-urlencoded";

    @Inject
    DataSource database;

    /** Each is the field {@code name}; what is in it up to the place is counted in characters. */
    @ParameterizedTest
    @CsvSource({
        "caf%E9,           1, 4",
        "a%0D%0A%C3%A9%FF, 2, 2",
        "%F0%9F%8E%B2%C3,  1, 2",
        "%ED%A0%80,        1, 1",
        "%C0%80,           1, 1",
        "%F4%90%80%80,     1, 1"
    })
    void theRefusalOfAFormTellsFieldLineAndColumn(String value, int line, int column) {
        Visit ada = Visit.signedIn();
        refused(ada, sent(ada, URLENCODED, "name=" + value), line, column);
    }

    @ParameterizedTest
    @ValueSource(strings = {"application/x-www-form-urlencoded", "application/x-www-form-urlencoded; charset=UTF-8"})
    void bytesWithoutAnEscapeAreLookedAtToo(String type) {
        Visit ada = Visit.signedIn();
        refused(ada, sent(ada, type, "name=caf\u00e9"), 1, 4);
    }

    @Test
    void aFieldOfAFormWithFilesIsLookedAtToo() {
        Visit ada = Visit.signedIn();
        Response answer =
                submitted(ada, part("; name=\"source\"", "one\r\ncaf\u00e9") + part("; name=\"language\"", "python"));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.asString()).contains(Texts.of("form-misencoded", "source", 2, 4));
        assertThat(shown(ada.get("/submissions"))).doesNotContain("caf");
    }

    @Test
    void aFilesNameIsLookedAtAndItsContentIsItsOwnMatter() {
        Visit ada = Visit.signedIn();
        String named = "; name=\"file\"; filename=\"%s\"";
        assertThat(submitted(ada, part(named.formatted("caf\u00e9.py"), "")).statusCode())
                .isEqualTo(400);
        Response content = submitted(ada, part(named.formatted("cafe.py"), "\u00e9"));
        assertThat(content.statusCode()).isEqualTo(422);
        assertThat(content.asString()).contains(Texts.of("file-misencoded", "cafe.py", 1, 1, 1, "0xE9"));
    }

    @Test
    void whatSaysItsOtherEncodingIsReadInThat() {
        Visit ada = Visit.signedIn();
        sent(ada, URLENCODED + "; charset=ISO-8859-1", "name=caf%E9").then().statusCode(303);
        assertThat(ada.get("/notebook").asString()).contains("caf\u00e9");
    }

    @Test
    void theReplacementCharacterItselfIsTakenAsItIs() {
        Visit ada = Visit.signedIn();
        ada.submit(COLLECTIONS, Map.of("name", "caf\uFFFD \uD83C\uDFB2 Ünï"))
                .then()
                .statusCode(303);
        assertThat(ada.get("/notebook").asString()).contains("caf\uFFFD \uD83C\uDFB2 Ünï");
    }

    private static void refused(Visit ada, Response answer, int line, int column) {
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.asString()).contains(Texts.of("form-misencoded", "name", line, column));
        assertThat(shown(ada.get("/notebook"))).doesNotContain("caf").doesNotContain("\uFFFD");
    }

    /** Without attributes: a visitor's mark there is of hexadecimal digits, and those may spell any such word. */
    private static String shown(Response page) {
        return Jsoup.parse(page.asString()).text();
    }

    /** Each character is one byte. */
    private static Response sent(Visit ada, String type, String body) {
        return ada.request()
                .contentType(type)
                .body(body.getBytes(StandardCharsets.ISO_8859_1))
                .post(COLLECTIONS);
    }

    /** A program, as a form with files. */
    private Response submitted(Visit ada, String parts) {
        PublishedProblem problem =
                PublishedProblem.addWithPage(database, "form-text-" + COUNT.incrementAndGet(), Tier.FREE);
        String body = part("; name=\"language\"", "python") + parts;
        return ada.request()
                .contentType("multipart/form-data; boundary=edge")
                .body((body + "--edge--\r\n").getBytes(StandardCharsets.ISO_8859_1))
                .post("/problems/" + problem.slug() + "/submit");
    }

    private static String part(String disposition, String text) {
        return "--edge\r\nContent-Disposition: form-data" + disposition + "\r\n\r\n" + text + "\r\n";
    }
}

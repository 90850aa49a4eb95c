package dev.grundy.people.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AuditPagesTest {
    private static final String PAGE = "/admin/audit";

    @Inject
    DataSource database;

    private Visit eve;
    private Visit ada;

    @BeforeEach
    void anAdminAndSomebody() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        ada = Visit.signedIn();
    }

    @Test
    void aDecisionIsKeptWithWhoWhatWhyAndFromWhichRequest() {
        Response done = suspend("copies of <b>others</b>");
        assertThat(eve.get(about(ada)).asString())
                .contains(
                        "Suspended",
                        "copies of &lt;b&gt;others&lt;/b&gt;",
                        ada.name(),
                        eve.name(),
                        "127.0.0.x",
                        done.header("X-Request-Id"),
                        "&quot;until&quot;: &quot;open&quot;")
                .doesNotContain("<b>others");
        eve.submit("/admin/suspensions/end", Map.of("name", ada.name()));
        assertThat(eve.get(about(ada)).asString()).containsSubsequence("Suspension ended", "Suspended");
        assertThat(eve.get(about(ada) + "&action=suspended").asString())
                .doesNotContain(">Suspension ended<br>", "<td>Suspension ended");
    }

    @Test
    void whatIsRefusedIsNoDecision() {
        assertThat(eve.submit("/admin/suspensions", Map.of("name", ada.name(), "reason", " "))
                        .statusCode())
                .isEqualTo(422);
        assertThat(eve.submit("/admin/suspensions/end", Map.of("name", ada.name()))
                        .statusCode())
                .isEqualTo(303);
        assertThat(eve.get(about(ada)).asString()).contains("No entry fits.");
    }

    @Test
    void entriesAreFoundByPersonAndDay() {
        String today = LocalDate.now(ZoneOffset.UTC).toString();
        suspend("spam");
        String yesterday = LocalDate.now(ZoneOffset.UTC).minusDays(2).toString();
        String byEve = PAGE + "?person=" + eve.name();
        assertThat(eve.get(byEve).asString()).contains("<td>" + ada.name());
        assertThat(eve.get(byEve + "&from=" + yesterday).asString()).contains("<td>" + ada.name());
        assertThat(eve.get(byEve + "&until=" + yesterday).asString()).contains("No entry fits.");
        assertThat(eve.get(byEve + "&from=" + today + "&until=9999-01-01").asString())
                .contains("<td>" + ada.name());
        assertThat(eve.get(PAGE + "?person=" + ada.name()).asString()).contains("No entry fits.");
        assertThat(eve.get(PAGE + "?person=nobody-at-all").asString()).contains("No account has that name.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?person=%00&about=%00",
                "?kind=submission&about=%00%01",
                "?person=%C2%80&kind=submission&about=%C2%80x%C2%9Fy",
                "?person=%23999999999999999999&about=%23999999999999999999",
                "?action=none&kind=none&from=soon&until=%F0%9F%98%80&before=-1",
                "?from=%2B999999999-01-01&until=0000-01-01&before=999999999999999999",
                "?kind=submission&about=%27%3B--"
            })
    void nonsenseFindsNothingAndBreaksNothing(String query) {
        int all = query.contains("%00") ? 400 : 200;
        assertThat(eve.get(PAGE + query).statusCode()).isEqualTo(all);
        assertThat(sent("pdf", query).statusCode()).isEqualTo(all);
    }

    @Test
    void olderEntriesAreOnThePagesBehind() {
        for (int i = 0; i < 51; i++) {
            suspend("number " + i + ".");
        }
        String first = eve.get(about(ada)).asString();
        assertThat(first).contains(">number 50.", ">number 1.").doesNotContain(">number 0.");
        String next = first.replaceFirst("(?s).*href=\"(/admin/audit[^\"]*before=\\d+)\".*", "$1")
                .replace("&amp;", "&");
        assertThat(eve.get(next).asString()).contains(">number 0.").doesNotContain(">number 1.");
    }

    @Test
    void whoIsGoneLeavesANumberAndNoName() {
        suspend("spam");
        eve.get(PAGE);
        String number = Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", ada.name())
                .one(row -> row.getString("id"));
        assertThat(ada.submit("/account/delete", Map.of("current", Visit.password()))
                        .statusCode())
                .isEqualTo(303);
        String page = eve.get(PAGE + "?about=%23" + number).asString();
        assertThat(page).contains("deleted account #" + number, "spam").doesNotContain(">" + ada.name());
        assertThat(Sql.of("select row_to_json(e)::text as entry from audit_entry e where subject_id = :number")
                        .on(database)
                        .with("number", number)
                        .list(row -> row.getString("entry")))
                .isNotEmpty()
                .noneMatch(entry -> entry.contains(ada.name()));
        assertThat(export("jsonl", "?about=%23" + number).asString())
                .contains("spam")
                .doesNotContain(ada.name());
    }

    @Test
    void aSpreadsheetComputesNothingOfIt() {
        suspend("=HYPERLINK(\"https://example.org\",\"open\")");
        Response csv = export("csv", "?about=" + ada.name());
        assertThat(csv.contentType()).startsWith("text/csv");
        assertThat(csv.header("Content-Disposition")).isEqualTo("attachment; filename=\"audit.csv\"");
        assertThat(csv.asString())
                .startsWith("\"id\",\"at\",")
                .contains("\"'=HYPERLINK(\"\"https://example.org\"\",\"\"open\"\")\"")
                .doesNotContain(",\"=HYPERLINK");
        assertThat(csv.asString().lines()).hasSize(2);
        assertThat(eve.get(PAGE + "?action=log-exported&person=" + eve.name()).asString())
                .contains("Log taken along", "csv");
    }

    @Test
    void programsReadALineForEachEntry() throws Exception {
        suspend("one\u2028line, \"quoted\"");
        Response lines = export("jsonl", "?about=" + ada.name());
        assertThat(lines.asString().split("\n")).hasSize(1);
        JsonNode entry = new ObjectMapper().readTree(lines.asString());
        assertThat(entry.path("action").asText()).isEqualTo("suspended");
        assertThat(entry.path("actor").asText()).isEqualTo(eve.name());
        assertThat(entry.path("after").path("until").asText()).isEqualTo("open");
        assertThat(entry.path("reason").asText()).contains("line, \"quoted\"");
    }

    @Test
    void thePageSaysThatNothingWasChanged() {
        suspend("spam");
        assertThat(eve.submit(PAGE + "/check", Map.of()).asString())
                .containsPattern("All [0-9,]+ entries are as they were written\\. Hash of the last: [0-9a-f]{64}");
    }

    private Response suspend(String reason) {
        Response done = eve.submit("/admin/suspensions", Map.of("name", ada.name(), "reason", reason));
        assertThat(done.statusCode()).isEqualTo(303);
        return done;
    }

    private Response export(String format, String query) {
        Response file = sent(format, query);
        assertThat(file.statusCode()).isEqualTo(200);
        return file;
    }

    private Response sent(String format, String query) {
        return eve.submit(PAGE + "/export" + query + "&format=" + format, Map.of());
    }

    private static String about(Visit whom) {
        return PAGE + "?about=" + whom.name();
    }
}

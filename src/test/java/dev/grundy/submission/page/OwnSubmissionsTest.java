package dev.grundy.submission.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The list of one's own submissions, filtered by its address. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class OwnSubmissionsTest {
    private static final Pattern LINE = Pattern.compile("<td><a href=\"/submissions/(\\d+)\">");

    @Inject
    DataSource database;

    private Solving solving;
    private String first;
    private String second;
    private Visit ada;
    private long accepted;
    private long wrong;
    private long elsewhere;

    @BeforeEach
    void somebodyWithThreeSubmissions() {
        solving = new Solving(database);
        first = problem();
        second = problem();
        ada = Visit.signedIn();
        accepted = judge(ada.name(), first, "2026-01-03 23:30:00+00", "AC");
        wrong = judge(ada.name(), first, "2026-01-05 12:00:00+00", "WA");
        elsewhere =
                solving.judgeIn("python", ada.name(), second.toUpperCase(Locale.ROOT), "2026-01-07 12:00:00+00", "WA");
        judge(Visit.signedIn().name(), first, "2026-01-05 12:00:00+00", "WA");
    }

    @Test
    void everyPartOfTheAddressNarrowsThemDown() {
        assertThat(listed("")).containsExactly(elsewhere, wrong, accepted);
        assertThat(listed("?verdict=WA")).containsExactly(elsewhere, wrong);
        assertThat(listed("?language=python")).containsExactly(elsewhere);
        assertThat(listed("?problem=" + first)).containsExactly(wrong, accepted);
        assertThat(listed("?problem=" + first.toUpperCase(Locale.ROOT) + "&verdict=ac"))
                .containsExactly(accepted);
        assertThat(listed("?from=2026-01-05&until=2026-01-05")).containsExactly(wrong);
        assertThat(listed("?problem=" + second + "&verdict=WA&language=python&from=2026-01-01&until=2026-12-31"))
                .containsExactly(elsewhere);
        assertThat(ada.get("/submissions?verdict=TLE").asString())
                .contains("No submission of yours matches this filter.", "<option value=\"TLE\" selected>");
    }

    @Test
    void aDayIsOneOfTheReadersZone() {
        assertThat(listed("?from=2026-01-03&until=2026-01-03")).containsExactly(accepted);
        ada.submit("/account/time-zone", Map.of("zone", "Pacific/Auckland"));
        assertThat(listed("?from=2026-01-03&until=2026-01-03")).isEmpty();
        assertThat(listed("?from=2026-01-04&until=2026-01-04")).containsExactly(accepted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?verdict=none&language=%0A&problem=%22%3E&from=yesterday&until=2026-02-30",
                "?from=99999-01-01&until=-1",
                "?problem=%27%20or%201=1&language=%27",
                "?before=x"
            })
    void whatMakesNoSenseIsLeftOut(String query) {
        assertThat(listed(query)).containsExactly(elsewhere, wrong, accepted);
    }

    @Test
    void theEndsOfTimeAreDays() {
        assertThat(listed("?from=0000-01-01&until=9999-12-31")).containsExactly(elsewhere, wrong, accepted);
        assertThat(listed("?from=9999-12-31&until=0000-01-01")).isEmpty();
    }

    @Test
    void theNextPageKeepsTheFilter() {
        for (int i = 0; i < 50; i++) {
            judge(ada.name(), first, "2026-01-05 12:00:00+00", "WA");
        }
        List<Long> page = listed("?problem=" + first + "&verdict=WA");
        assertThat(page).hasSize(50).doesNotContain(wrong);
        String next = "?problem=" + first + "&verdict=WA&before=" + page.getLast();
        assertThat(ada.get("/submissions?problem=" + first + "&verdict=WA").asString())
                .contains("href=\"/submissions" + next.replace("&", "&amp;") + "\"");
        assertThat(listed(next)).containsExactly(wrong);
    }

    private String problem() {
        String slug = "own-" + UUID.randomUUID().toString().substring(0, 8);
        PublishedProblem.addWithPage(database, slug, Tier.FREE);
        return slug;
    }

    private long judge(String name, String slug, String time, String verdict) {
        return solving.judge(name, slug.toUpperCase(Locale.ROOT), time, verdict);
    }

    private List<Long> listed(String query) {
        return LINE.matcher(ada.get("/submissions" + query).asString())
                .results()
                .map(MatchResult::group)
                .map(line -> Long.valueOf(line.replaceAll("\\D", "")))
                .toList();
    }
}

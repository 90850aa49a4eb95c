package dev.grundy.app.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.app.operations.Exposition.Series;
import dev.grundy.app.operations.PromQl.Selector;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.format.language.Languages;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.submission.status.VerdictMeter;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The metrics that there are, after some work, are those that docs, alerts and dashboard speak of. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class MetricsTest {
    private static final String DOCUMENT = "docs/operations.md";
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(grundy_\\w+)` \\| (\\w+) \\|(.*?)\\| .+ \\|$");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
    /** Ten bounds and infinity, count, sum, maximum. */
    private static final int SERIES_OF_A_VERDICT = 14;
    /** Depth and age. */
    private static final int SERIES_OF_A_LANE = 2;
    /** Database, cells two, errors two, packages, mails three, payments four, leases two, connections three. */
    private static final int SINGLE_SERIES = 18;
    /** What Prometheus adds to every series. */
    private static final Set<String> OF_THE_TARGET = Set.of("instance", "job");
    /** What Prometheus tells of every target. */
    private static final String TARGET_UP = "up";

    @Inject
    VerdictMeter meter;

    @Inject
    Languages languages;

    private Exposition metrics;

    @BeforeEach
    void work() {
        for (Verdict verdict : Verdict.values()) {
            for (int seconds = 0; seconds < 100; seconds++) {
                meter.finished(verdict, Duration.ofSeconds(seconds));
            }
        }
        Visit.asGuest().get("/problems");
        metrics = Exposition.parse(Visit.asGuest().get("/q/metrics").asString());
    }

    @Test
    void theDocumentTellsOfEveryMetricOfOursWithItsKindAndLabels() throws IOException {
        Map<String, String> documented = new TreeMap<>();
        ROW.matcher(read(DOCUMENT))
                .results()
                .forEach(row -> documented.put(
                        row.group(1),
                        row.group(2) + " " + row.group(3).replace("`", "").strip()));
        Map<String, String> told = new TreeMap<>();
        metrics.types().forEach((name, kind) -> {
            if (name.startsWith("grundy_")) {
                String whole = kind.equals("counter") && !name.endsWith("_total") ? name + "_total" : name;
                told.put(whole, kind + " " + String.join(", ", metrics.labelsOf(whole)));
            }
        });
        told.replaceAll((name, description) -> description.strip());
        documented.replaceAll((name, description) -> description.strip());
        assertThat(documented).isEqualTo(told);
    }

    @Test
    void seriesAreAsManyAsThereAreChoicesWhateverIsDone() {
        long refusals = Arrays.stream(SecurityEvent.values())
                .filter(SecurityEvent::isGathered)
                .count();
        assertThat(metrics.series().stream().map(Series::name).filter(name -> name.startsWith("grundy_")))
                .hasSize(SERIES_OF_A_VERDICT * Verdict.values().length
                        + SERIES_OF_A_LANE * Lane.values().length
                        + NodeRole.values().length
                        + languages.alwaysOffered().size()
                        + (int) refusals
                        + SINGLE_SERIES);
    }

    @Test
    void everyAlertAsksForWhatThereIsAndSaysWhatToDo() throws IOException {
        Set<String> anchors = anchors();
        List<Map<String, Object>> alerts = alerts();
        assertThat(alerts)
                .hasSizeGreaterThan(10)
                .extracting(alert -> alert.get("alert"))
                .doesNotHaveDuplicates();
        for (Map<String, Object> alert : alerts) {
            String name = String.valueOf(alert.get("alert"));
            checkExpression(name, String.valueOf(alert.get("expr")));
            assertThat(part(alert, "labels").get("severity")).as(name).isIn("critical", "warning");
            Map<String, String> said = part(alert, "annotations");
            assertThat(said.get("summary")).as(name).isNotBlank().hasSizeLessThan(80);
            assertThat(said.get("description")).as(name).contains(". ");
            assertThat(anchors.stream().map(anchor -> DOCUMENT + "#" + anchor))
                    .as(name)
                    .contains(said.get("runbook"));
        }
    }

    @Test
    void everyPanelAsksForWhatThereIs() throws IOException {
        JsonNode dashboard = new ObjectMapper()
                .readTree(Path.of("deploy/grafana/dashboard.json").toFile());
        List<JsonNode> panels = new ArrayList<>();
        dashboard.get("panels").forEach(panels::add);
        assertThat(panels).hasSizeGreaterThan(10).allSatisfy(panel -> {
            assertThat(panel.get("description").asText()).isNotBlank();
            assertThat(panel.get("targets")).isNotEmpty();
        });
        panels.forEach(panel -> panel.get("targets")
                .forEach(target -> checkExpression(
                        panel.get("title").asText(), target.get("expr").asText())));
        assertThat(panels).extracting(panel -> panel.get("id").asInt()).doesNotHaveDuplicates();
    }

    private void checkExpression(String name, String expression) {
        assertThatCode(() -> PromQl.parse(expression)).as(name).doesNotThrowAnyException();
        PromQl asked = PromQl.parse(expression);
        asked.selectors().forEach(selector -> checkSelector(name, selector));
        Set<String> labels = asked.selectors().stream()
                .flatMap(selector -> metrics.named(selector.metric()).stream())
                .flatMap(series -> series.labels().keySet().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        labels.addAll(OF_THE_TARGET);
        assertThat(labels).as(name).containsAll(asked.groupings());
    }

    /** A condition that no series meets would be an alert that never comes. */
    private void checkSelector(String name, Selector selector) {
        if (selector.metric().equals(TARGET_UP)) {
            return;
        }
        List<Series> series = metrics.named(selector.metric());
        assertThat(series).as("%s: %s", name, selector.metric()).isNotEmpty();
        selector.conditions().forEach(condition -> {
            assertThat(series)
                    .as("%s: %s has a label %s", name, selector.metric(), condition.label())
                    .anyMatch(one -> one.labels().containsKey(condition.label()));
            if (selector.metric().startsWith("grundy_")) {
                alternatives(condition)
                        .forEach(single -> assertThat(series)
                                .as("%s: some %s meets %s", name, selector.metric(), single)
                                .anyMatch(one -> single.isMetBy(one.label(condition.label()))));
            }
        });
        if (!selector.metric().startsWith("grundy_")) {
            assertThat(readUnchecked(DOCUMENT)).as(name).contains("`" + selector.metric() + "`");
        }
    }

    /** Each of {@code a|b} by itself: one that is misspelt would go unnoticed beside the others. */
    private static Stream<PromQl.Condition> alternatives(PromQl.Condition condition) {
        return condition.operator().equals("=~")
                ? Stream.of(condition.value().split("\\|"))
                        .map(value -> new PromQl.Condition(condition.label(), "=", value))
                : Stream.of(condition);
    }

    @SuppressWarnings("unchecked") // what it is not shows at the first use
    private static List<Map<String, Object>> alerts() throws IOException {
        Map<String, List<Map<String, Object>>> file = (Map<String, List<Map<String, Object>>>)
                new Load(LoadSettings.builder().build()).loadFromString(read("deploy/prometheus/alerts.yaml"));
        return (List<Map<String, Object>>) Objects.requireNonNull(
                Objects.requireNonNull(file.get("groups")).getFirst().get("rules"));
    }

    @SuppressWarnings("unchecked") // as above
    private static Map<String, String> part(Map<String, Object> alert, String key) {
        return (Map<String, String>) Objects.requireNonNull(alert.get(key));
    }

    /** Of headings, as GitHub makes them. */
    private static Set<String> anchors() throws IOException {
        return HEADING.matcher(read(DOCUMENT))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9 -]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    private static String read(String file) throws IOException {
        return Files.readString(Path.of(file));
    }

    private static String readUnchecked(String file) {
        try {
            return read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

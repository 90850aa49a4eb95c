package dev.grundy.studio.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QualityFiguresTest {
    private static final Instant NOW = Instant.parse("2026-03-10T15:00:00Z");

    @Test
    void withoutSubmissionsThereIsNothingToDraw() {
        assertThat(AcceptanceChart.of(List.of(), NOW).spans()).isEmpty();
        assertThat(VerdictTable.of(List.of()).rows()).isEmpty();
        assertThat(TimeHistogram.of(List.of(), Optional.empty(), 2).rows()).isEmpty();
        assertThat(TestUse.of(List.of(), Map.of(), Optional.empty()).idle()).isZero();
    }

    @Test
    void eachSubmissionCountsInTheSpanOfItsDayAndEmptyDaysAreThere() {
        AcceptanceChart acceptance = AcceptanceChart.of(
                List.of(
                        judged("2026-03-10T00:00:00Z", Verdict.AC, 1),
                        judged("2026-03-09T23:59:59.999Z", Verdict.WA, 1),
                        judged("2026-03-07T12:00:00Z", Verdict.AC, 1)),
                NOW);
        assertThat(acceptance.days()).isEqualTo(1);
        assertThat(acceptance.spans())
                .extracting(AcceptanceChart.Span::from, AcceptanceChart.Span::sent, AcceptanceChart.Span::accepted)
                .containsExactly(
                        tuple(Instant.parse("2026-03-07T00:00:00Z"), 1, 1),
                        tuple(Instant.parse("2026-03-08T00:00:00Z"), 0, 0),
                        tuple(Instant.parse("2026-03-09T00:00:00Z"), 1, 0),
                        tuple(Instant.parse("2026-03-10T00:00:00Z"), 1, 1));
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 1", "29, 1, 30", "30, 7, 5", "209, 7, 30", "210, 28, 8", "839, 28, 30", "5000, 364, 14"})
    void spansAreAsLongAsTheReachAsks(int daysAgo, int days, int spans) {
        AcceptanceChart acceptance = AcceptanceChart.of(
                List.of(judged(NOW.minus(daysAgo, ChronoUnit.DAYS).toString(), Verdict.AC, 1)), NOW);
        assertThat(acceptance.days()).isEqualTo(days);
        assertThat(acceptance.spans()).hasSize(spans);
        assertThat(acceptance.spans().getFirst().sent()).isEqualTo(1);
    }

    @Test
    void whatWasSentLongerAgoThanTheDrawingReachesAndByAClockAheadBreaksNothing() {
        AcceptanceChart acceptance = AcceptanceChart.of(
                List.of(judged("1970-01-01T00:00:00Z", Verdict.AC, 1), judged("2026-03-12T00:00:00Z", Verdict.AC, 1)),
                NOW);
        assertThat(acceptance.spans()).hasSize(30);
        assertThat(acceptance.sent()).isEqualTo(1);
    }

    @Test
    void verdictsAreCountedByLanguageTheMostUsedFirst() {
        VerdictTable table = VerdictTable.of(List.of(
                of("cpp", Verdict.WA, 1, true),
                of("python", Verdict.AC, 1, true),
                of("python", Verdict.AC, 1, false),
                of("python", Verdict.TLE, 1, true)));
        assertThat(table.verdicts()).containsExactly(Verdict.AC, Verdict.WA, Verdict.TLE);
        assertThat(table.rows())
                .extracting(VerdictTable.Row::language, VerdictTable.Row::sent, VerdictTable.Row::counts)
                .containsExactly(tuple("python", 3, List.of(2, 0, 1)), tuple("cpp", 1, List.of(0, 1, 0)));
    }

    @Test
    void timesAreThoseThatTheLiveVersionAcceptedAndTightIsWhatItsMarginDoesNotAllow() {
        TimeHistogram use = TimeHistogram.of(
                List.of(
                        of("cpp", Verdict.AC, 100, true),
                        of("cpp", Verdict.AC, 300, true),
                        of("cpp", Verdict.AC, 5000, false),
                        of("cpp", Verdict.TLE, 2000, true),
                        of("python", Verdict.AC, 501, true)),
                Optional.of(Duration.ofSeconds(1)),
                2);
        assertThat(use.rows())
                .extracting(
                        TimeHistogram.Row::language,
                        TimeHistogram.Row::programs,
                        TimeHistogram.Row::tight,
                        TimeHistogram.Row::percent)
                .containsExactly(tuple("python", 1, true, Optional.of(50L)), tuple("cpp", 2, false, Optional.of(30L)));
        assertThat(use.rows().getLast().median()).isEqualTo(Duration.ofMillis(100));
        assertThat(use.end()).isEqualTo(Duration.ofMillis(1050));
        assertThat(use.bars()).hasSize(3);
    }

    @Test
    void aTestIsIdleUntilSomethingFailsItAndFreshOnesAreCountedTogether() {
        TestUse use = TestUse.of(
                List.of("secret/1", "secret/2"),
                Map.of("secret/2", 3L, "fresh/1", 2L, "fresh/2", 1L),
                Optional.empty());
        assertThat(use.tests())
                .extracting(TestUse.Row::people, TestUse.Row::own, TestUse.Row::isIdle)
                .containsExactly(tuple(0L, Optional.empty(), true), tuple(3L, Optional.empty(), false));
        assertThat(use.fresh()).isEqualTo(3);
        assertThat(use.idle()).isEqualTo(1);
    }

    private static Judged judged(String at, Verdict verdict, long millis) {
        return new Judged(Instant.parse(at), "cpp", verdict, Optional.of(Duration.ofMillis(millis)), true);
    }

    private static Judged of(String language, Verdict verdict, long millis, boolean byLive) {
        return new Judged(NOW, language, verdict, Optional.of(Duration.ofMillis(millis)), byLive);
    }
}

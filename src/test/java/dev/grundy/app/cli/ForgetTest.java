package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What {@code ./grundy retention} says and does, with the keys that the nodes are given. */
class ForgetTest {
    private static final String DUE = "judgings counting for 90 days: 1, about 0.0 MiB";

    private final DatabaseAddress address = MigratedDatabase.createAddress();
    private final QueueSituation situation = QueueSituation.withOneProblem(address);
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void anOldJudging() {
        situation.submit(situation.person("ada"));
        Claim claim = situation.claim("node").orElseThrow();
        situation.queue().finish(claim.lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        situation.clock().advance(Duration.ofDays(100));
    }

    @Test
    void onlySaysItWhenItIsAskedTo() {
        assertThat(run(Map.of("GRUNDY_RETENTION_DETAILS", "90d"), "--dry-run")).isZero();
        assertThat(run(Map.of("GRUNDY_RETENTION_DETAILS", "90d"), "--dry-run")).isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "judgings not counting any more for 30 days: 0, about 0.0 MiB",
                        DUE,
                        "judgings not counting any more for 30 days: 0, about 0.0 MiB",
                        DUE);
    }

    @Test
    void emptiesThemOtherwise() {
        assertThat(run(Map.of("GRUNDY_RETENTION_DETAILS", "90d"))).isZero();
        assertThat(out.toString()).contains(DUE, "emptied");
        assertThat(run(Map.of("GRUNDY_RETENTION_DETAILS", "90d"), "--dry-run")).isZero();
        assertThat(out.toString()).endsWith("judgings counting for 90 days: 0, about 0.0 MiB\n");
    }

    @Test
    void keepsWhatCountsForEverWhereNobodySaysOtherwise() {
        assertThat(run(Map.of())).isZero();
        assertThat(out.toString()).contains("for ever (grundy.retention.details)");
        assertThat(run(Map.of("GRUNDY_RETENTION_DETAILS", "90d"), "--dry-run")).isZero();
        assertThat(out.toString()).contains(DUE);
    }

    @Test
    void aTimeThatIsNoneIsSaidInOneLine() {
        assertThat(run(Map.of("GRUNDY_RETENTION_DETAILS", "soon"))).isEqualTo(ExitCode.UNUSABLE.value());
        assertThat(err.toString().lines())
                .singleElement()
                .asString()
                .startsWith("grundy: cannot read how long details are kept")
                .contains("grundy.retention.details", "\"soon\"", "30d");
        assertThat(out.toString()).isEmpty();
    }

    private int run(Map<String, String> keys, String... arguments) {
        Map<String, String> environment = new HashMap<>(keys);
        environment.put(
                "GRUNDY_DATABASE_URL",
                address.jdbcUrl()
                        .replaceFirst(
                                "jdbc:postgresql://",
                                "postgresql://" + address.user() + ":" + address.password() + "@"));
        Clock clock = Clock.fixed(situation.clock().instant(), ZoneOffset.UTC);
        return new CommandLine(new Forget(clock, environment))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setExecutionExceptionHandler(Grundy.inOneLine())
                .execute(arguments);
    }
}

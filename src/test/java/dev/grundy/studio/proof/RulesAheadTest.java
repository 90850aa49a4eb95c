package dev.grundy.studio.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.studio.verify.report.PackageReport.RulesJson;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PublishedProblem;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesAheadTest {
    private static final RulesJson RULES = new RulesJson(501, "piles", 1, 2, 5, 60, "Haufen", 125_759L);

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final RulesCheckRepository checks = new RulesCheckRepository(situation.database(), situation.queue());
    private final LiveVersion first = version("first");
    private final LiveVersion second = version("second");
    private final ProblemPackage stones =
            new PackageReader().read(Path.of("problems/GMT-001")).orThrow();
    private final ProblemPackage sum =
            new PackageReader().read(Path.of("src/test/resources/verify/good")).orThrow();
    private final List<LiveVersion> read = new ArrayList<>();
    private boolean firstIsBroken;
    private boolean firstIsNoGame;

    @Test
    void eachPackageIsComparedOnceOneAfterTheOther() {
        RulesAhead ahead = ahead();
        assertThat(ahead.queueOne(List.of(first, second))).isTrue();
        assertThat(ahead.queueOne(List.of(first, second))).as("one at a time").isFalse();
        compare(first);
        assertThat(ahead.queueOne(List.of(first, second))).isTrue();
        compare(second);
        assertThat(ahead.queueOne(List.of(first, second))).isFalse();
        read.clear();
        assertThat(ahead().queueOne(List.of(first, second)))
                .as("by another node")
                .isFalse();
        assertThat(read).as("unpacked though they were compared").isEmpty();
    }

    @Test
    void aPackageThatCannotBeReadKeepsNoOtherWaiting() {
        firstIsBroken = true;
        RulesAhead ahead = ahead();
        assertThatThrownBy(() -> ahead.queueOne(List.of(first, second))).hasMessage("broken");
        assertThat(ahead.queueOne(List.of(first, second))).isTrue();
        compare(second);
    }

    @Test
    void whatHasNoRulesIsLookedAtOnce() {
        firstIsNoGame = true;
        RulesAhead ahead = ahead();
        assertThat(ahead.queueOne(List.of(first))).isFalse();
        assertThat(ahead.queueOne(List.of(first))).isFalse();
        assertThat(read).containsExactly(first);
        assertThat(situation.queue().depth()).isEmpty();
    }

    @Test
    void whenAllAreComparedThoseThatAgreeAreComparedThoroughly() {
        RulesAhead ahead = new RulesAhead(checks, this::read, true, situation.clock());
        assertThat(ahead.queueOne(List.of(first, second))).isTrue();
        assertThat(ahead.queueOne(List.of(first, second))).isFalse();
        finish(first, RulesCheckRepository.differs("solution.cpp says First"));
        assertThat(ahead.queueOne(List.of(first, second))).isTrue();
        assertThat(ahead.queueOne(List.of(first, second))).as("one at a time").isFalse();
        finish(second, RulesCheckRepository.agreed(RULES));
        assertThat(ahead.queueOne(List.of(first, second))).isTrue();
        Claim claim = situation.claim(RulesCheckRepository.KIND, "node").orElseThrow();
        assertThat(checks.task(claim.lease()).thorough()).isTrue();
        assertThat(situation
                        .queue()
                        .finish(claim.lease(), new Handler.Done(RulesCheckRepository.agreed(RULES), Duration.ZERO)))
                .isTrue();
        assertThat(ahead.queueOne(List.of(first, second))).isFalse();
    }

    private void finish(LiveVersion version, String result) {
        Claim claim = situation.claim(RulesCheckRepository.KIND, "node").orElseThrow();
        assertThat(checks.task(claim.lease()))
                .extracting(RulesCheckRepository.Task::packageVersionId, RulesCheckRepository.Task::thorough)
                .containsExactly(version.id(), false);
        assertThat(situation.queue().finish(claim.lease(), new Handler.Done(result, Duration.ZERO)))
                .isTrue();
    }

    private void compare(LiveVersion version) {
        var claim = situation.claim(RulesCheckRepository.KIND, "node").orElseThrow();
        assertThat(checks.task(claim.lease()).packageVersionId()).isEqualTo(version.id());
        assertThat(situation.queue().finish(claim.lease(), QueueSituation.done(RulesCheckRepository.KIND)))
                .isTrue();
    }

    private RulesAhead ahead() {
        return new RulesAhead(checks, this::read, false, situation.clock());
    }

    private ProblemPackage read(LiveVersion version) {
        read.add(version);
        if (firstIsBroken && version.equals(first)) {
            throw new IllegalStateException("broken");
        }
        return firstIsNoGame && version.equals(first) ? sum : stones;
    }

    private LiveVersion version(String slug) {
        PublishedProblem problem = PublishedProblem.add(situation.database(), slug, Tier.FREE);
        return new LiveVersion(problem.versionId(), slug, new ContentHash("0".repeat(64)));
    }
}

package dev.grundy.submission.solves;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.roster.NodeDescription;
import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeRole;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When nodes that serve pages ask for solves to be judged again. */
class SolveCheckRoundTest {
    private static final NodeLanguage PYTHON = new NodeLanguage("python", "3.13", "");

    private final SolvedSituation situation = new SolvedSituation();
    private final NodeRepository nodes = new NodeRepository(situation.database, situation.queue.clock());
    private final SolveCheckRound round = new SolveCheckRound(situation.checks, nodes);

    @BeforeEach
    void manySolvesByAnEarlierVersion() {
        for (int i = 0; i < 25; i++) {
            situation.solver("person-" + i);
        }
        situation.live("2", "B");
    }

    @Test
    void asMuchIsQueuedAsMayWaitWhereAJudgeIdles() {
        see(2, 0, false, PYTHON);
        round.goOn();
        assertThat(situation.waiting()).isEqualTo(20);
    }

    @Test
    void nothingIsQueuedWhileSomethingWaits() {
        see(2, 0, false, PYTHON);
        round.goOn();
        situation.judge(Verdict.AC);
        round.goOn();
        assertThat(situation.waiting()).isEqualTo(19);
        while (situation.waiting() > 0) {
            situation.judge(Verdict.AC);
        }
        round.goOn();
        assertThat(situation.waiting()).as("the rest").isEqualTo(5);
    }

    @Test
    void nothingIsQueuedWithoutAJudge() {
        see(0, 0, false);
        round.goOn();
        assertThat(situation.waiting()).isZero();
    }

    @Test
    void nothingIsQueuedWhereAllJudgesWorkForSomebody() {
        see(2, 1, false, PYTHON);
        round.goOn();
        assertThat(situation.waiting()).isZero();
    }

    @Test
    void nothingIsQueuedForAJudgeThatStops() {
        see(2, 0, true, PYTHON);
        round.goOn();
        assertThat(situation.waiting()).isZero();
    }

    @Test
    void programsThatNoIdleJudgeCanRunAreLeftForALaterRound() {
        see(2, 0, false, new NodeLanguage("python", "", "no interpreter"), new NodeLanguage("cpp", "14", ""));
        round.goOn();
        assertThat(situation.waiting()).isZero();
    }

    private void see(int cells, int running, boolean draining, NodeLanguage... languages) {
        nodes.see(new NodeDescription("judge", NodeRole.ALL, cells, List.of(languages), List.of()), running, draining);
    }
}

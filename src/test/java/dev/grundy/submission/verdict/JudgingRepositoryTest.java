package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.ResultJson;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JudgingRepositoryTest {
    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final WorkQueue queue = situation.queue();
    private long ada;

    @BeforeEach
    void aPerson() {
        ada = situation.person("ada");
    }

    @Test
    void aTaskIsAllThatTheEngineNeeds() {
        situation.submit(ada);
        JudgingRepository.Task task = situation.judgings().task(claim().lease());

        assertThat(task.program().source()).asString().isEqualTo("print(1)");
        assertThat(task.program().language()).isEqualTo("python");
        assertThat(task.seed()).isEqualTo(7);
    }

    @Test
    void theJudgingsOfASubmissionAreNumberedFromOne() {
        long first = situation.submit(ada);
        NewJudging again = new NewJudging(
                number("submission_id", first), false, number("package_version_id", first), 7, Lane.REJUDGE);
        long second = situation.judgings().queue(again);
        long third = situation.judgings().queue(again);
        assertThat(List.of(number("number", first), number("number", second), number("number", third)))
                .containsExactly(1L, 2L, 3L);
    }

    private long number(String column, long judging) {
        return Long.parseLong(situation.text("select " + column + " as value from judging where id = :id", judging));
    }

    @Test
    void aResultComesBackAsItWasStored() {
        JudgingResult result = QueueSituation.result(Verdict.WA);
        long judging = situation.submit(ada);

        finish(result);

        assertThat(ResultJson.readTests(
                        situation.text("select tests::text as value from judging where id = :id", judging)))
                .isEqualTo(result.tests());
    }

    @Test
    void whatAnOlderReleaseStoredCanBeRead() {
        assertThat(ResultJson.readTests("""
                [{"name": "sample/1", "group": "sample", "verdict": "WA", "cpu_time_us": 5000, "wall_time_us": 5000,
                  "memory_bytes": 3145728, "message": ""}]"""))
                .isEqualTo(QueueSituation.result(Verdict.WA).tests());
    }

    @Test
    void whatNobodyCouldJudgeIsAJudgeError() {
        long judging = situation.submit(ada);
        for (int attempt = 1; attempt <= WorkQueue.TRIES; attempt++) {
            queue.fail(claim().lease(), "no cell would start");
        }
        assertThat(situation.text("select verdict || ': ' || message as value from judging where id = :id", judging))
                .isEqualTo("JE: no cell would start");
    }

    @Test
    void anAcceptedVerdictSolvesTheProblemForGood() {
        judgeOne(Verdict.WA);
        assertThat(solvedBy()).isEqualTo("null");
        long first = judgeOne(Verdict.AC);
        assertThat(solvedBy()).isEqualTo(String.valueOf(first));
        judgeOne(Verdict.WA);
        judgeOne(Verdict.AC);
        assertThat(solvedBy()).isEqualTo(String.valueOf(first));
    }

    @Test
    void aJudgeErrorIsNoAttempt() {
        judgeOne(Verdict.JE);
        assertThat(situation.text("select count(*) as value from user_problem where account_id = :id", ada))
                .isEqualTo("0");
    }

    /** Answers the submission. */
    private long judgeOne(Verdict verdict) {
        situation.clock().advance(Duration.ofSeconds(1));
        situation.submit(ada);
        return finish(QueueSituation.result(verdict));
    }

    private long finish(JudgingResult result) {
        Claim claim = claim();
        assertThat(queue.finish(claim.lease(), QueueSituation.judged(result, false)))
                .isTrue();
        return Long.parseLong(claim.topic().substring("submission/".length()));
    }

    private Claim claim() {
        return situation.claim("node").orElseThrow();
    }

    private String solvedBy() {
        return situation.text("select solved_by as value from user_problem where account_id = :id", ada);
    }
}

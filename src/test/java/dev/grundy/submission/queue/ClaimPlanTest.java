package dev.grundy.submission.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.Sql;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A claim must read the head of the queue's index, however long the queue and whatever the planner knows. */
class ClaimPlanTest {
    private static final int LONG = 2_000;

    private QueueSituation situation;

    @BeforeEach
    void aLongQueue() {
        situation = QueueSituation.withOneProblem();
        long first = situation.submit(situation.person("ada"));
        Sql.of("""
                with copies as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select account_id, problem_id, language, source, source_hash, submitted_at
                    from submission, generate_series(1, :count) returning id)
                insert into judging (submission_id, number, live, package_version_id, account_id, language, seed, lane,
                                     fair_rank, state, queued_at)
                select copies.id, 1, true, package_version_id, account_id, language, seed, lane, fair_rank + copies.id,
                       state, queued_at
                from copies, judging where judging.id = :first""")
                .on(situation.database())
                .with("count", LONG)
                .with("first", first)
                .update();
    }

    @Test
    void readsTheQueueIndexBeforeAnyAnalyze() {
        assertThat(plan()).contains("Index Scan using judging_queue").doesNotContain("Sort");
    }

    @Test
    void readsTheQueueIndexWhenTheTableIsKnown() {
        run("analyze judging");
        assertThat(plan()).contains("Index Scan using judging_queue").doesNotContain("Sort");
    }

    @Test
    void readsTheQueueIndexWhenMostAreFinished() {
        run("update judging set state = 'finished', verdict = 'AC', finished_at = now() where id % 10 > 0");
        run("analyze judging");
        assertThat(plan()).contains("Index Scan using judging_queue").doesNotContain("Sort");
    }

    private void run(String statement) {
        Sql.of(statement).on(situation.database()).update();
    }

    private String plan() {
        return String.join(
                "\n",
                Sql.of("explain " + JudgeQueue.CLAIM_TEXT)
                        .on(situation.database())
                        .with("node", "node")
                        .with("languages", new String[] {"cpp", "python"})
                        .with("now", QueueSituation.START)
                        .with("until", QueueSituation.START)
                        .list(row -> row.getString(1)));
    }
}

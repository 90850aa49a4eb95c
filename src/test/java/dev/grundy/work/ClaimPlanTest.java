package dev.grundy.work;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.Sql;
import dev.grundy.submission.QueueSituation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A claim must read the head of the queue's index, however long the queue and whatever the planner knows. */
class ClaimPlanTest {
    private static final int LONG = 2_000;

    private QueueSituation situation;

    @BeforeEach
    void aLongQueue() {
        situation = QueueSituation.withOneProblem();
        situation.submit(situation.person("ada"));
        Sql.of("""
                insert into work (kind, subject, topic, account_id, needs, lane, fair_rank, state, queued_at)
                select kind, subject + n, topic, account_id, needs, lane, fair_rank + n, state, queued_at
                from work, generate_series(1, :count) as n""").on(situation.database()).with("count", LONG).update();
    }

    @Test
    void readsTheQueueIndexBeforeAnyAnalyze() {
        assertThat(plan()).contains("Index Scan using work_queue").doesNotContain("Sort");
    }

    @Test
    void readsTheQueueIndexWhenTheTableIsKnown() {
        run("analyze work");
        assertThat(plan()).contains("Index Scan using work_queue").doesNotContain("Sort");
    }

    @Test
    void readsTheQueueIndexWhenMostHaveEnded() {
        run("update work set state = 'ended', ended_at = now() where id % 10 > 0");
        run("analyze work");
        assertThat(plan()).contains("Index Scan using work_queue").doesNotContain("Sort");
    }

    private void run(String statement) {
        Sql.of(statement).on(situation.database()).update();
    }

    private String plan() {
        return String.join(
                "\n",
                Sql.of("explain " + WorkQueue.CLAIM_TEXT)
                        .on(situation.database())
                        .with("node", "node")
                        .with("offers", new String[] {"judge cpp", "judge python"})
                        .with("first_lane", Lane.Pace.NOW.first())
                        .with("last_lane", Lane.Pace.NOW.last())
                        .with("until", QueueSituation.START)
                        .list(row -> row.getString(1)));
    }
}

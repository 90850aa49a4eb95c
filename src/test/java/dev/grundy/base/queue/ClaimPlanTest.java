package dev.grundy.base.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.time.ZoneOffset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A claim must read the head of the queue's index, however long the queue is, and with any statistics of the planner. */
class ClaimPlanTest {
    private static final int LONG = 2_000;

    private final DatabaseAddress address = MigratedDatabase.createAddress();
    private QueueSituation situation;

    @BeforeEach
    void aLongQueue() {
        situation = QueueSituation.withOneProblem(address);
        situation.submit(situation.person("ada"));
        Sql.of("""
                insert into work (kind, subject, topic, account_id, needs, lane, fair_rank, state, queued_at)
                select kind, subject + n, topic, account_id, needs, lane, fair_rank + n, state, queued_at
                from work, generate_series(1, :count) as n""").on(situation.database()).with("count", LONG).update();
    }

    @ParameterizedTest
    @ValueSource(strings = {"force_custom_plan", "force_generic_plan"})
    void readsTheQueueIndexBeforeAnyAnalyze(String planning) {
        readsTheQueueIndex(planning);
    }

    @ParameterizedTest
    @ValueSource(strings = {"force_custom_plan", "force_generic_plan"})
    void readsTheQueueIndexWhenTheTableIsKnown(String planning) {
        run("analyze work");
        readsTheQueueIndex(planning);
    }

    @ParameterizedTest
    @ValueSource(strings = {"force_custom_plan", "force_generic_plan"})
    void readsTheQueueIndexWhenMostHaveEnded(String planning) {
        run("update work set state = 'ended', ended_at = now() where id % 10 > 0");
        run("analyze work");
        readsTheQueueIndex(planning);
    }

    private void readsTheQueueIndex(String planning) {
        assertThat(plan(planning))
                .contains("Index Scan using work_queue on work")
                .doesNotContain("Sort");
    }

    private void run(String statement) {
        Sql.of(statement).on(situation.database()).update();
    }

    /** What the statement inside of the database's function does, as the server's own observer of plans tells it. */
    private String plan(String planning) {
        try (Connection connection = address.connect();
                Statement setting = connection.createStatement()) {
            setting.execute("load 'auto_explain'");
            setting.execute("set auto_explain.log_min_duration = 0");
            setting.execute("set auto_explain.log_nested_statements = on");
            setting.execute("set client_min_messages = log");
            // A plan that is kept may be another than one for values that are known.
            setting.execute("set plan_cache_mode = " + planning);
            try (PreparedStatement claim =
                    connection.prepareStatement(WorkQueue.CLAIM_TEXT.replaceAll(":[a-z_]+", "?"))) {
                claim.setString(1, "node");
                claim.setArray(2, connection.createArrayOf("text", new String[] {"judge cpp", "judge python"}));
                claim.setInt(3, Lane.Pace.NOW.first().code());
                claim.setInt(4, Lane.Pace.NOW.last().code());
                claim.setObject(5, QueueSituation.START.atOffset(ZoneOffset.UTC));
                claim.execute();
                return told(claim);
            }
        } catch (SQLException e) {
            throw new IllegalStateException("cannot see the plan of a claim", e);
        }
    }

    private static String told(Statement statement) throws SQLException {
        StringBuilder told = new StringBuilder();
        for (SQLWarning line = statement.getWarnings(); line != null; line = line.getNextWarning()) {
            told.append(line.getMessage()).append('\n');
        }
        return told.toString();
    }
}

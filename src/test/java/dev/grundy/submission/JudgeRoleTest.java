package dev.grundy.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.database.DatabaseException;
import dev.grundy.database.Sql;
import dev.grundy.kernel.Verdict;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.testsupport.JudgeLogin;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import dev.grundy.work.Claim;
import dev.grundy.work.FairShare;
import dev.grundy.work.WorkQueue;
import dev.grundy.work.roster.NodeDescription;
import dev.grundy.work.roster.NodeRepository;
import dev.grundy.work.roster.NodeRole;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A login in the role grundy_judge does all that a judge node does, and can do nothing else. */
class JudgeRoleTest {
    private final DatabaseAddress address = TestDatabase.create();
    private final QueueSituation situation = QueueSituation.withOneProblem(address);
    private final DataSource restricted = MigratedDatabase.at(JudgeLogin.make(address));
    private final WorkQueue queue = new WorkQueue(restricted, situation.clock(), FairShare.DEFAULT);

    @Test
    void worksTheQueue() {
        long ada = situation.person("ada");
        for (int i = 0; i < 4; i++) {
            situation.submit(ada);
        }
        Claim finished = claim();
        assertThat(queue.report(finished.lease(), "{}")).isTrue();
        assertThat(queue.renew(Set.of(finished.lease()))).hasSize(1);
        assertThat(queue.finish(finished.lease(), QueueSituation.judged(QueueSituation.result(Verdict.WA), true)))
                .isTrue();
        assertThat(queue.fail(claim().lease(), JudgingRepository.KIND, "a fault of ours"))
                .isTrue();
        assertThat(queue.giveBack(claim().lease())).isTrue();
        claim();
        situation.clock().advance(WorkQueue.LEASE.plusSeconds(1));
        assertThat(queue.sweep(List.of(JudgingRepository.KIND))).isOne();
        assertThat(queue.depth()).isNotEmpty();
    }

    @Test
    void readsPackagesAndTellsHowItIs() {
        CatalogueRepository catalogue = new CatalogueRepository(restricted, situation.clock());
        assertThat(catalogue.liveVersions()).hasSize(1);
        assertThat(Sql.of("select archive from package_version").on(restricted).list(row -> row.getBytes("archive")))
                .hasSize(1);
        NodeRepository nodes = new NodeRepository(restricted, situation.clock());
        nodes.see(new NodeDescription("judge", NodeRole.JUDGE, 1, List.of(), List.of()), 0, false);
        assertThat(nodes.alive()).hasSize(1);
        nodes.leave("judge");
        assertThat(new StatisticsRepository(restricted, situation.clock())
                        .lately(Duration.ofHours(1))
                        .verdicts())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select 1 from account",
                "select 1 from sign_in",
                "select 1 from entitlement",
                "select 1 from editorial_unlock",
                "select 1 from broken_package",
                "update problem set tier = 'free'",
                "update account set role = 'admin'",
                "select account_id from hand_answer",
                "select 1 from hand_sitting",
                "update hand_answer set answer = ''",
                "delete from hand_instance",
                "delete from judging",
                "delete from submission",
                "insert into broken_package values ('d', '[]', now())",
                "update flyway_schema_history set success = false",
                "create table mine (id bigint)",
                "drop table node"
            })
    void refuses(String statement) {
        assertThatThrownBy(() -> Sql.of(statement).on(restricted).update())
                .isInstanceOf(DatabaseException.class)
                .hasMessageMatching("(?s).*(permission denied|must be owner).*");
    }

    @Test
    void mayDoExactlyThisToTables() {
        assertThat(Sql.of("""
                select table_name || ': ' || string_agg(privilege_type, ' ' order by privilege_type) as rights
                from information_schema.role_table_grants where grantee = 'grundy_judge' group by table_name order by table_name""").on(situation.database()).list(row -> row.getString("rights")))
                .containsExactly(
                        "counterexample: INSERT SELECT UPDATE",
                        "flyway_schema_history: SELECT",
                        "fresh_seed: DELETE INSERT SELECT",
                        "hand_instance: SELECT",
                        "judging: SELECT UPDATE",
                        "node: DELETE INSERT SELECT UPDATE",
                        "package_version: SELECT",
                        "problem: SELECT",
                        "submission: SELECT",
                        "user_problem: INSERT SELECT UPDATE",
                        "work: DELETE INSERT SELECT UPDATE");
    }

    private Claim claim() {
        return QueueSituation.claim(queue, JudgingRepository.KIND, "judge").orElseThrow();
    }
}

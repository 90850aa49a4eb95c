package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.roster.NodeDescription;
import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.learn.hand.HandInstanceRepository;
import dev.grundy.learn.hand.HandInstanceRepository.Addition;
import dev.grundy.learn.hand.HandInstanceRepository.NewInstance;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.studio.proof.RulesCheckRepository;
import dev.grundy.submission.solves.SolveCheckRepository;
import dev.grundy.submission.status.StatisticsRepository;
import dev.grundy.testsupport.JudgeLogin;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.SettableClock;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** A login in the role grundy_judge does all that a judge node does, and can do nothing else. */
class JudgeRoleTest {
    private final DatabaseAddress address = MigratedDatabase.createAddress();
    private final QueueSituation situation = QueueSituation.withOneProblem(address);
    private final DatabaseAddress login = JudgeLogin.make(address);
    private final DataSource restricted = MigratedDatabase.at(login);
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
        assertThat(queue.fail(claim().lease(), "a fault of ours")).isTrue();
        assertThat(queue.giveBack(claim().lease())).isTrue();
        claim();
        situation.clock().advance(WorkQueue.LEASE.plusSeconds(1));
        assertThat(queue.sweep(List.of(JudgingRepository.KIND))).isOne();
        assertThat(queue.depth()).isNotEmpty();
    }

    @Test
    void readsWhatIsJudgedAndTellsHowItIs() {
        assertThat(new CatalogueRepository(restricted, situation.clock()).liveVersions())
                .hasSize(1);
        NodeRepository nodes = new NodeRepository(restricted, situation.clock());
        nodes.see(new NodeDescription("judge", NodeRole.JUDGE, 1, List.of(), List.of()), 0, false);
        assertThat(nodes.alive()).hasSize(1);
        nodes.leave("judge");
        assertThat(nodes.alive()).isEmpty();
        assertThat(new StatisticsRepository(restricted, situation.clock())
                        .lately(Duration.ofHours(1))
                        .verdicts())
                .isZero();
        new FreshSeedRepository(restricted).forgetRetired();
    }

    @Test
    void readsTheProgramAndThePackageThatItHasLeased() {
        situation.submit(situation.person("ada"));
        JudgingRepository judgings = new JudgingRepository(restricted, queue);
        Claim claim = claim();
        JudgingRepository.Task task = judgings.task(claim.lease());
        assertThat(task.program().source()).asString().isEqualTo("print(1)");
        assertThat(task.program().archive().get()).isEmpty();

        queue.finish(claim.lease(), QueueSituation.done(JudgingRepository.KIND));

        assertThatThrownBy(() -> judgings.task(claim.lease())).hasMessageContaining("is not leased under this token");
        assertThatThrownBy(() -> task.program().archive().get()).hasMessageContaining("is not leased under this token");
    }

    @Test
    void readsNoPackageBesideTheOneThatItHasLeased() {
        situation.submit(situation.person("ada"));
        PublishedProblem other = PublishedProblem.add(situation.database(), "premium", Tier.PRO);
        Claim claim = claim();
        assertThatThrownBy(() -> Sql.of("select leased_archive(:work, :token, :version) as archive")
                        .on(restricted)
                        .with("work", claim.lease().workId())
                        .with("token", claim.lease().token())
                        .with("version", other.versionId())
                        .find(row -> true))
                .hasMessageContaining("is about package version");
    }

    @Test
    void makesFreshTestsAheadOnlyIfItMayPrepare() {
        FreshSeedRepository seeds = new FreshSeedRepository(restricted);
        long version =
                PublishedProblem.add(situation.database(), "premium", Tier.PRO).versionId();
        assertThatThrownBy(() -> seeds.draw(version)).hasMessageContaining("permission denied");

        run("grant grundy_preparer to " + login.user());
        long drawn = seeds.draw(version).orElseThrow();
        seeds.made(version, drawn);
        assertThat(seeds.waiting(version)).containsExactly(drawn);
    }

    @Test
    void addsInstancesByHandOnlyIfItMayPrepare() {
        PublishedProblem problem = PublishedProblem.add(situation.database(), "premium", Tier.PRO);
        HandInstanceRepository instances = new HandInstanceRepository(restricted, situation.clock());
        NewInstance instance = new NewInstance(problem.versionId(), 1, 1, "1\n", "a wrong answer\n");
        assertThatThrownBy(() -> instances.add(instance)).hasMessageContaining("permission denied");

        run("grant grundy_preparer to " + login.user());
        assertThat(instances.add(instance)).isEqualTo(Addition.ADDED);
    }

    /** Nodes that serve pages ask for what is done in idle times; the functions with which judges asked are gone. */
    @Test
    void worksOnWhatItMayNotAskFor() {
        PublishedProblem problem = PublishedProblem.add(situation.database(), "premium", Tier.PRO);
        RulesCheckRepository checks = new RulesCheckRepository(restricted, queue);
        run("grant grundy_preparer to " + login.user());
        Instant now = situation.clock().instant();
        assertThatThrownBy(() -> checks.queue(problem.versionId(), now)).hasMessageContaining("permission denied");
        assertThatThrownBy(() -> new SolveCheckRepository(restricted, situation.clock()).queueSome(Set.of("python")))
                .hasMessageContaining("permission denied");

        new RulesCheckRepository(situation.database(), situation.queue()).queue(problem.versionId(), now);
        Claim claim =
                QueueSituation.claim(queue, RulesCheckRepository.KIND, "judge").orElseThrow();
        assertThat(checks.task(claim.lease()).packageVersionId()).isEqualTo(problem.versionId());
        assertThat(queue.finish(claim.lease(), QueueSituation.done(RulesCheckRepository.KIND)))
                .isTrue();
    }

    /** Or what fails would be claimed before all that waits, and refused, for ever. */
    @Test
    void cannotKeepWorkBeyondItsLastTry() {
        situation.submit(situation.person("ada"));
        for (int attempt = 0; attempt < WorkQueue.TRIES; attempt++) {
            queue.fail(claim().lease(), "no");
        }
        assertThat(QueueSituation.claim(queue, JudgingRepository.KIND, "judge")).isEmpty();
    }

    @Test
    void readsWhatIsServedOnlyIfItMayPrepare() {
        PublishedProblem problem = PublishedProblem.add(situation.database(), "premium", Tier.PRO);
        assertThatThrownBy(() -> archive(problem)).hasMessageContaining("permission denied");

        run("grant grundy_preparer to " + login.user());
        assertThat(archive(problem)).isEmpty();

        run("update problem set published = false where slug = 'premium'");
        assertThatThrownBy(() -> archive(problem)).hasMessageContaining("is not served");
    }

    private byte[] archive(PublishedProblem problem) {
        return Sql.of("select live_archive(:version) as archive")
                .on(restricted)
                .with("version", problem.versionId())
                .one(row -> row.getBytes("archive"));
    }

    private void run(String statement) {
        Sql.of(statement).on(situation.database()).update();
    }

    @Test
    void cannotTellAnotherJudgesToken() {
        long ada = situation.person("ada");
        situation.submit(ada);
        situation.submit(ada);
        Lease first = claim().lease();
        Lease second = claim().lease();
        assertThat(Math.abs(first.token() - second.token())).isGreaterThan(1_000_000);
    }

    @Test
    void isNotBelievedATimeToCome() {
        Instant farAway = Instant.parse("3026-01-01T00:00:00Z");
        situation.submit(situation.person("ada"));
        situation.claim("another");
        Sql.of("update work set lease_until = now() + interval '10 seconds'")
                .on(situation.database())
                .update();
        NodeRepository nodes = new NodeRepository(situation.database(), Clock.systemUTC());
        nodes.see(new NodeDescription("web", NodeRole.WEB, 0, List.of(), List.of()), 0, false);

        new NodeRepository(restricted, new SettableClock(farAway)).leave("itself");
        int ended = new WorkQueue(restricted, new SettableClock(farAway), FairShare.DEFAULT)
                .sweep(List.of(JudgingRepository.KIND));

        assertThat(ended).as("leases of others that the judge said were over").isZero();
        assertThat(nodes.alive()).as("nodes that the judge said were long gone").hasSize(1);
    }

    @Test
    void holdsNoLeaseForEver() {
        situation.submit(situation.person("ada"));
        WorkQueue greedy =
                new WorkQueue(restricted, new SettableClock(Instant.parse("3026-01-01T00:00:00Z")), FairShare.DEFAULT);
        Lease lease = QueueSituation.claim(greedy, JudgingRepository.KIND, "greedy")
                .orElseThrow()
                .lease();
        greedy.renew(List.of(lease));
        boolean soon = Sql.of("select lease_until < now() + interval '2 minutes' as soon from work")
                .on(situation.database())
                .one(row -> row.getBoolean("soon"));
        assertThat(soon).isTrue();
    }

    @Test
    void aGuessedTokenChangesNothing() {
        situation.submit(situation.person("ada"));
        Lease lease = situation.claim("another").orElseThrow().lease();
        Lease guessed = new Lease(lease.workId(), lease.token() + 1);
        assertThat(queue.finish(guessed, QueueSituation.done(JudgingRepository.KIND)))
                .isFalse();
        assertThat(queue.fail(guessed, "no")).isFalse();
        assertThat(queue.giveBack(guessed)).isFalse();
        assertThat(queue.report(guessed, "{}")).isFalse();
        assertThat(queue.renew(List.of(guessed))).isEmpty();
        assertThat(queue.renew(List.of(lease))).containsExactly(lease);
    }

    @Test
    void leavesNodesOfOthersAlone() {
        NodeRepository nodes = new NodeRepository(situation.database(), situation.clock());
        nodes.see(new NodeDescription("web", NodeRole.WEB, 0, List.of(), List.of()), 0, false);
        NodeRepository intruder = new NodeRepository(restricted, situation.clock());
        intruder.see(new NodeDescription("web", NodeRole.WEB, 9, List.of(), List.of()), 9, true);
        intruder.leave("web");
        assertThat(nodes.alive())
                .singleElement()
                .satisfies(web -> assertThat(web.node().cells()).isZero());
    }

    @Test
    void mayDoExactlyThisToTables() {
        assertThat(rights("""
                select table_name || ': ' || lower(privilege_type) as what
                from information_schema.role_table_grants where grantee = 'grundy_judge'""")).containsExactly("flyway_schema_history: select");
        assertThat(rights("""
                select table_name || ': ' || lower(privilege_type) || ' ' || string_agg(column_name, ' ' order by column_name) as what
                from information_schema.role_column_grants
                where grantee = 'grundy_judge' and table_name <> 'flyway_schema_history'
                group by table_name, privilege_type"""))
                .containsExactly(
                        "judging: select finished_at live queued_at verdict",
                        "node: select cells draining host languages last_seen_at name role running started_at",
                        "package_version: select content_hash created_at id number problem_id",
                        "problem: select display_id id live_version_id published",
                        "work: select lane queued_at state");
    }

    /** Each asks for a lease and its token, or tells nothing and harms nobody. */
    @Test
    void mayCallExactlyTheseFunctionsWithTheOwnersRights() {
        assertThat(rights("""
                select proname as what from pg_proc
                where prosecdef and has_function_privilege('grundy_judge', oid, 'execute')
                  and prorettype <> 'trigger'::regtype"""))
                .containsExactly(
                        "finding_task",
                        "fresh_seed_forget_retired",
                        "hand_instance_forget_retired",
                        "hand_instance_ready",
                        "hand_task",
                        "invocation_task",
                        "judging_task",
                        "leased_archive",
                        "move_task",
                        "node_leave",
                        "node_see",
                        "play_task",
                        "proof_task",
                        "rules_task",
                        "rules_task_is_thorough",
                        "upload_keep",
                        "upload_task",
                        "upload_zip_part",
                        "work_claim",
                        "work_end_silent",
                        "work_fail",
                        "work_finish",
                        "work_forget",
                        "work_give_back",
                        "work_renew",
                        "work_report",
                        "work_silent",
                        "work_trace");
    }

    /** Else a login that can make a table of that name elsewhere decides what the owner's rights are used on. */
    @Test
    void functionsWithTheOwnersRightsLookForTablesInOnePlaceOnly() {
        assertThat(rights("""
                select proname as what from pg_proc
                where pronamespace = 'public'::regnamespace and prosecdef
                  and not coalesce(proconfig && array['search_path=pg_catalog, public, pg_temp', 'search_path=public, pg_temp'], false)""")).isEmpty();
    }

    private List<String> rights(String query) {
        return Sql.of(query + " order by what").on(situation.database()).list(row -> row.getString("what"));
    }

    private Claim claim() {
        return QueueSituation.claim(queue, JudgingRepository.KIND, "judge").orElseThrow();
    }
}

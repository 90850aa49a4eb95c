package dev.grundy.submission.solves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.LockWaits;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Solves by earlier versions: what is judged again, how much at a time, and what comes of it. */
class SolveCheckRepositoryTest {
    private final SolvedSituation situation = new SolvedSituation();

    @Test
    void aVersionThatJudgesAlikeMarksNothing() {
        long ada = situation.solver("ada");
        situation.live("with another statement", "A");
        situation.idle();
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.CURRENT);
        assertThat(situation.waiting()).isZero();
    }

    @Test
    void aVersionThatJudgesOtherwiseMarksAtOnceAndHasTheNewestAcceptedProgramJudgedInTheShadow() {
        long ada = situation.solver("ada");
        long newest = situation.accepted(ada);
        situation.live("2", "B");
        assertThat(situation.standing(ada)).as("before anybody idles").isEqualTo(SolveStanding.EARLIER);
        situation.idle();
        assertThat(situation.text("""
                        select j.submission_id || ' ' || j.number || ' ' || j.live || ' ' || j.seed || ' ' || v.number || ' ' || w.lane
                               || ' ' || coalesce(w.account_id::text, 'nobody') as value
                        from work w join judging j on j.id = w.subject join package_version v on v.id = j.package_version_id
                        where w.ended_at is null""")).isEqualTo(newest + " 2 false 7 2 " + Lane.SCOPE.code() + " nobody");
        assertThat(situation.queue.claim("node-1")).as("nobody waits for it").isEmpty();
        assertThat(situation.idle()).as("once").isZero();
    }

    @Test
    void acceptedAgainASolveIsCurrentAndTheFirstVerdictIsTheOneThatCounts() {
        long ada = situation.solver("ada");
        situation.live("2", "B");
        situation.idle();
        situation.judge(Verdict.AC);
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.CURRENT);
        assertThat(situation.number("select number as value from judging where live"))
                .isOne();
    }

    @Test
    void whatTheLiveVersionRefusesStaysSolvedAndIsSaid() {
        long ada = situation.solver("ada");
        String earned = earned();
        situation.live("2", "B");
        situation.idle();
        situation.judge(Verdict.WA);
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.REFUSED);
        assertThat(earned()).as("solves, solvers, days of practice, verdict").isEqualTo(earned);
        assertThat(situation.number("select count(*) as value from finding"))
                .as("nobody asked for a search")
                .isZero();
        assertThat(situation.solves.ofProblem(situation.problem, SolveStanding.REFUSED, Long.MAX_VALUE, 10))
                .extracting(ChangedSolve::person)
                .containsExactly("ada");
        assertThatThrownBy(() -> situation.run("update judging set verdict = 'WA' where live"))
                .hasMessageContaining("is finished and stays as it is");
    }

    private String earned() {
        return situation.text("""
                select string_agg(concat_ws(' ', u.solved_at, u.solved_by, c.solved, d.day, d.judged, d.accepted, j.verdict, j.tests), '; ') as value
                from user_problem u
                join problem_count c on c.problem_id = u.problem_id
                join practice_day d on d.account_id = u.account_id
                join judging j on j.submission_id = u.solved_by and j.live""");
    }

    @Test
    void whoSolvesTheLiveVersionIsCurrentWhateverBecameOfTheOldProgram() {
        long ada = situation.solver("ada");
        situation.live("2", "B");
        situation.idle();
        situation.judge(Verdict.WA);
        situation.accepted(ada);
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.CURRENT);
        situation.liveAsAtFirst();
        assertThat(situation.standing(ada)).as("by the first program").isEqualTo(SolveStanding.CURRENT);
    }

    @Test
    void ofManySolvesAFewAreQueuedAtATimeAndNoneIsForgotten() {
        List<Long> people = new ArrayList<>();
        for (int i = 0; i < 45; i++) {
            people.add(situation.solver("person-" + i));
        }
        situation.live("2", "B");
        assertThat(situation.checks.queueSome(Set.of("python"))).isTrue();
        assertThat(situation.waiting()).as("of one step").isEqualTo(10);
        situation.idle();
        assertThat(situation.waiting()).as("at most").isEqualTo(20);
        int judged = 0;
        while (situation.waiting() > 0) {
            situation.judge(judged % 2 == 0 ? Verdict.AC : Verdict.TLE);
            judged++;
            situation.idle();
        }
        assertThat(judged).isEqualTo(45);
        assertThat(people)
                .allSatisfy(person ->
                        assertThat(situation.standing(person)).isIn(SolveStanding.CURRENT, SolveStanding.REFUSED));
        assertThat(situation.solves.counts(situation.problem)).isEqualTo(new SolveCounts(45, 0, 0, 22, 0, false));
        situation.queue.clock().advance(Duration.ofHours(2));
        situation.idle();
        assertThat(situation.waiting()).as("looked at once more").isZero();
    }

    @Test
    void betweenTwoVersionsNothingIsJudgedTwiceAndWhatNobodyWantsAnyMoreIsDropped() {
        long ada = situation.solver("ada");
        long bob = situation.solver("bob");
        situation.live("2", "B");
        situation.idle();
        situation.judge(Verdict.WA);
        assertThat(situation.judgings()).isEqualTo(4);
        situation.liveAsAtFirst();
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.CURRENT);
        situation.idle();
        assertThat(situation.waiting()).as("dropped").isZero();
        assertThat(situation.judgings())
                .as("and forgotten: nobody has aborted it")
                .isEqualTo(3);
        situation.live("2", "B");
        assertThat(List.of(situation.standing(ada), situation.standing(bob)))
                .containsExactlyInAnyOrder(SolveStanding.REFUSED, SolveStanding.EARLIER);
        situation.idle();
        assertThat(situation.waiting()).as("the other one only").isOne();
        situation.judge(Verdict.AC);
        situation.live("2 with a comma", "B");
        situation.queue.clock().advance(Duration.ofHours(2));
        situation.idle();
        assertThat(situation.judgings()).as("of that content both are known").isEqualTo(4);
    }

    @Test
    void whatIsBeingJudgedWhenAnotherVersionGoesLiveIsJudgedToItsEnd() {
        long ada = situation.solver("ada");
        situation.live("2", "B");
        situation.idle();
        Claim running = situation.claim().orElseThrow();
        situation.live("3", "C");
        situation.idle();
        assertThat(situation.queue.queue().finish(running.lease(), QueueSituation.done(JudgingRepository.KIND)))
                .isTrue();
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.EARLIER);
        assertThat(situation.waiting()).as("by the third").isOne();
    }

    @Test
    void aNodeThatDiesOverItLosesNothing() {
        long ada = situation.solver("ada");
        situation.live("2", "B");
        situation.idle();
        Claim dead = situation.claim().orElseThrow();
        situation.queue.clock().advance(WorkQueue.LEASE.plusSeconds(1));
        situation.queue.queue().sweep(List.of(JudgingRepository.KIND));
        situation.judge(Verdict.WA);
        assertThat(situation.queue.queue().finish(dead.lease(), QueueSituation.done(JudgingRepository.KIND)))
                .as("too late")
                .isFalse();
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.REFUSED);
    }

    @Test
    void afterAFaultOfOursItIsTriedAgainADayLater() {
        long ada = situation.solver("ada");
        situation.live("2", "B");
        situation.idle();
        situation.judge(Verdict.JE);
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.FAILED);
        situation.queue.clock().advance(Duration.ofHours(2));
        situation.idle();
        assertThat(situation.waiting()).isZero();
        situation.queue.clock().advance(Duration.ofHours(23));
        situation.idle();
        situation.judge(Verdict.AC);
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.CURRENT);
    }

    @Test
    void whoLeavesTakesAlongWhatWaits() {
        long ada = situation.solver("ada");
        situation.live("2", "B");
        situation.idle();
        situation.run("delete from user_problem where account_id = " + ada);
        situation.run("delete from account where id = " + ada);
        assertThat(situation.waiting()).isZero();
        assertThat(situation.number("select count(*) as value from solve_check"))
                .isZero();
        assertThat(situation.claim()).isEmpty();
    }

    @Test
    void whoIsSuspendedIsLeftOutUntilThatEnds() {
        long ada = situation.solver("ada");
        situation.run("insert into suspension (account_id, reason, since) values (" + ada + ", 'noise', now())");
        situation.live("2", "B");
        situation.idle();
        assertThat(situation.waiting()).isZero();
        assertThat(situation.solves.counts(situation.problem)).isEqualTo(new SolveCounts(1, 0, 1, 0, 0, false));
        situation.run("delete from suspension");
        situation.queue.clock().advance(Duration.ofHours(2));
        situation.idle();
        assertThat(situation.waiting()).isOne();
    }

    @Test
    void programsThatTheNodeCannotRunAreLeftToOthers() {
        situation.solver("ada");
        situation.live("2", "B");
        while (situation.checks.queueSome(Set.of("cpp"))) {
            assertThat(situation.waiting()).isZero();
        }
        situation.queue.clock().advance(Duration.ofHours(2));
        situation.idle();
        assertThat(situation.waiting()).isOne();
    }

    @Test
    void aProblemThatIsServedNoMoreIsLeftAlone() {
        situation.solver("ada");
        situation.live("2", "B");
        situation.idle();
        situation.run("update problem set published = false");
        situation.idle();
        assertThat(situation.waiting()).isZero();
    }

    @Test
    void whatAnAdminHadJudgedByThatVersionIsKnown() {
        long ada = situation.solver("ada");
        situation.live("2", "B");
        situation.run("""
                insert into rejudging (called, problem_id, package_version_id, chosen_by, actor_id, asked_at)
                select 'before it goes live', id, live_version_id, 'all', 1, now() from problem""");
        situation.run("""
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict)
                select j.submission_id, 2, false, p.live_version_id, j.account_id, j.seed, now(), now(), 'WA' from judging j, problem p""");
        situation.run("""
                insert into rejudging_item (rejudging_id, counting_id, shadow_id)
                select (select id from rejudging), (select id from judging where live), (select id from judging where not live)""");
        situation.idle();
        assertThat(situation.waiting()).isZero();
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.REFUSED);
    }

    @Test
    void whereAnAdminLetsAnotherVerdictCountTheSolveStaysAndIsSaidToBeRefused() {
        long ada = situation.solver("ada");
        situation.live("2", "B");
        situation.run("update judging set live = false");
        situation.run("""
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict)
                select j.submission_id, 2, true, p.live_version_id, j.account_id, j.seed, now(), now(), 'WA' from judging j, problem p""");
        situation.idle();
        assertThat(situation.waiting()).isZero();
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.REFUSED);
    }

    @Test
    void severalNodesThatIdleAtOnceQueueEachSolveOnce() throws Exception {
        for (int i = 0; i < 15; i++) {
            situation.solver("person-" + i);
        }
        situation.live("2", "B");
        try (ExecutorService nodes = Executors.newFixedThreadPool(4)) {
            List<Future<Integer>> idling = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                idling.add(nodes.submit(situation::idle));
            }
            for (Future<Integer> node : idling) {
                node.get();
            }
        }
        situation.idle();
        assertThat(situation.waiting()).isEqualTo(15);
        assertThat(situation.number("select count(*) as value from judging where not live"))
                .isEqualTo(15);
    }

    @Test
    void ofTwoContentsNotedAtOnceEachSeesTheOther() throws Exception {
        long ada = situation.solver("ada");
        situation.live("2", "B");
        Sql.of("delete from judged_content").on(situation.database).update();
        Sql.of("update problem set several_contents = false")
                .on(situation.database)
                .update();
        try (ExecutorService nodes = Executors.newSingleThreadExecutor();
                Connection first = situation.database.getConnection();
                Statement noting = first.createStatement()) {
            first.setAutoCommit(false);
            noting.executeUpdate("insert into judged_content select min(id), repeat('a', 64) from package_version");
            Future<Integer> second = nodes.submit(
                    () -> Sql.of("insert into judged_content select max(id), repeat('b', 64) from package_version")
                            .on(situation.database)
                            .update());
            LockWaits.awaitOne(situation.database, second);
            first.commit();
            second.get();
        }
        assertThat(situation.standing(ada)).isEqualTo(SolveStanding.EARLIER);
    }
}

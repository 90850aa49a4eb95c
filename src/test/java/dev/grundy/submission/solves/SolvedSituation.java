package dev.grundy.submission.solves;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.NewJudging;
import dev.grundy.submission.verdict.QueueSituation;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;

/** A problem whose versions judge otherwise, and people who solve it. */
final class SolvedSituation {
    final QueueSituation queue = QueueSituation.withOneProblem();
    final DataSource database = queue.database();
    final SolveCheckRepository checks = new SolveCheckRepository(database, queue.clock());
    final SolveRepository solves = new SolveRepository(database, queue.clock());
    final long problem = number("select id as value from problem");

    SolvedSituation() {
        Sql.of("insert into judged_content (package_version_id, content_hash) select id, :hash from package_version")
                .on(database)
                .with("hash", hash("A"))
                .update();
    }

    /** Makes a version live that judges by the content of that name; the version is made when it is new. */
    void live(String version, String content) {
        Sql.of("""
                with made as (
                    insert into package_version (problem_id, number, content_hash, archive, created_at)
                    select :problem, 1 + (select max(number) from package_version), :hash, '', now()
                    where not exists (select from package_version where content_hash = :hash)
                    returning id)
                insert into judged_content (package_version_id, content_hash) select id, :judged from made""")
                .on(database)
                .with("problem", problem)
                .with("hash", hash("version " + version))
                .with("judged", hash(content))
                .update();
        Sql.of("update problem set live_version_id = (select id from package_version where content_hash = :hash)")
                .on(database)
                .with("hash", hash("version " + version))
                .update();
    }

    void liveAsAtFirst() {
        Sql.of("update problem set live_version_id = (select min(id) from package_version)")
                .on(database)
                .update();
    }

    private static String hash(String text) {
        return ContentHash.of(text.getBytes(StandardCharsets.UTF_8)).hex();
    }

    /** Somebody new who solves the problem by the live version; answers their id. */
    long solver(String name) {
        long account = queue.person(name);
        accepted(account);
        return account;
    }

    /** A program that the live version accepts; answers the submission. */
    long accepted(long account) {
        long submission = queue.submission(account);
        long version = number("select live_version_id as value from problem");
        queue.judgings().queue(new NewJudging(submission, true, version, 7, Lane.SUBMIT));
        finish(Lane.Pace.NOW, Verdict.AC);
        return submission;
    }

    /** Lets a node idle until it finds nothing more to queue; answers how often it looked. */
    int idle() {
        int looked = 0;
        while (looked < 1000 && checks.queueSome(Set.of("python"))) {
            looked++;
        }
        return looked;
    }

    Optional<Claim> claim() {
        return claim(Lane.Pace.IDLE);
    }

    private Optional<Claim> claim(Lane.Pace pace) {
        return queue.queue().claim("node-1", List.of(new Offer(JudgingRepository.KIND.name(), "python")), pace);
    }

    /** Judges the first that waits for idle times. */
    void judge(Verdict verdict) {
        finish(Lane.Pace.IDLE, verdict);
    }

    private void finish(Lane.Pace pace, Verdict verdict) {
        Claim claim = claim(pace).orElseThrow();
        if (verdict == Verdict.JE) {
            for (int i = 1; i < WorkQueue.TRIES; i++) {
                queue.queue().fail(claim.lease(), "a fault of ours");
                claim = claim(pace).orElseThrow();
            }
            queue.queue().fail(claim.lease(), "a fault of ours");
        } else {
            queue.queue().finish(claim.lease(), QueueSituation.judged(QueueSituation.result(verdict), true));
        }
    }

    /** Of the person; current where nothing else is known. */
    SolveStanding standing(long account) {
        return solves.changed(account).ask().stream()
                .map(ChangedSolve::standing)
                .findFirst()
                .orElse(SolveStanding.CURRENT);
    }

    long waiting() {
        return number("select count(*) as value from work where kind = 'judge' and lane = 7 and state = 'queued'");
    }

    long judgings() {
        return number("select count(*) as value from judging");
    }

    long number(String query) {
        return Sql.of(query).on(database).one(row -> row.getLong("value"));
    }

    String text(String query) {
        return Sql.of(query).on(database).one(row -> String.valueOf(row.getString("value")));
    }

    void run(String statement) {
        Sql.of(statement).on(database).update();
    }
}

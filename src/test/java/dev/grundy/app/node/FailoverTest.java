package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Duties;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkNode;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.WorkSetting;
import dev.grundy.base.queue.signal.WorkMeter;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.run.AllOnly;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The primary PostgreSQL is lost for good while programs are sent and judged, and its standby takes over. Everything
 * acknowledged before is there and judged, nothing is judged twice, and nothing had to be restarted. A trigger that
 * knows nothing of leases counts.
 */
@AllOnly("two database servers take over from each other")
@Timeout(300)
class FailoverTest {
    private static final int BEFORE = 40;
    private static final int AFTER = 40;
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final List<Verdict> VERDICTS = List.of(Verdict.AC, Verdict.WA, Verdict.RTE);

    @TempDir
    Path directory;

    private final Semaphore changes = new Semaphore(0);

    @Test
    void nothingIsLostOrJudgedTwiceWhenTheStandbyTakesOver() throws Exception {
        try (ReplicatedDatabase servers = new ReplicatedDatabase(directory);
                Notifications notifications =
                        Notifications.hear(servers.address(), List.of(WorkQueue.QUEUED, WorkQueue.CHANGED))) {
            Load load = new Load(servers.address(), changes);
            countFinishes(load);
            List<WorkNode> nodes = List.of(node("one", servers.address()), node("another", servers.address()));
            notifications.add(waking(nodes));
            nodes.forEach(node -> node.start(2));
            load.start();
            awaitVerdicts(load, BEFORE);
            servers.losePrimary();
            servers.promoteStandby();
            long then = verdicts(load);
            assertThat(then).isGreaterThanOrEqualTo(BEFORE);
            awaitVerdicts(load, then + AFTER);
            load.close();
            while (load.count("select count(*) from judging where verdict is null") > 0) {
                awaitChange(load);
            }
            nodes.forEach(node -> node.drain(PATIENCE));
            String sent = load.sent().toString().replace('[', '(').replace(']', ')');
            assertThat(load.count(
                            "select count(*) from judging where verdict is not null and submission_id in " + sent))
                    .as("what was acknowledged is judged")
                    .isEqualTo(load.sent().size());
            assertThat(load.count("select count(*) from finish"))
                    .as("verdicts written")
                    .isEqualTo(load.count("select count(*) from judging"))
                    .isEqualTo(load.count("select count(distinct judging) from finish"));
            assertThat(load.count("select count(*) from judging where " + Load.wrong()))
                    .isZero();
            assertThat(load.count("select cast(sum(judged) as bigint) from practice_day"))
                    .as("what counts for its day")
                    .isEqualTo(load.count("select count(*) from judging"));
        }
    }

    private void awaitVerdicts(Load load, long count) throws InterruptedException {
        while (verdicts(load) < count) {
            awaitChange(load);
        }
    }

    private static long verdicts(Load load) {
        return load.count("select count(*) from judging where verdict is not null");
    }

    private void awaitChange(Load load) throws InterruptedException {
        assertThat(changes.tryAcquire(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                .as("something goes on: %s", load.unfinished())
                .isTrue();
    }

    private static void countFinishes(Load load) {
        load.run("create table finish (judging bigint not null)");
        load.run("""
                create function note_finish() returns trigger language plpgsql as $$
                begin insert into finish values (new.id); return new; end $$""");
        load.run("""
                create trigger note_finish after update on judging for each row
                when (new.verdict is not null) execute function note_finish()""");
    }

    private static WorkNode node(String name, DatabaseAddress address) {
        DataSource database = MigratedDatabase.at(address);
        WorkQueue queue = new WorkQueue(database, Clock.systemUTC(), FairShare.DEFAULT);
        Duties duties = new Duties(List.of(new Seeded(new JudgingRepository(database, queue))));
        return new WorkNode(new WorkSetting(name, queue, duties, WorkMeter.NONE, Clock.systemUTC()));
    }

    /** The verdict follows from the seed, so a later look knows the right result. */
    private record Seeded(JudgingRepository judgings) implements Handler {
        @Override
        public Kind kind() {
            return JudgingRepository.KIND;
        }

        @Override
        public Set<String> needs() {
            return Set.of("python");
        }

        @Override
        public Done work(Claim claim, Steps steps) {
            long seed = judgings.task(claim.lease()).seed();
            return QueueSituation.judged(QueueSituation.result(VERDICTS.get((int) seed)), false);
        }
    }

    private Notifications.Listener waking(List<WorkNode> nodes) {
        return new Notifications.Listener() {
            @Override
            public void heard(String channel, String payload) {
                nodes.forEach(WorkNode::wake);
                changes.release();
            }

            @Override
            public void reconnected() {
                nodes.forEach(WorkNode::wake);
                changes.release();
            }
        };
    }
}

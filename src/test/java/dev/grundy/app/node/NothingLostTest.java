package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.database.PostgresServer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.JudgeLogin;
import dev.grundy.testsupport.MigratedCluster;
import dev.grundy.testsupport.run.AllOnly;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everything that can break breaks once while programs come in without a pause. That is workers, a late node, the runner
 * in its cell, a hanging cell, PostgreSQL and one of its backends, the disk. Each judging must end with the verdict that
 * its program deserves, and none may be finished twice. A trigger that knows nothing of leases counts the finishes.
 */
@AllOnly("every component breaks once under load; KilledWorkerTest is the short one")
@Timeout(
        value = 300,
        threadMode = ThreadMode.SEPARATE_THREAD) // a child that says nothing is waited for where no interruption helps
class NothingLostTest {
    private static final int PATIENCE_SECONDS = 120;
    private static final int SMALL_DISK_MEBIBYTES = 48;
    private static final Path CACHE = Path.of("target/cache").toAbsolutePath();

    @TempDir(cleanup = CleanupMode.ON_SUCCESS)
    Path directory;

    private final Semaphore changes = new Semaphore(0);
    private final Semaphore loadChanges = new Semaphore(0);
    private final int port = FreePort.find();
    private PostgresServer server;
    private Load load;
    /** What the nodes come with, as on machines of their own. */
    private DatabaseAddress login;

    @Test
    void everySubmissionGetsItsRightVerdictOnceWhateverBreaks() throws Exception {
        MigratedCluster.copyTo(directory.resolve("postgres"));
        startDatabase();
        load = new Load(server.address(), loadChanges);
        login = JudgeLogin.make(server.address());
        countFinishes();
        try (Notifications notifications = Notifications.hear(server.address(), List.of(WorkQueue.CHANGED));
                StartedJudge small = StartedJudge.startOnSmallDisk(
                        "small", Files.createDirectory(directory.resolve("small")), SMALL_DISK_MEBIBYTES, login);
                StartedJudge late = judge("late");
                StartedJudge doomed = judge("doomed")) {
            notifications.add(new Releasing());
            small.awaitReady();
            late.awaitReady();
            doomed.awaitReady();
            load.start();
            aCellHangs(small);
            aNodeDiesAndAnotherIsLate(doomed, late);
            try (StartedJudge fresh = judge("fresh").awaitReady()) {
                aRunnerDies(fresh);
                theDatabaseFails();
                awaitLostAnswersTaken(late);
                theDiskIsFull(small);
                aNodeLeaves(late);
                load.close();
                await("all is judged", "select count(*) = 0 from judging where verdict is null");
                nothingWasLost();
                assertThat(fresh.drain()).isZero();
            }
            assertThat(small.drain()).isZero();
        } finally {
            load.close();
            server.close();
        }
    }

    /** What hangs is found out by its wall time, long after the rest of this test has gone on. */
    private void aCellHangs(StartedJudge node) throws Exception {
        awaitWorking(node);
        node.signalRunner("STOP");
    }

    private void aNodeDiesAndAnotherIsLate(StartedJudge doomed, StartedJudge late) throws Exception {
        awaitWorking(doomed);
        List<Long> runners = doomed.runners();
        doomed.kill();
        awaitWorking(late);
        late.signal("STOP");
        awaitTakenFrom(doomed);
        awaitTakenFrom(late);
        late.signal("CONT");
        awaitWorking(late);
        assertThat(runners.stream().flatMap(pid -> ProcessHandle.of(pid).stream()))
                .as("cells of a dead node")
                .isEmpty();
    }

    private void aRunnerDies(StartedJudge node) throws Exception {
        awaitWorking(node);
        node.signalRunner("KILL");
        awaitSettled();
    }

    private void theDatabaseFails() throws Exception {
        kill(
                load.count(
                        "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1"));
        awaitSettled();
        Instant killed = Instant.now();
        kill(Long.parseLong(Files.readAllLines(directory.resolve("postgres/cluster/postmaster.pid"))
                .getFirst()));
        await("the database is started again", "select pg_postmaster_start_time() > '" + killed + "'");
        awaitSettled();
        server.close();
        startDatabase();
        awaitSettled();
    }

    private void startDatabase() {
        server = PostgresServer.start(directory.resolve("postgres"), CACHE, Map.of("port", String.valueOf(port)));
    }

    /** A claim whose answer was lost with the server is not known to the node, and ends with its lease. */
    private void awaitLostAnswersTaken(StartedJudge node) throws InterruptedException {
        await(
                "what " + node.name() + " had before the database was away is ended",
                "select count(*) = 0 from work where state = 'running' and lease_owner = '" + node.name()
                        + "' and started_at < pg_postmaster_start_time()");
    }

    private void theDiskIsFull(StartedJudge node) throws Exception {
        awaitWorking(node);
        assertThat(node.fillDisk()).contains("No space left on device");
        awaitSettled();
        node.freeDisk();
        awaitWorking(node);
    }

    /** It gives back what it does not finish: nobody has to wait for its leases to end. */
    private void aNodeLeaves(StartedJudge node) throws Exception {
        awaitWorking(node);
        assertThat(node.drain()).isZero();
        assertThat(load.count("select count(*) from work where lease_owner = '" + node.name() + "'"))
                .isZero();
    }

    private void nothingWasLost() {
        assertThat(load.count("select count(*) from judging where " + Load.wrong()))
                .as("judgings with a wrong verdict")
                .isZero();
        assertThat(load.count("select count(*) from finish") - load.count("select count(distinct judging) from finish"))
                .as("judgings finished twice")
                .isZero();
        assertThat(load.sent())
                .as("submissions")
                .hasSizeGreaterThan(20)
                .allSatisfy(submission -> assertThat(
                                load.count("select count(*) from judging where live and submission_id = " + submission))
                        .isOne());
        assertThat(load.count("select count(*) from work where attempt > 1"))
                .as("judgings that were cut short")
                .isPositive();
    }

    private void countFinishes() {
        load.run("create table finish (judging bigint not null)");
        load.run("""
                create function note_finish() returns trigger language plpgsql as $$
                begin insert into finish values (new.id); return new; end $$""");
        load.run("""
                create trigger note_finish after update on judging for each row
                when (new.verdict is not null) execute function note_finish()""");
    }

    private StartedJudge judge(String name) {
        return StartedJudge.start(name, directory.resolve("judge"), login);
    }

    private static void kill(long pid) {
        ProcessHandle.of(pid).orElseThrow().destroyForcibly();
    }

    private void awaitWorking(StartedJudge node) throws InterruptedException {
        await(
                node.name() + " works",
                "select count(*) > 0 from work where state = 'running' and lease_owner = '" + node.name() + "'");
    }

    private void awaitTakenFrom(StartedJudge node) throws InterruptedException {
        await(
                "others take what " + node.name() + " had",
                "select count(*) = 0 from work where state = 'running' and lease_owner = '" + node.name() + "'");
    }

    /** Work that waits now is judged, also if more comes in meanwhile; but not in the cell that hangs. */
    private void awaitSettled() throws InterruptedException {
        long newest = load.count("select coalesce(max(id), 0) from judging");
        await("what waited is judged", "select count(*) <= 1 from judging where verdict is null and id <= " + newest);
    }

    private void await(String what, String query) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (load.count("select case when (" + query + ") then 1 else 0 end") == 0) {
            assertThat(System.nanoTime())
                    .as("until %s; unfinished: %s", what, load.unfinished())
                    .isLessThan(deadline);
            changes.tryAcquire(1, TimeUnit.SECONDS);
        }
    }

    /** Tells both who load and who watch that something moved. */
    private final class Releasing implements Notifications.Listener {
        @Override
        public void heard(String channel, String payload) {
            reconnected();
        }

        @Override
        public void reconnected() {
            changes.release();
            loadChanges.release();
        }
    }
}

package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.run.EveryRun;
import dev.grundy.testsupport.run.Slow;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Whole processes are killed with SIGKILL at chance moments while they judge. Every judging must still end with its
 * right verdict, and no judging may be finished twice. A trigger that knows nothing of leases counts the finishes.
 */
@Slow("worker processes are killed again and again")
@EveryRun("the moments of the kills differ")
class KilledWorkerTest {
    private static final int JUDGINGS = 240;
    /** Of programs before they are submitted; they go first, and the first kills hit them. */
    private static final int RUNS = 60;

    private static final int KILLS = 4;
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    /** Long enough that leases of the process before are over for the next one's clock. */
    private static final long AHEAD_PER_LIFE_SECONDS = WorkQueue.LEASE.toSeconds() + 1;

    private final SplittableRandom random = new SplittableRandom(20_261_121);
    private final DatabaseAddress address = MigratedDatabase.createAddress();
    private final QueueSituation situation = QueueSituation.withOneProblem(address);

    @Test
    void losesNothingAndFinishesNothingTwice() throws Exception {
        countFinishes();
        countRuns();
        long ada = situation.person("ada");
        for (int i = 0; i < JUDGINGS; i++) {
            situation.submit(ada, i);
        }
        for (int i = 0; i < RUNS; i++) {
            situation.invoke(ada);
        }
        Semaphore changes = new Semaphore(0);
        try (Notifications notifications = Notifications.hear(address, List.of(WorkQueue.CHANGED))) {
            notifications.add(releasing(changes));
            for (int life = 0; life < KILLS; life++) {
                Process process = start(life);
                assertThat(changes.tryAcquire(20 + random.nextInt(60), PATIENCE.toSeconds(), TimeUnit.SECONDS))
                        .as("the process of life %d judges", life)
                        .isTrue();
                process.destroyForcibly().waitFor();
                changes.drainPermits();
            }
            Process last = start(KILLS);
            while (unfinished() > 0) {
                assertThat(changes.tryAcquire(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                        .as("something goes on")
                        .isTrue();
            }
            last.getOutputStream().close();
            assertThat(last.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        }
        assertThat(number("select count(*) as n from finish")).isEqualTo(JUDGINGS);
        assertThat(number("select count(distinct judging) as n from finish")).isEqualTo(JUDGINGS);
        assertThat(
                        number(
                                "select count(*) as n from judging where verdict = case when seed % 2 = 0 then 'AC' else 'WA' end"))
                .isEqualTo(JUDGINGS);
        assertThat(
                        number(
                                "select count(*) as n from finding where result ->> 'outcome' = 'none' and cast(result ->> 'tried' as bigint) = id"))
                .as("searches that wrong answers asked for")
                .isEqualTo(JUDGINGS / 2);
        assertThat(number("select count(*) as n from search_end")).isEqualTo(JUDGINGS / 2);
        assertThat(number("select count(distinct search) as n from search_end")).isEqualTo(JUDGINGS / 2);
        assertThat(number("select count(*) as n from run_end")).isEqualTo(RUNS);
        assertThat(number("select count(distinct invocation) as n from run_end"))
                .isEqualTo(RUNS);
        assertThat(number("select count(*) as n from work where attempt > 1"))
                .as("work that was cut short")
                .isPositive();
    }

    private void countFinishes() {
        run("create table finish (judging bigint not null)");
        run("""
                create function note_finish() returns trigger language plpgsql as $$
                begin insert into finish values (new.id); return new; end $$""");
        run("""
                create trigger note_finish after update on judging for each row
                when (new.verdict is not null) execute function note_finish()""");
        run("create table search_end (search bigint not null)");
        run("""
                create function note_end() returns trigger language plpgsql as $$
                begin insert into search_end values (new.id); return new; end $$""");
        run("""
                create trigger note_end after update on finding for each row
                when (new.finished_at is not null) execute function note_end()""");
    }

    private void countRuns() {
        run("create table run_end (invocation bigint not null)");
        run("""
                create function note_run() returns trigger language plpgsql as $$
                begin insert into run_end values (new.id); return new; end $$""");
        run("""
                create trigger note_run after update on invocation for each row
                when (new.finished_at is not null) execute function note_run()""");
    }

    private Process start(int life) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        WorkerProcess.class.getName(),
                        address.jdbcUrl(),
                        address.user(),
                        address.password(),
                        String.valueOf(life * AHEAD_PER_LIFE_SECONDS))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output = process.inputReader();
        assertThat(output.readLine()).isEqualTo("working");
        return process;
    }

    private static Notifications.Listener releasing(Semaphore changes) {
        return new Notifications.Listener() {
            @Override
            public void heard(String channel, String payload) {
                changes.release();
            }

            @Override
            public void reconnected() {
                changes.release();
            }
        };
    }

    private long unfinished() {
        return number(
                "select (select count(*) from judging where verdict is null) + (select count(*) from finding where finished_at is null) + (select count(*) from invocation where finished_at is null) as n");
    }

    private long number(String query) {
        return Sql.of(query).on(situation.database()).one(row -> row.getLong("n"));
    }

    private void run(String statement) {
        Sql.of(statement).on(situation.database()).update();
    }
}

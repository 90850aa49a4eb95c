package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.PairOutcome;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What others take of a program's core, or of its partner's, is not counted towards its wall limit. */
@Tag("sandbox")
@Timeout(60)
class KeptFromTheCoreTest {
    /** On each core, each with as much right to it as the program: that gets a third, and needs 1.5 s for its half second. */
    private static final int OTHERS = 2;

    private static final Limits LIMITS = TestCells.LIMITS.withWall(Duration.ofSeconds(1));

    /** Its first thread sleeps all the time, as Java's does. */
    private static final String WORKS_IN_A_THREAD = """
            #include <pthread.h>
            #include <time.h>
            static void *work(void *none) {
                struct timespec used;
                do
                    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
                while (used.tv_sec == 0 && used.tv_nsec < 500000000);
                return none;
            }
            int main(void) {
                pthread_t worker;
                pthread_create(&worker, NULL, work, NULL);
                return pthread_join(worker, NULL);
            }
            """;

    /** It speaks when it has worked, and then hears the answer or that nobody is there any more. */
    private static final String WORKS_BEFORE_IT_SPEAKS = """
            #include <stdio.h>
            #include <time.h>
            int main(void) {
                while (clock() < CLOCKS_PER_SEC / 2)
                    ;
                puts("word");
                fflush(stdout);
                return getchar() == EOF;
            }
            """;

    private final List<Process> others = new ArrayList<>();
    private TestCells test;

    @BeforeEach
    void open() {
        test = TestCells.open();
    }

    @AfterEach
    void close() throws InterruptedException {
        others.forEach(Process::destroyForcibly);
        for (Process other : others) {
            other.waitFor();
        }
        test.close();
    }

    @Test
    void theTimeInWhichOthersKeepAThreadFromItsCoreIsGivenBack() throws IOException {
        StoredDirectory program = test.compile("gcc", "works.c", TestCells.bytes(WORKS_IN_A_THREAD));
        makeCoresBusy();
        RunOutcome outcome =
                test.cells.run(Command.of(LIMITS, Command.PROGRAM + "/main").withProgram(program));
        assertThat(outcome.ending())
                .as("%s of CPU time in %s", outcome.cpu(), outcome.wall())
                .isEqualTo(Ending.EXITED);
    }

    @Test
    void aProgramMayWaitAsMuchLongerAsOthersKeepItsPartnerFromTheCore() throws IOException {
        StoredDirectory partner = test.compile("gcc", "works.c", TestCells.bytes(WORKS_BEFORE_IT_SPEAKS));
        makeCoresBusy();
        PairOutcome outcome = test.cells.runPair(
                Command.of(LIMITS, "/bin/cat"),
                Command.of(LIMITS, Command.PROGRAM + "/main").withProgram(partner));
        assertThat(outcome.first().ending()).as(outcome.toString()).isEqualTo(Ending.EXITED);
        assertThat(outcome.second().succeeded()).as(outcome.toString()).isTrue();
    }

    private void makeCoresBusy() throws IOException {
        for (int core : test.cores()) {
            for (int i = 0; i < OTHERS; i++) {
                others.add(busyOn(core));
            }
        }
    }

    /** In a session of its own: all of one session share what the kernel gives to one. */
    private static Process busyOn(int core) throws IOException {
        return new ProcessBuilder(
                        "taskset", "--cpu-list", Integer.toString(core), "setsid", "sh", "-c", "while :; do :; done")
                .start();
    }
}

package dev.grundy.node;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.database.Notifications;
import dev.grundy.kernel.Verdict;
import dev.grundy.result.JudgingResult;
import dev.grundy.submission.queue.Claim;
import dev.grundy.submission.queue.FairShare;
import dev.grundy.submission.queue.JudgeQueue;
import dev.grundy.submission.queue.Progress;
import dev.grundy.submission.queue.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.work.JudgingMeter;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * A process that judges until its input ends. Its work takes some milliseconds and its verdict follows from the seed, so
 * that whoever looks afterwards knows what must have come out.
 */
final class WorkerProcess {
    private static final int WORKERS = 3;

    private WorkerProcess() {}

    /** Arguments: address, user, password, and how many seconds its clock is ahead. */
    public static void main(String[] arguments) throws IOException {
        DatabaseAddress address = new DatabaseAddress(arguments[0], arguments[1], arguments[2]);
        Clock clock = Clock.offset(Clock.systemUTC(), Duration.ofSeconds(Long.parseLong(arguments[3])));
        JudgeQueue queue = new JudgeQueue(MigratedDatabase.at(address), clock, FairShare.DEFAULT);
        String name = "process " + ProcessHandle.current().pid();
        JudgeNode node = new JudgeNode(name, queue, new SeededWork(), JudgingMeter.NONE, clock);
        try (Notifications notifications = Notifications.hear(address, List.of(JudgeQueue.QUEUED))) {
            node.start(WORKERS);
            System.out.println("working");
            while (System.in.read() >= 0) {
                node.wake();
            }
            node.drain(Duration.ofSeconds(10));
        }
    }

    static Verdict verdictOf(long seed) {
        return seed % 2 == 0 ? Verdict.AC : Verdict.WA;
    }

    private static final class SeededWork implements Work {
        @Override
        public Set<String> languages() {
            return Set.of("python");
        }

        @Override
        public JudgingResult judge(Claim claim, Consumer<Progress> progress) {
            for (int test = 0; test < 5; test++) {
                progress.accept(new Progress(Progress.Phase.RUNNING, test, 5));
                LockSupport.parkNanos(Duration.ofMillis(claim.seed() % 7).toNanos());
            }
            return QueueSituation.result(verdictOf(claim.seed()));
        }
    }
}

package dev.grundy.app.node;

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
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.Progress;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.submission.verdict.EveryKind;
import dev.grundy.submission.verdict.FindingRepository;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import javax.sql.DataSource;

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
        DataSource database = MigratedDatabase.at(address);
        WorkQueue queue = new WorkQueue(database, clock, FairShare.DEFAULT);
        Duties duties = new Duties(Stream.<Handler>concat(
                        Stream.of(new SeededJudging(new JudgingRepository(database, queue)), new SeededSearch()),
                        EveryKind.ALL.stream()
                                .filter(every -> !every.kind().equals(JudgingRepository.KIND)
                                        && !every.kind().equals(SeededSearch.KIND))
                                .map(PlainWork::new))
                .toList());
        String name = "process " + ProcessHandle.current().pid();
        WorkNode node = new WorkNode(new WorkSetting(name, queue, duties, WorkMeter.NONE, clock));
        try (Notifications _ = Notifications.hear(address, List.of(WorkQueue.QUEUED))) {
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

    /** Every wrong answer asks for a search. */
    private record SeededJudging(JudgingRepository judgings) implements Handler {
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
            for (int test = 0; test < 5; test++) {
                Progress progress = new Progress(Progress.Phase.RUNNING, test, 5);
                steps.at("RUNNING", () -> ResultJson.write(progress));
                LockSupport.parkNanos(Duration.ofMillis(seed % 7).toNanos());
            }
            return QueueSituation.judged(QueueSituation.result(verdictOf(seed)), true);
        }
    }

    /** What it tries is told by the search's id. */
    private static final class SeededSearch implements Handler {
        private static final Kind KIND = FindingRepository.kind(FindingKind.COUNTEREXAMPLE);

        @Override
        public Kind kind() {
            return KIND;
        }

        @Override
        public Set<String> needs() {
            return Set.of("python");
        }

        @Override
        public Done work(Claim claim, Steps steps) throws InterruptedException {
            for (int tried = 0; tried < 3; tried++) {
                long now = tried;
                steps.giveWay();
                steps.at("searching", () -> FindingRepository.progress(now));
                LockSupport.parkNanos(Duration.ofMillis(2).toNanos());
            }
            return new Done(ResultJson.write(SearchFinding.of(claim.subject(), null, null)), Duration.ZERO);
        }
    }

    /** It tells nothing and always comes to the same. */
    private record PlainWork(EveryKind every) implements Handler {
        @Override
        public Kind kind() {
            return every.kind();
        }

        @Override
        public Set<String> needs() {
            return every.needs();
        }

        @Override
        public Done work(Claim claim, Steps steps) {
            LockSupport.parkNanos(Duration.ofMillis(claim.subject() % 5).toNanos());
            return every.done();
        }
    }
}

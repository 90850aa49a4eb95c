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
import javax.sql.DataSource;

/** A process that judges until its input ends. Its work takes some milliseconds. */
final class WorkerProcess {
    private static final int WORKERS = 3;

    private WorkerProcess() {}

    /** Arguments: address, user, password, and how many seconds its clock is ahead. */
    public static void main(String[] arguments) throws IOException {
        DatabaseAddress address = new DatabaseAddress(arguments[0], arguments[1], arguments[2]);
        Clock clock = Clock.offset(Clock.systemUTC(), Duration.ofSeconds(Long.parseLong(arguments[3])));
        DataSource database = MigratedDatabase.at(address);
        WorkQueue queue = new WorkQueue(database, clock, FairShare.DEFAULT);
        JudgingRepository judgings = new JudgingRepository(database, queue);
        Duties duties = new Duties(EveryKind.ALL.stream()
                .<Handler>map(every -> new SeededWork(every, judgings))
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

    /** What judgings and searches come to follows from their seed or id, so that a test knows it; every wrong answer asks for a search. */
    private record SeededWork(EveryKind every, JudgingRepository judgings) implements Handler {
        private static final int STEPS = 3;
        private static final Kind SEARCH = FindingRepository.kind(FindingKind.COUNTEREXAMPLE);

        @Override
        public Kind kind() {
            return every.kind();
        }

        @Override
        public Set<String> needs() {
            return every.needs();
        }

        @Override
        public Done work(Claim claim, Steps steps) throws InterruptedException {
            Done done = done(claim);
            for (int step = 0; step < STEPS; step++) {
                long now = step;
                steps.giveWay();
                steps.at("working", () -> FindingRepository.progress(now));
                LockSupport.parkNanos(Duration.ofMillis(claim.subject() % 7).toNanos());
            }
            return done;
        }

        private Done done(Claim claim) {
            if (kind().equals(JudgingRepository.KIND)) {
                long seed = judgings.task(claim.lease()).seed();
                return QueueSituation.judged(QueueSituation.result(seed % 2 == 0 ? Verdict.AC : Verdict.WA), true);
            }
            return kind().equals(SEARCH)
                    ? new Done(ResultJson.write(SearchFinding.of(claim.subject(), null, null)), Duration.ZERO)
                    : every.done();
        }
    }
}

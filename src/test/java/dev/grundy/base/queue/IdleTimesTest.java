package dev.grundy.base.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.queue.signal.WorkMeter;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.submission.verdict.FindingRepository;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Work for idle times gives way to all other work of the node. */
@Timeout(120)
class IdleTimesTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final CountDownLatch judgingBegun = new CountDownLatch(1);
    private final CountDownLatch judgingMayEnd = new CountDownLatch(1);
    private final CountDownLatch searchEnded = new CountDownLatch(1);
    private Optional<WorkNode> node = Optional.empty();

    @AfterEach
    void stop() {
        node.ifPresent(started -> started.drain(Duration.ZERO));
    }

    @Test
    void aSearchWaitsBetweenTwoInstancesWhileSomethingIsJudged() throws InterruptedException {
        long ada = situation.person("ada");
        long search = situation.ask(FindingRepository.kind(FindingKind.COUNTEREXAMPLE), ada);
        CountDownLatch searching = new CountDownLatch(1);
        WorkNode started =
                start(List.of(judging(), handler(FindingRepository.kind(FindingKind.COUNTEREXAMPLE), (claim, steps) -> {
                    searching.countDown();
                    judgingBegun.await();
                    steps.giveWay();
                    assertThat(judgingMayEnd.getCount()).as("judgings at work").isZero();
                    searchEnded.countDown();
                    return QueueSituation.done(FindingRepository.kind(FindingKind.COUNTEREXAMPLE));
                })));
        await(searching);
        situation.ask(JudgingRepository.KIND, ada);
        started.wake();
        await(judgingBegun);
        assertThat(situation.state(FindingRepository.kind(FindingKind.COUNTEREXAMPLE), search))
                .isEqualTo("running");
        assertThat(started.running())
                .as("what is for idle times does not count")
                .isEqualTo(1);
        judgingMayEnd.countDown();
        await(searchEnded);
    }

    @Test
    void aNodeDoesSomethingForItselfWhenNothingWaits() throws InterruptedException {
        CountDownLatch did = new CountDownLatch(3);
        node = Optional.of(new WorkNode(new WorkSetting(
                "node",
                situation.queue(),
                new Duties(
                        List.of(judging()),
                        () -> {
                            did.countDown();
                            return true;
                        },
                        Optional::empty),
                WorkMeter.NONE,
                situation.clock())));
        node.get().start(1);
        await(did);
    }

    private WorkNode start(List<Handler> handlers) {
        WorkNode started = new WorkNode(
                new WorkSetting("node", situation.queue(), new Duties(handlers), WorkMeter.NONE, situation.clock()));
        node = Optional.of(started);
        started.start(1);
        return started;
    }

    private Handler judging() {
        return handler(JudgingRepository.KIND, (claim, steps) -> {
            judgingBegun.countDown();
            judgingMayEnd.await();
            return QueueSituation.done(JudgingRepository.KIND);
        });
    }

    private static Handler handler(Kind kind, Working working) {
        return new Handler() {
            @Override
            public Kind kind() {
                return kind;
            }

            @Override
            public Set<String> needs() {
                return Set.of("python");
            }

            @Override
            public Done work(Claim claim, Steps steps) throws InterruptedException {
                return working.work(claim, steps);
            }
        };
    }

    private static void await(CountDownLatch latch) throws InterruptedException {
        assertThat(latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
    }

    @FunctionalInterface
    private interface Working {
        Handler.Done work(Claim claim, Steps steps) throws InterruptedException;
    }
}

package dev.grundy.problem.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OnceMadeTest {
    private final OnceMade<String, Integer> values = new OnceMade<>(2);
    private final AtomicInteger made = new AtomicInteger();

    @Test
    void whoWantsAnotherValueDoesNotWait() throws Exception {
        CountDownLatch isMaking = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<Integer> slow = threads.submit(() -> values.get("slow", () -> {
                isMaking.countDown();
                await(mayEnd);
                return 1;
            }));
            isMaking.await();

            assertThat(values.get("quick", () -> 2)).isEqualTo(2);
            mayEnd.countDown();
            assertThat(slow.get()).isEqualTo(1);
        }
    }

    @Test
    void aValueIsMadeOnceForAllWhoWantIt() throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> many = IntStream.range(0, 100)
                    .mapToObj(i -> (Callable<Integer>) () -> values.get("key", made::incrementAndGet))
                    .toList();
            assertThat(threads.invokeAll(many)).allMatch(value -> value.resultNow() == 1);
        }
    }

    @Test
    void aFailureIsNotKept() {
        assertThatThrownBy(() -> values.get("key", () -> {
                    throw new IllegalStateException("once");
                }))
                .hasMessage("once");
        assertThat(values.get("key", made::incrementAndGet)).isEqualTo(1);
    }

    @Test
    void whatIsNotAskedForIsForgotten() {
        values.get("a", made::incrementAndGet);
        values.get("b", made::incrementAndGet);
        values.get("a", made::incrementAndGet);
        values.get("c", made::incrementAndGet);

        assertThat(values.get("a", made::incrementAndGet)).isEqualTo(1);
        assertThat(values.get("b", made::incrementAndGet)).isEqualTo(4);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}

package dev.grundy.judge.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.judge.host.JudgeException;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookaheadTest {
    private static final AtomicLong COMPARED = new AtomicLong();

    /** Counts how often it is compared. */
    private record Item(int number) {
        @Override
        public boolean equals(Object other) {
            COMPARED.incrementAndGet();
            return other instanceof Item item && item.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    private static List<Item> items(int count) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            items.add(new Item(i));
        }
        return items;
    }

    @Test
    void findsEachItemOfALongListInOneLook() {
        List<Item> items = items(8_000);
        COMPARED.set(0);
        try (Lookahead<Item, Integer> ahead = new Lookahead<>(items, Item::number, 3)) {
            for (Item item : items) {
                assertThat(ahead.get(item)).isEqualTo(item.number());
            }
        }
        assertThat(COMPARED.get()).isLessThan(8_000);
    }

    @Test
    @Timeout(60)
    void whatWasBegunIsGivenUpWithWhoeverAsksForIt() throws Exception {
        CountDownLatch begun = new CountDownLatch(3);
        CountDownLatch givenUp = new CountDownLatch(3);
        FutureTask<Boolean> asking = new FutureTask<>(() -> {
            List<Item> items = items(5);
            try (Lookahead<Item, Integer> ahead = new Lookahead<>(items, item -> block(begun, givenUp), 3)) {
                throw new AssertionError("an answer of what was given up: " + ahead.get(items.getFirst()));
            } catch (JudgeException e) {
                return Thread.currentThread().isInterrupted();
            }
        });
        Thread asker = Thread.ofPlatform().start(asking);
        begun.await();
        asker.interrupt();
        assertThat(asking.get()).as("is still interrupted").isTrue();
        givenUp.await();
    }

    private static int block(CountDownLatch begun, CountDownLatch givenUp) {
        begun.countDown();
        try {
            new CountDownLatch(1).await();
            return 0;
        } catch (InterruptedException e) {
            givenUp.countDown();
            return 1;
        }
    }

    @Test
    void findsItemsThatAreAskedForInAnyOrderAndAgain() {
        List<Item> items = items(5);
        try (Lookahead<Item, Integer> ahead = new Lookahead<>(items, Item::number, 2)) {
            assertThat(List.of(3, 1, 1, 4, 0).stream()
                            .map(i -> ahead.get(new Item(i)))
                            .toList())
                    .containsExactly(3, 1, 1, 4, 0);
        }
    }

    /** With the old way four items were begun, and more only when the next was asked for. */
    @Test
    void whoeverIsDoneWithAQuickItemGoesOnWithoutBeingAsked() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(20);
        List<Item> items = items(100);
        try (Lookahead<Item, Integer> ahead = new Lookahead<>(items, counting(done), 4, () -> 0)) {
            ahead.get(items.getFirst());
            assertThat(done.await(60, TimeUnit.SECONDS)).isTrue();
        }
    }

    private static Function<Item, Integer> counting(CountDownLatch done) {
        return item -> {
            done.countDown();
            return item.number();
        };
    }

    @ParameterizedTest
    @CsvSource({"0, 32", "1000000000, 4"})
    void slowItemsAreBegunNoFurtherAheadThanThereAreWorkers(long nanosEach, int furthest) {
        AtomicLong now = new AtomicLong();
        AtomicInteger asked = new AtomicInteger();
        AtomicInteger ahead = new AtomicInteger();
        List<Item> items = items(500);
        Function<Item, Integer> work = item -> {
            ahead.accumulateAndGet(item.number() - asked.get() + 1, Math::max);
            return item.number();
        };
        try (Lookahead<Item, Integer> lookahead = new Lookahead<>(items, work, 4, () -> now.getAndAdd(nanosEach))) {
            for (Item item : items) {
                asked.set(item.number());
                assertThat(lookahead.get(item)).isEqualTo(item.number());
            }
        }
        assertThat(ahead.get()).isLessThanOrEqualTo(furthest);
    }

    /** A virtual thread is not put onto the core of the cell that it talks with. */
    @Test
    void thoseWhoWorkCanBePinnedToACore() {
        List<Item> items = items(8);
        try (Lookahead<Item, Boolean> ahead =
                new Lookahead<>(items, _ -> Thread.currentThread().isVirtual(), 2)) {
            assertThat(items.stream().map(ahead::get)).containsOnly(false);
        }
    }

    /** Outputs of thousands of tests are more than a judge's memory. */
    @Test
    void aResultIsNotKeptOnceItWasGiven() {
        List<Item> items = items(4);
        try (Lookahead<Item, byte[]> ahead = new Lookahead<>(items, _ -> new byte[100], 2)) {
            List<WeakReference<byte[]>> given = items.stream()
                    .map(item -> new WeakReference<>(ahead.get(item)))
                    .toList();
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (given.stream().anyMatch(one -> one.get() != null)) {
                assertThat(System.nanoTime()).as("still kept").isLessThan(deadline);
                System.gc();
            }
            assertThat(ahead.get(items.getFirst())).hasSize(100);
        }
    }

    @Test
    void whatTheWorkThrowsIsThrownToWhoeverAsks() {
        List<Item> items = items(3);
        try (Lookahead<Item, Integer> ahead = new Lookahead<>(items, LookaheadTest::failAtOne, 2)) {
            assertThat(ahead.get(items.getFirst())).isZero();
            assertThatThrownBy(() -> ahead.get(items.get(1))).hasMessage("one");
            assertThat(ahead.get(items.get(2))).isEqualTo(2);
        }
    }

    private static int failAtOne(Item item) {
        if (item.number() == 1) {
            throw new IllegalStateException("one");
        }
        return item.number();
    }
}

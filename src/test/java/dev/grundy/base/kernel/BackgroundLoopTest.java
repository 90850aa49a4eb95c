package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BackgroundLoopTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final BlockingQueue<Integer> turns = new LinkedBlockingQueue<>();
    private int taken;

    @ParameterizedTest
    @ValueSource(
            classes = {
                IllegalStateException.class,
                Exception.class,
                StackOverflowError.class,
                OutOfMemoryError.class,
                NoClassDefFoundError.class,
                InterruptedException.class
            })
    void goesOnAfterWhateverATurnThrows(Class<? extends Throwable> met) throws InterruptedException {
        try (BackgroundLoop loop = new BackgroundLoop("test", Duration.ZERO, () -> throwing(met)).start()) {
            assertThat(next()).isEqualTo(1);
            assertThat(next()).isEqualTo(2);
            assertThat(next()).isEqualTo(3);
            assertThat(loop.isStopping()).isFalse();
        }
    }

    @Test
    void aStrayInterruptionEndsATurnAndNotTheLoop() throws InterruptedException {
        CountDownLatch never = new CountDownLatch(1);
        try (BackgroundLoop loop = new BackgroundLoop("test", Duration.ZERO, () -> {
                    turns.add(++taken);
                    if (taken < 3) {
                        never.await();
                    }
                })
                .start()) {
            assertThat(next()).isEqualTo(1);
            loop.interrupt();
            assertThat(next()).isEqualTo(2);
            loop.interrupt();
            assertThat(next()).isEqualTo(3);
        }
    }

    @Test
    void aPauseEndsWhenItIsClosed() throws InterruptedException {
        BackgroundLoop loop = new BackgroundLoop("test", Duration.ofDays(1), () -> turns.add(++taken)).start();
        assertThat(next()).isEqualTo(1);
        loop.close();
        assertThat(loop.awaitEnd(Duration.ofMillis(1))).isTrue();
        assertThat(turns).isEmpty();
    }

    @Test
    void aLoopThatStartsAfterAPauseTakesNoTurnBefore() throws InterruptedException {
        BackgroundLoop loop =
                new BackgroundLoop("pausing", Duration.ofDays(1), () -> turns.add(++taken)).startAfterPause();
        awaitPauseOf("pausing");
        assertThat(turns).isEmpty();
        loop.interrupt();
        assertThat(next()).isEqualTo(1);
        loop.close();
    }

    @Test
    void aTurnMayCloseItsOwnLoop() throws InterruptedException {
        BlockingQueue<BackgroundLoop> self = new LinkedBlockingQueue<>();
        BackgroundLoop loop =
                new BackgroundLoop("test", Duration.ZERO, () -> self.take().close()).start();
        self.add(loop);
        assertThat(loop.awaitEnd(PATIENCE)).isTrue();
    }

    private void throwing(Class<? extends Throwable> met) throws Exception {
        turns.add(++taken);
        if (taken > 1) {
            return;
        }
        switch (met.getConstructor().newInstance()) {
            case Error error -> throw error;
            case Exception exception -> throw exception;
            case Throwable other -> throw new AssertionError("neither an error nor an exception", other);
        }
    }

    private static void awaitPauseOf(String name) {
        Thread loop = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(name))
                .findAny()
                .orElseThrow();
        while (loop.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
    }

    private Integer next() throws InterruptedException {
        return turns.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }
}

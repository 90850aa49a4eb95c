package dev.grundy.people.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.people.account.AccountConfig;
import dev.grundy.people.account.HashingGateFullException;
import dev.grundy.web.limit.CountedAddress;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HashingGateTest {
    private static final CountedAddress HERE = new CountedAddress("192.0.2.1");
    private static final CountedAddress THERE = new CountedAddress("192.0.2.2");

    private final ExecutorService people = Executors.newCachedThreadPool();
    private final CountDownLatch release = new CountDownLatch(1);

    @AfterEach
    void letEverybodyGo() {
        release.countDown();
        people.shutdown();
    }

    @Test
    void noMoreThanAllowedWorkAtOnce() throws Exception {
        HashingGate gate = gate(1, 3, "1m");
        CountDownLatch first = new CountDownLatch(1);
        CompletableFuture<String> working = enter(gate, HERE, first);
        first.await();
        CompletableFuture<String> waiting = enter(gate, HERE, new CountDownLatch(1));
        assertThat(waiting).isNotDone();
        release.countDown();
        assertThat(working.get()).isEqualTo("done");
        assertThat(waiting.get()).isEqualTo("done");
    }

    @Test
    void refusesWhoComesToAFullGate() throws Exception {
        HashingGate gate = gate(2, 0, "1m");
        CountDownLatch both = new CountDownLatch(2);
        enter(gate, HERE, both);
        enter(gate, THERE, both);
        both.await();
        assertThatThrownBy(() -> gate.pass(new CountedAddress("192.0.2.3"), () -> "done"))
                .isInstanceOf(HashingGateFullException.class);
    }

    @Test
    void oneAddressLeavesHalfOfThePlacesToOthers() throws Exception {
        HashingGate gate = gate(2, 0, "1m");
        CountDownLatch first = new CountDownLatch(1);
        enter(gate, HERE, first);
        first.await();
        assertThatThrownBy(() -> gate.pass(HERE, () -> "done")).isInstanceOf(HashingGateFullException.class);
        assertThat(gate.pass(THERE, () -> "done")).isEqualTo("done");
    }

    @Test
    void whoIsNotServedInTimeIsRefusedAndItsPlaceIsFreeAgain() throws Exception {
        HashingGate gate = gate(1, 3, "0s");
        CountDownLatch first = new CountDownLatch(1);
        CompletableFuture<String> working = enter(gate, HERE, first);
        first.await();
        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(() -> gate.pass(THERE, () -> "done")).isInstanceOf(HashingGateFullException.class);
        }
        release.countDown();
        assertThat(working.get()).isEqualTo("done");
        assertThat(gate.pass(THERE, () -> "done")).isEqualTo("done");
    }

    @Test
    void aPlaceIsFreeAgainAfterWorkThatFailed() {
        HashingGate gate = gate(1, 0, "0s");
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> gate.pass(HERE, () -> {
                        throw new IllegalStateException("planted");
                    }))
                    .hasMessage("planted");
        }
    }

    private CompletableFuture<String> enter(HashingGate gate, CountedAddress address, CountDownLatch entered) {
        return CompletableFuture.supplyAsync(
                () -> gate.pass(address, () -> {
                    entered.countDown();
                    return awaitRelease();
                }),
                people);
    }

    private String awaitRelease() {
        try {
            return release.await(50, TimeUnit.SECONDS) ? "done" : "nobody let me go";
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static HashingGate gate(int atOnce, int waiting, String patience) {
        return new HashingGate(new SmallRyeConfigBuilder()
                .addDiscoveredConverters()
                .withMapping(AccountConfig.class)
                .withDefaultValue("grundy.account.hashes-at-once", String.valueOf(atOnce))
                .withDefaultValue("grundy.account.hashes-waiting", String.valueOf(waiting))
                .withDefaultValue("grundy.account.hash-patience", patience)
                .build()
                .getConfigMapping(AccountConfig.class));
    }
}

package dev.grundy.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.kernel.ContentHash;
import dev.grundy.testsupport.MigratedDatabase;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SignInAttemptRepositoryTest {
    private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
    private static final Instant END = NOW.plus(Duration.ofMinutes(15));
    private static final ContentHash ADA = Attempt.hash("ada 192.0.2.7");
    private static final ContentHash BOB = Attempt.hash("bob 192.0.2.7");

    private final DatabaseAddress address = MigratedDatabase.createAddress();
    private final SignInAttemptRepository here = new SignInAttemptRepository(MigratedDatabase.at(address));
    private final SignInAttemptRepository onAnotherNode = new SignInAttemptRepository(MigratedDatabase.at(address));

    @Test
    void whatOneNodeCountedBlocksOnAnother() {
        assertThat(here.take(ADA, 2, NOW, END)).isEmpty();
        assertThat(onAnotherNode.take(ADA, 2, NOW.plusSeconds(5), END.plusSeconds(5)))
                .isEmpty();
        assertThat(onAnotherNode.take(ADA, 2, NOW, END)).contains(END);
        assertThat(here.take(BOB, 1, NOW, END)).isEmpty();
    }

    @Test
    void countsAnewWhenTheWindowIsOver() {
        here.take(ADA, 1, NOW, END);
        assertThat(here.take(ADA, 1, END, END.plusSeconds(60))).isEmpty();
        assertThat(here.take(ADA, 1, END, END.plusSeconds(90))).contains(END.plusSeconds(60));
    }

    @Test
    void refusedTriesDoNotAddUp() {
        for (int i = 0; i < 5; i++) {
            here.take(ADA, 1, NOW, END);
        }
        here.giveBack(ADA);
        here.giveBack(ADA);
        assertThat(here.take(ADA, 2, NOW, END)).isEmpty();
    }

    @Test
    void forgetsWhoGotInAndWhatIsOver() {
        here.take(ADA, 1, NOW, END);
        here.take(BOB, 1, NOW, END);
        here.forget(ADA);
        assertThat(here.take(ADA, 1, NOW, END)).isEmpty();
        here.forgetOver(END);
        assertThat(here.take(BOB, 1, NOW, END.plusSeconds(1))).isEmpty();
    }
}

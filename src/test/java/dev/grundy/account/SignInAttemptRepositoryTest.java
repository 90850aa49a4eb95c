package dev.grundy.account;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.kernel.ContentHash;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SignInAttemptRepositoryTest {
    private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
    private static final Instant END = NOW.plus(Duration.ofMinutes(15));
    private static final ContentHash ADA = ContentHash.of("ada 192.0.2.7".getBytes(StandardCharsets.UTF_8));
    private static final ContentHash BOB = ContentHash.of("bob 192.0.2.7".getBytes(StandardCharsets.UTF_8));

    private final DatabaseAddress address = TestDatabase.create();
    private final SignInAttemptRepository here = new SignInAttemptRepository(MigratedDatabase.migrate(address));
    private final SignInAttemptRepository onAnotherNode = new SignInAttemptRepository(MigratedDatabase.at(address));

    @Test
    void whatOneNodeCountedBlocksOnAnother() {
        here.count(ADA, NOW, END);
        onAnotherNode.count(ADA, NOW.plusSeconds(5), END.plusSeconds(5));
        assertThat(onAnotherNode.blockedUntil(ADA, 3, NOW)).isEmpty();
        assertThat(onAnotherNode.blockedUntil(ADA, 2, NOW)).contains(END);
        assertThat(here.blockedUntil(BOB, 1, NOW)).isEmpty();
    }

    @Test
    void countsAnewWhenTheWindowIsOver() {
        here.count(ADA, NOW, END);
        here.count(ADA, END, END.plusSeconds(60));
        assertThat(here.blockedUntil(ADA, 2, END)).isEmpty();
        assertThat(here.blockedUntil(ADA, 1, END)).contains(END.plusSeconds(60));
    }

    @Test
    void forgetsWhoGotInAndWhatIsOver() {
        here.count(ADA, NOW, END);
        here.count(BOB, NOW, END);
        here.forget(ADA);
        assertThat(here.blockedUntil(ADA, 1, NOW)).isEmpty();
        here.forgetOver(END);
        assertThat(here.blockedUntil(BOB, 1, NOW)).isEmpty();
    }
}

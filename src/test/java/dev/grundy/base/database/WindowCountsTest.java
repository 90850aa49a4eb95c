package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.testsupport.MigratedDatabase;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

@ParameterizedClass
@CsvSource({"sign_in_attempt, failures", "invocation_count, runs"})
class WindowCountsTest {
    private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
    private static final Instant END = NOW.plus(Duration.ofMinutes(15));
    private static final ContentHash ADA = ContentHash.of(new byte[] {1});
    private static final ContentHash BOB = ContentHash.of(new byte[] {2});

    @Parameter(0)
    String table;

    @Parameter(1)
    String count;

    private final DatabaseAddress address = MigratedDatabase.createAddress();
    private WindowCounts here;
    private WindowCounts onAnotherNode;

    @BeforeEach
    void twoNodes() {
        here = new WindowCounts(MigratedDatabase.at(address), table, count);
        onAnotherNode = new WindowCounts(MigratedDatabase.at(address), table, count);
    }

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

    @Test
    void ofManyAtOnceNoMoreThanAllowedGoOn() {
        long taken = IntStream.range(0, 40)
                .parallel()
                .filter(i -> here.take(ADA, 7, NOW, END).isEmpty())
                .count();
        assertThat(taken).isEqualTo(7);
    }

    /** Else two callers, one that forgets and one that counts for two keys, could wait for each other. */
    @Test
    void whatIsBeingCountedInIsForgottenTheNextTime() throws SQLException {
        here.take(ADA, 1, NOW, END);
        here.take(BOB, 1, NOW, END);
        try (Connection counting = address.connect();
                Statement statement = counting.createStatement()) {
            counting.setAutoCommit(false);
            statement.execute("select 1 from " + table + " where counted_for = '" + ADA.hex() + "' for update");
            here.forgetOver(END);
        }
        assertThat(here.take(ADA, 1, NOW, END)).isPresent();
        assertThat(here.take(BOB, 1, NOW, END)).isEmpty();
    }
}

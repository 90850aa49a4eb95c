package dev.grundy.judge.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptProgramsTest {
    private static final ContentHash ADA = ContentHash.of(new byte[] {1});
    private static final ContentHash BERT = ContentHash.of(new byte[] {2});
    /** Beside it the directory counts, up to 4 KiB. */
    private static final int SMALL_KIB = 60;

    private static final int LARGE_KIB = 100;
    private static final int PER_PERSON_KIB = 200;
    private static final int ALL_KIB = 300;

    @TempDir
    Path directory;

    private Store store;
    private KeptPrograms programs;

    @BeforeEach
    void anEmptyStore() {
        store = new Store(directory);
        programs = new KeptPrograms(
                store,
                new KeptPrograms.Limits(
                        MemorySize.ofKibibytes(LARGE_KIB),
                        MemorySize.ofKibibytes(PER_PERSON_KIB),
                        MemorySize.ofKibibytes(ALL_KIB)));
    }

    @Test
    void aLargeProgramGoesWithItsLastUser() {
        StoredDirectory large = program(1, LARGE_KIB + 1);
        programs.use(large);
        programs.use(large);
        programs.release(ADA, large);
        assertThat(store.contains(large)).as("somebody still runs it").isTrue();
        programs.release(BERT, large);
        assertThat(store.contains(large)).isFalse();
    }

    @Test
    void ofOnePersonsProgramsTheLatestStay() {
        List<StoredDirectory> made =
                IntStream.range(0, 7).mapToObj(n -> used(ADA, n, SMALL_KIB)).toList();
        assertThat(made.stream().map(store::contains)).containsExactly(false, false, false, false, true, true, true);
    }

    @Test
    void whatIsUsedAgainIsAmongTheLatest() {
        StoredDirectory first = used(ADA, 0, SMALL_KIB);
        StoredDirectory second = used(ADA, 1, SMALL_KIB);
        used(ADA, 0, SMALL_KIB);
        used(ADA, 2, SMALL_KIB);
        used(ADA, 3, SMALL_KIB);
        assertThat(store.contains(first)).isTrue();
        assertThat(store.contains(second)).isFalse();
    }

    @Test
    void onePersonsProgramsCostAnotherNothing() {
        StoredDirectory berts = used(BERT, 100, 20);
        IntStream.range(0, 20).forEach(n -> used(ADA, n, SMALL_KIB));
        assertThat(store.contains(berts)).isTrue();
    }

    @Test
    void aProgramThatAnotherHasTooStays() {
        StoredDirectory both = used(ADA, 0, SMALL_KIB);
        used(BERT, 0, SMALL_KIB);
        IntStream.range(1, 9).forEach(n -> used(ADA, n, SMALL_KIB));
        assertThat(store.contains(both)).isTrue();
    }

    @Test
    void whatIsInUseIsNeverTakenAway() {
        StoredDirectory running = used(ADA, 0, SMALL_KIB);
        programs.use(running);
        IntStream.range(1, 9).forEach(n -> used(ADA, n, SMALL_KIB));
        assertThat(store.contains(running)).isTrue();
    }

    @Test
    void everybodysTogetherStayWithinTheirSum() {
        IntStream.range(0, 12).forEach(n -> used(ContentHash.of(new byte[] {(byte) n}), n, SMALL_KIB));
        long kept = IntStream.range(0, 12)
                .filter(n -> store.contains(program(n, SMALL_KIB, false)))
                .count();
        assertThat(kept).isBetween(1L, (long) ALL_KIB / SMALL_KIB);
    }

    @Test
    void whatIsGoneCannotBeUsed() {
        StoredDirectory large = program(1, LARGE_KIB + 1);
        programs.use(large);
        programs.release(ADA, large);
        assertThat(programs.use(large)).isFalse();
    }

    @Test
    void aStoreThatCannotBeTidiedCostsNobodyAVerdict() throws IOException {
        StoredDirectory large = program(1, LARGE_KIB + 1);
        programs.use(large);
        Path drafts = directory.resolve("new");
        Files.delete(drafts);
        Files.createFile(drafts);
        assertThatCode(() -> programs.release(ADA, large)).doesNotThrowAnyException();
        assertThat(store.contains(large)).isTrue();
    }

    private StoredDirectory used(ContentHash owner, int number, int kibibytes) {
        StoredDirectory program = program(number, kibibytes);
        programs.use(program);
        programs.release(owner, program);
        return program;
    }

    private StoredDirectory program(int number, int kibibytes) {
        return program(number, kibibytes, true);
    }

    /** @param stored otherwise only its name is made, in another store */
    private StoredDirectory program(int number, int kibibytes, boolean stored) {
        byte[] content = new byte[kibibytes * 1_024];
        content[0] = (byte) number;
        Store into = stored ? store : new Store(directory.resolve("elsewhere"));
        return into.putDirectory(Map.of("program", Content.of(content)));
    }
}

package dev.grundy.judge.sandbox.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.testsupport.SettableClock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvictionTest {
    private static final Instant NOW = Instant.now();
    private static final int KIBIBYTE = 1 << 10;

    @TempDir
    Path directory;

    private Store store;

    @BeforeEach
    void open() {
        store = new Store(directory.resolve("store"));
    }

    @Test
    void evictsWhatWasUnusedForLongestUntilTheRestFits() {
        StoredFile old = file("old", Duration.ofDays(3));
        StoredFile older = file("older", Duration.ofDays(4));
        StoredFile recent = file("recent", Duration.ofDays(1));
        assertThat(evict(25)).isOne();
        assertThat(store.contains(older)).isFalse();
        assertThat(store.contains(old)).isTrue();
        assertThat(store.contains(recent)).isTrue();
    }

    @Test
    void evictsNothingWhileAllFits() {
        file("one", Duration.ofDays(3));
        file("two", Duration.ofDays(3));
        assertThat(evict(20)).isZero();
    }

    @Test
    void aFileOfAFewBytesTakesABlock() {
        for (int i = 0; i < 5; i++) {
            age(
                    store.root()
                            .resolve(store.put(("a few bytes " + i).getBytes(StandardCharsets.UTF_8))
                                    .path()),
                    Duration.ofDays(3));
        }
        assertThat(evict(16)).isEqualTo(2);
    }

    @Test
    void whatARunMayHoldStaysHoweverLittleRoomThereIs() {
        StoredFile held = file("held", Eviction.KEPT.minusMinutes(1));
        assertThat(evict(0)).isZero();
        assertThat(store.contains(held)).isTrue();
    }

    @Test
    void usingAFileKeepsIt() {
        StoredFile used = file("used", Duration.ofDays(9));
        StoredFile unused = file("unused", Duration.ofDays(8));
        assertThat(store.find(used.hash())).isPresent();
        assertThat(evict(15)).isOne();
        assertThat(store.contains(used)).isTrue();
        assertThat(store.contains(unused)).isFalse();
    }

    @Test
    void storingAgainKeepsItAsUsingDoes() {
        StoredFile used = file("used", Duration.ofDays(9));
        store.put(content("used"));
        assertThat(evict(5)).isZero();
        assertThat(store.contains(used)).isTrue();
    }

    @Test
    void evictsWholeDirectories() throws Exception {
        StoredDirectory program = store.putDirectory(Map.of("a/program", Content.of(content("program"))));
        age(store.root().resolve(program.path()), Duration.ofDays(2));
        assertThat(evict(5)).isOne();
        assertThat(store.root().resolve(program.path())).doesNotExist();
        assertThat(store.root().resolve("new")).isEmptyDirectory();
        assertThat(store.putDirectory(Map.of("a/program", Content.of(content("program")))))
                .isEqualTo(program);
        assertThat(store.path(program).resolve("a/program")).exists();
    }

    private int evict(int kibibytes) {
        return new Eviction(store, MemorySize.ofKibibytes(kibibytes), new SettableClock(NOW)).run();
    }

    private StoredFile file(String seed, Duration unused) {
        StoredFile file = store.put(content(seed));
        age(store.root().resolve(file.path()), unused);
        return file;
    }

    /** Ten KiB. */
    private static byte[] content(String seed) {
        return (seed + " ".repeat(10 * KIBIBYTE - seed.length())).getBytes(StandardCharsets.UTF_8);
    }

    private static void age(Path path, Duration unused) {
        try {
            Files.setLastModifiedTime(path, FileTime.from(NOW.minus(unused)));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}

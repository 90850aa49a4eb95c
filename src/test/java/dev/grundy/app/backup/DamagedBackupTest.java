package dev.grundy.app.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.app.backup.Manifest.Sum;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.testsupport.TestDatabase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no backup any more, or none for this place, changes nothing there. */
class DamagedBackupTest {
    private static final BackupProgress SILENT = (phase, detail) -> {};

    @TempDir
    static Path kept;

    @TempDir
    Path directory;

    @BeforeAll
    static void make() throws IOException {
        Path problems = Files.createDirectories(kept.resolve("problems/TST-001"));
        Files.writeString(problems.resolve("problem.yaml"), "name: Nim\n");
        new Backup(
                        "Grundy of the test",
                        FullDatabase.upToDate(),
                        kept.resolve("problems"),
                        Map.of("GRUNDY_WEB_ADDRESS", "x"))
                .write(whole(), SILENT);
    }

    private static Path whole() {
        return kept.resolve("whole");
    }

    @Test
    void theWholeOneIsTaken() throws IOException {
        try (Restoration restoration = Restoration.of(whole(), SILENT)) {
            assertThat(restoration.schema()).isEqualTo(newestMigration());
        }
    }

    private static String newestMigration() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("migrations"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("[BV]\\d{3}__.*"))
                    .map(name -> name.substring(1, 4))
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
        }
    }

    @Test
    void whatIsNoBackupIsToldApart() throws IOException {
        assertRefused(directory.resolve("missing"), "there is no file");
        assertRefused(directory, "is a directory");
        assertRefused(Files.writeString(directory.resolve("text"), "hello"), "is no backup of Grundy, or not whole");
        assertRefused(Files.writeString(directory.resolve("empty"), ""), "is no backup of Grundy, or not whole");
        assertRefused(rewritten(files -> {}, manifest -> manifest, false), "is a zip, but no backup of Grundy");
    }

    @Test
    void aTruncatedOneIsRefusedWhereverItEnds() throws IOException {
        byte[] bytes = Files.readAllBytes(whole());
        for (int length : List.of(1, 100, bytes.length / 2, bytes.length - 1000, bytes.length - 1)) {
            assertRefused(
                    Files.write(directory.resolve("short-" + length), Arrays.copyOf(bytes, length)),
                    "is no backup of Grundy, or not whole");
        }
    }

    @Test
    void aFlippedByteIsNoticedWhereverItIs() throws IOException {
        byte[] bytes = Files.readAllBytes(whole());
        Path flipped = directory.resolve("flipped");
        int refused = 0;
        int places = 200;
        for (int i = 0; i < places; i++) {
            int place = (int) ((long) bytes.length * i / places);
            byte[] other = bytes.clone();
            other[place] ^= 0x10;
            Files.write(flipped, other);
            if (isRefused(flipped)) {
                refused++;
            } else {
                // Times and modes of files in the zip's own tables tell nothing of the content.
                assertThat(hashes(flipped)).as("byte %d", place).isEqualTo(hashes(whole()));
            }
        }
        assertThat(refused).isGreaterThan(places * 9 / 10);
    }

    @Test
    void aFileTooManyOrTooFewIsNoticed() throws IOException {
        assertRefused(
                rewritten(files -> files.put("problems/x", new byte[0]), manifest -> manifest, true),
                "the files in it are not those of its manifest");
        assertRefused(
                rewritten(files -> files.remove(Backup.SETTINGS), manifest -> manifest, true),
                "the files in it are not those of its manifest");
        assertRefused(
                rewritten(files -> files.put(Backup.SETTINGS, new byte[3]), manifest -> manifest, true),
                "settings.env is not what was written");
    }

    @Test
    void oneOfANewerReleaseIsRefusedWithTheCure() throws IOException {
        assertRefused(
                rewritten(files -> {}, manifest -> with(manifest, Manifest.FORMAT + 1, manifest.migrations()), true),
                "was made by a newer Grundy (Grundy of the test, form 2; this one reads up to 1); restore it with that release");
        assertRefused(
                rewritten(files -> {}, manifest -> with(manifest, 1, List.of("V999__later.sql")), true),
                "was made by a newer Grundy (Grundy of the test, schema 999; V999__later.sql is unknown here)");
    }

    @Test
    void oneFromBeforeTheBaselineIsRefusedWithTheCure() throws IOException {
        assertRefused(
                rewritten(
                        files -> {},
                        manifest -> with(manifest, 1, List.of("V001__create_account.sql", "V098__create_it.sql")),
                        true),
                "is too old for this release (Grundy of the test, schema 098); restore it with the release before this one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"create table mine (x int)", "create view mine as select 1", "create sequence mine"})
    void aPlaceThatIsNotEmptyStaysAsItIs(String content) {
        DatabaseAddress taken = TestDatabase.create();
        DatabaseContent.execute(taken, content);
        List<String> before = DatabaseContent.shape(taken);
        try (Restoration restoration = Restoration.of(whole(), SILENT)) {
            assertThatThrownBy(() -> restoration.fill(taken, SILENT))
                    .isInstanceOf(UnusableException.class)
                    .hasMessageContaining("is not empty")
                    .hasMessageContaining("mine")
                    .hasMessageContaining("--data DIR");
        }
        assertThat(DatabaseContent.shape(taken)).isEqualTo(before);
    }

    /** Written by somebody with a right checksum: the database itself refuses. */
    @Test
    void rowsThatDoNotFitTogetherLeaveNothing() throws IOException {
        assertFillsNothing(data -> data.replaceFirst("(?m)^2\tada\t.*\n", ""), DatabaseException.class, "restore into");
        assertFillsNothing(
                data -> data.replaceFirst("(?m)^2\t1\t2026-01-07 00:00:00\\+00\n", ""),
                UnusableException.class,
                "not those of its manifest");
        assertFillsNothing(
                data -> data.substring(0, data.indexOf("evt_1")), UnusableException.class, "the script ends amid rows");
        assertFillsNothing(
                data -> data + "nonsense;\n", UnusableException.class, "says what no backup of ours does: nonsense;");
    }

    private void assertFillsNothing(UnaryOperator<String> change, Class<? extends Exception> type, String reason)
            throws IOException {
        Path file = rewritten(
                files -> {
                    String data = new String(files.get(Backup.DATA), StandardCharsets.UTF_8);
                    String changed = change.apply(data);
                    assertThat(changed).isNotEqualTo(data);
                    files.put(Backup.DATA, changed.getBytes(StandardCharsets.UTF_8));
                },
                manifest -> null,
                true);
        DatabaseAddress empty = TestDatabase.create();
        List<String> before = DatabaseContent.shape(empty);
        try (Restoration restoration = Restoration.of(file, SILENT)) {
            assertThatThrownBy(() -> restoration.fill(empty, SILENT))
                    .isInstanceOf(type)
                    .hasMessageContaining(reason);
        }
        assertThat(DatabaseContent.shape(empty)).isEqualTo(before);
        Files.delete(file);
    }

    private static Manifest with(Manifest manifest, int format, List<String> migrations) {
        return new Manifest(
                format,
                manifest.grundy(),
                manifest.server(),
                manifest.takenAt(),
                migrations,
                manifest.rows(),
                manifest.judgeLogins(),
                manifest.leftOut(),
                manifest.files());
    }

    private interface Change {
        void apply(Map<String, byte[]> files);
    }

    private interface Told {
        @Nullable
        Manifest by(Manifest manifest);
    }

    /** The whole one with something changed; a manifest of null is made to fit. */
    private Path rewritten(Change change, Told told, boolean withManifest) throws IOException {
        Path file = Files.createTempFile(directory, "rewritten", "");
        Files.delete(file);
        try (BackupArchive archive = BackupArchive.open(whole());
                ArchiveWriter writer = ArchiveWriter.create(file)) {
            Map<String, byte[]> files = new LinkedHashMap<>(contents(whole()));
            change.apply(files);
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                writer.add(each.getKey(), each.getValue());
            }
            Map<String, Sum> sums = new LinkedHashMap<>(writer.sums());
            Manifest before = archive.manifest();
            Manifest manifest = told.by(before);
            if (manifest == null) {
                manifest = new Manifest(
                        before.format(),
                        before.grundy(),
                        before.server(),
                        before.takenAt(),
                        before.migrations(),
                        before.rows(),
                        before.judgeLogins(),
                        before.leftOut(),
                        sums);
            }
            if (withManifest) {
                writer.add(Manifest.NAME, manifest.json());
            }
            writer.finish();
        }
        return file;
    }

    private static Map<String, ContentHash> hashes(Path file) throws IOException {
        Map<String, ContentHash> hashes = new LinkedHashMap<>();
        contents(file).forEach((name, content) -> hashes.put(name, ContentHash.of(content)));
        return hashes;
    }

    private static Map<String, byte[]> contents(Path file) throws IOException {
        Map<String, byte[]> contents = new LinkedHashMap<>();
        try (BackupArchive archive = BackupArchive.open(file)) {
            for (String name : archive.below("")) {
                try (InputStream in = archive.open(name)) {
                    contents.put(name, in.readAllBytes());
                }
            }
        }
        return contents;
    }

    private static boolean isRefused(Path file) {
        try (Restoration _ = Restoration.of(file, SILENT)) {
            return false;
        } catch (UnusableException e) {
            return true;
        }
    }

    private static void assertRefused(Path file, String reason) {
        assertThatThrownBy(() -> Restoration.of(file, SILENT))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining(reason);
    }
}

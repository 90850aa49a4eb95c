package dev.grundy.app.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.app.backup.Manifest.Sum;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.SchemaHistory;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.testsupport.TestDatabase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A backup that somebody changed, with checksums that are right again: nothing that it says is run. */
class ChangedBackupTest {
    private static final BackupProgress SILENT = (phase, detail) -> {};
    private static final String COPY = "copy public.account (";

    @TempDir
    static Path kept;

    private static DatabaseAddress original;

    @TempDir
    Path directory;

    @BeforeAll
    static void make() {
        original = FullDatabase.upToDate();
        new Backup("Grundy of the test", original, kept.resolve("none"), Map.of("GRUNDY_WEB_ADDRESS", "x"))
                .write(whole(), SILENT);
    }

    private static Path whole() {
        return kept.resolve("whole");
    }

    private Path trace() {
        return directory.resolve("trace");
    }

    private String command() {
        return "copy (select 1) to program 'touch " + trace() + "';";
    }

    /** Each would do something if it were run. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "copy (select 1) to program 'touch trace';",
                "copy public.account from program 'touch trace';",
                "copy public.account (id) from program 'touch trace' --) from stdin;",
                "copy public.account (name, id) from stdin;",
                "copy public.nobodys (id) from stdin;",
                "copy pg_catalog.pg_authid (oid) from stdin;",
                "delete from public.account; select 1;",
                "analyze; select 1;",
                "drop index public.mine; select 1;",
                "drop table public.account;",
                "do $$ begin execute 'select 1'; end $$;",
                "create extension dblink;",
                "create function mine() returns int language sql as 'select 1';",
                "alter table public.account owner to public;",
                "alter table public.account disable trigger user; select 1;",
                "alter table public.account enable trigger nobodys;",
                "alter table public.nobodys enable trigger submission_is_immutable;",
                "select pg_catalog.setval('public.nobodys', 1, true);",
                "select pg_catalog.setval('public.account_id_seq', (select 1), true);",
                "select 1;",
                "\\\\! touch trace",
                ""
            })
    void aLineThatIsNoneOfOursIsRefused(String line) throws SQLException {
        Shape shape = shapeOfOriginal();
        assertThatThrownBy(() -> ScriptLine.read(line, shape))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("says what no backup of ours does")
                .hasMessageContaining("nothing was restored");
    }

    @Test
    void aRefusedBackupLeavesNothingAndRunsNothing() throws IOException {
        Path changed = changed(Backup.DATA, data -> data.replace(COPY, command() + "\n" + COPY));
        DatabaseAddress place = TestDatabase.create();
        List<String> before = DatabaseContent.shape(place);
        try (Restoration restoration = Restoration.of(changed, SILENT)) {
            assertThatThrownBy(() -> restoration.fill(place, SILENT)).isInstanceOf(UnusableException.class);
        }
        assertThat(trace()).doesNotExist();
        assertThat(DatabaseContent.shape(place)).isEqualTo(before);
    }

    @Test
    void indexesAndChecksAreThoseOfTheSchemaAndWhatStandsBehindThemIsNotRun() throws IOException {
        String more = "set search_path = x; " + command() + "\ncreate index other on public.account (id); " + command()
                + "\nalter table public.account add constraint other check (true); " + command() + "\n";
        Path changed = changed(
                Backup.DATA,
                data -> data.replace(COPY, more + COPY)
                        .replaceAll(
                                "(?im)^create (unique )?index .*;$",
                                "create index mine on public.account (lower(name));")
                        .replaceAll(
                                "(?m)^(alter table public\\.\\S+ add constraint \\S+) .*;$",
                                "$1 check (1 = 1) not valid;"));
        DatabaseAddress place = restored(changed);
        assertThat(trace()).doesNotExist();
        assertThat(DatabaseContent.shape(place)).isEqualTo(DatabaseContent.shape(original));
        assertThat(DatabaseContent.rows(place)).isEqualTo(DatabaseContent.rows(original));
    }

    @Test
    void itsSchemaIsNotRun() throws IOException {
        Path changed = changed(Backup.SCHEMA, schema -> schema + "\n" + command() + "\ncreate table mine (x int);\n");
        DatabaseAddress place = restored(changed);
        assertThat(trace()).doesNotExist();
        assertThat(DatabaseContent.shape(place)).isEqualTo(DatabaseContent.shape(original));
        assertThat(DatabaseContent.rows(place)).isEqualTo(DatabaseContent.rows(original));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "touch trace\n",
                "export GRUNDY_A='x'; touch trace\n",
                "export GRUNDY_A='x' 'y'\n",
                "export GRUNDY_A=$(touch trace)\n",
                "export GRUNDY_A='x'$(touch trace)'y'\n",
                "export GRUNDY_A='x\n",
                "export PATH='/tmp'\n",
                "export LD_PRELOAD='/tmp/mine.so'\n",
                "# a word\n"
            })
    void settingsThatAreNoneAreRefusedWithTheirLine(String line) throws IOException {
        Path changed = changed(Backup.SETTINGS, settings -> settings + line);
        assertThatThrownBy(() -> Restoration.of(changed, SILENT))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("settings.env in the backup is not as we write it, from line 2;");
    }

    @Test
    void settingsAreWrittenAnewWithoutSecretsAndPlaces() throws IOException {
        Path changed = changed(
                Backup.SETTINGS,
                settings -> settings + "export GRUNDY_DATABASE_URL='jdbc:evil'\nexport GRUNDY_DATA='/etc'\n"
                        + "export GRUNDY_MAIL_FROM='It'\\''s\n$(touch trace)'\n");
        try (Restoration restoration = Restoration.of(changed, SILENT)) {
            assertThat(restoration.settings())
                    .contains("export GRUNDY_MAIL_FROM='It'\\''s\n$(touch trace)'\nexport GRUNDY_WEB_ADDRESS='x'\n");
        }
    }

    @Test
    void rowsOfAnotherSchemaAreNotRestored() throws IOException {
        Path changed = changed(Backup.DATA, data -> data.replace(SchemaHistory.BASELINE, "V181__go_on.sql"));
        DatabaseAddress place = TestDatabase.create();
        try (Restoration restoration = Restoration.of(changed, SILENT)) {
            assertThatThrownBy(() -> restoration.fill(place, SILENT))
                    .isInstanceOf(UnusableException.class)
                    .hasMessageContaining("the migrations in the backup are not those of its manifest");
        }
        assertThat(DatabaseContent.shape(place)).isEqualTo(DatabaseContent.shape(TestDatabase.create()));
    }

    private static Shape shapeOfOriginal() throws SQLException {
        try (Connection connection = original.connect()) {
            return Shape.of(connection);
        }
    }

    private static DatabaseAddress restored(Path file) {
        DatabaseAddress place = TestDatabase.create();
        try (Restoration restoration = Restoration.of(file, SILENT)) {
            restoration.fill(place, SILENT);
        }
        return place;
    }

    private Path changed(String name, UnaryOperator<String> change) throws IOException {
        try (BackupArchive archive = BackupArchive.open(whole());
                InputStream in = archive.open(name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String other = change.apply(text);
            assertThat(other).isNotEqualTo(text);
            return rewritten(Map.of(name, other));
        }
    }

    private Path rewritten(Map<String, String> others) throws IOException {
        Path file = directory.resolve("changed");
        try (BackupArchive archive = BackupArchive.open(whole());
                ArchiveWriter writer = ArchiveWriter.create(file)) {
            for (String name : archive.below("")) {
                try (InputStream in = archive.open(name)) {
                    byte[] content = in.readAllBytes();
                    String other = others.get(name);
                    writer.add(name, other == null ? content : other.getBytes(StandardCharsets.UTF_8));
                }
            }
            Manifest before = archive.manifest();
            Map<String, Sum> sums = new LinkedHashMap<>(writer.sums());
            writer.add(
                    Manifest.NAME,
                    new Manifest(
                                    before.format(),
                                    before.grundy(),
                                    before.server(),
                                    before.takenAt(),
                                    before.migrations(),
                                    before.rows(),
                                    before.judgeLogins(),
                                    before.leftOut(),
                                    sums)
                            .json());
            writer.finish();
        }
        return file;
    }
}

package dev.grundy.app.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.testsupport.JudgeLogin;
import dev.grundy.testsupport.TestDatabase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database with something in every table, there and back. */
class BackupTest {
    private static final BackupProgress SILENT = (phase, detail) -> {};
    private static final String RELEASE = "Grundy of the test";
    private static final AtomicInteger COUNT = new AtomicInteger();

    private static DatabaseAddress original;

    @TempDir
    Path directory;

    @BeforeAll
    static void fill() {
        original = FullDatabase.upToDate();
    }

    @Test
    void everythingComesBack() {
        backUp(original, SILENT);
        DatabaseAddress restored = TestDatabase.create();
        Restoration.Filled filled = restore(restored);
        assertThat(filled.warnings()).isEmpty();
        assertIsTheOriginal(restored);
        assertThat(filled.rows())
                .isEqualTo(DatabaseContent.rows(original).values().stream()
                        .mapToLong(List::size)
                        .sum());
    }

    @Test
    void theNextRowGetsANumberOfItsOwn() {
        backUp(original, SILENT);
        DatabaseAddress restored = TestDatabase.create();
        restore(restored);
        DatabaseContent.execute(restored, """
                insert into bookmark select account_id, 2, now() from bookmark;
                insert into collection (account_id, name, created_at) values (2, 'next', now())""");
        assertThat(DatabaseContent.lines(restored, "select id::text as line from collection order by id"))
                .containsExactly("1", "2");
        assertThatThrownBy(() -> DatabaseContent.execute(restored, "insert into bookmark values (999, 1, now())"))
                .hasMessageContaining("foreign key");
        assertThatThrownBy(() -> DatabaseContent.execute(restored, "update submission set language = 'x'"))
                .as("triggers work again")
                .hasMessageContaining("immutable");
    }

    /** Somebody writes to the first and the last table, in one transaction, before each table is copied. */
    @Test
    void itIsOfOneInstantWhoeverWrites() {
        DatabaseAddress busy = FullDatabase.upToDate();
        Map<String, List<String>> before = DatabaseContent.rows(busy);
        AtomicInteger written = new AtomicInteger();
        backUp(busy, (phase, detail) -> {
            if (phase.equals("copying the database")) {
                DatabaseContent.execute(
                        busy,
                        "insert into account (name, role, must_change_password, created_at, profile_public) values ('late-"
                                + written.incrementAndGet() + "', 'user', false, now(), true);"
                                + " insert into user_problem (account_id, problem_id, first_attempted_at)"
                                + " select max(id), 1, now() from account;"
                                + " delete from draft");
            }
        });
        assertThat(written.get()).isGreaterThan(50);
        DatabaseAddress restored = TestDatabase.create();
        restore(restored);
        assertThat(DatabaseContent.rows(restored)).isEqualTo(before);
        assertThat(DatabaseContent.rows(busy)).isNotEqualTo(before);
    }

    /** What the README in the file says, word by word. */
    @Test
    void psqlReadsItWithoutUs() throws Exception {
        backUp(original, SILENT);
        unpack("schema.sql");
        unpack("data.sql");
        DatabaseAddress restored = TestDatabase.create();
        String command = Readme.TEXT
                .lines()
                .filter(line -> line.contains("| psql"))
                .findFirst()
                .orElseThrow()
                .strip()
                .replaceFirst("postgresql://\\S+", url(restored));
        Process shell = new ProcessBuilder("sh", "-c", command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        shell.getOutputStream().close();
        String said = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(shell.waitFor()).as(said).isZero();
        assertIsTheOriginal(restored);
    }

    /** As most operators' servers are: a login that owns the database and nothing else. */
    @Test
    void aLoginThatOwnsTheDatabaseIsEnough() {
        backUp(original, SILENT);
        DatabaseAddress restored = ownedByAPlainLogin();
        restore(restored);
        assertThat(DatabaseContent.rows(restored)).isEqualTo(DatabaseContent.rows(original));
        assertThat(DatabaseContent.sequences(restored)).isEqualTo(DatabaseContent.sequences(original));
    }

    @Test
    void theRightsOfJudgeNodesComeBackAndTheirLoginsAreNamed() {
        DatabaseAddress judge = JudgeLogin.make(original);
        backUp(original, SILENT);
        DatabaseAddress restored = TestDatabase.create();
        try (Restoration restoration = Restoration.of(file(), SILENT)) {
            restoration.fill(restored, SILENT);
            assertThat(restoration.judgeLogins()).contains(judge.user());
        }
        DatabaseAddress judging = new DatabaseAddress(restored.jdbcUrl(), judge.user(), judge.password());
        assertThat(DatabaseContent.lines(judging, "select display_id as line from problem order by 1"))
                .containsExactly("TST-001", "TST-002");
        assertThatThrownBy(() -> DatabaseContent.lines(judging, "select name as line from account"))
                .hasMessageContaining("permission denied");
    }

    @Test
    void theFileIsForItsOwnerAlone() throws IOException {
        backUp(original, SILENT);
        assertThat(Files.getPosixFilePermissions(file())).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        try (var files = Files.list(directory)) {
            assertThat(files).containsExactly(file());
        }
    }

    @Test
    void whatIsThereIsNotWrittenOver() throws IOException {
        Files.writeString(file(), "precious");
        assertThatThrownBy(() -> backUp(original, SILENT))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("already");
        assertThat(file()).hasContent("precious");
    }

    @Test
    void afterAFailureNothingIsLeft() throws IOException {
        DatabaseAddress nobody = new DatabaseAddress(original.jdbcUrl(), original.user(), "wrong");
        assertThatThrownBy(() -> backUp(nobody, SILENT))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("password");
        DatabaseAddress judge = JudgeLogin.make(original);
        assertThatThrownBy(() -> backUp(judge, SILENT))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("the one that owns the database");
        assertThatThrownBy(() -> backUp(TestDatabase.create(), SILENT))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("no Grundy has used the database yet");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void tablesOfOthersAreLeftOutAndNamed() {
        DatabaseAddress shared = FullDatabase.upToDate();
        DatabaseContent.execute(
                shared,
                "create table diary (id serial primary key, account bigint references account, day text unique)");
        Backup.Made made = backUp(shared, SILENT);
        assertThat(made.leftOut()).containsExactly("table diary: no migration of Grundy makes it");
        DatabaseAddress restored = TestDatabase.create();
        restore(restored);
        Map<String, List<String>> expected = DatabaseContent.rows(shared);
        expected.remove("diary");
        assertThat(DatabaseContent.rows(restored)).isEqualTo(expected);
    }

    /** A check that old rows need not meet, as judging has one, must not keep those rows out. */
    @Test
    void oldRowsThatANewCheckWouldRefuseComeBack() {
        DatabaseAddress old = FullDatabase.upToDate();
        DatabaseContent.execute(old, """
                alter table judging drop constraint judging_tests_planned_range;
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, tests_planned)
                values (1, 9, false, 2, 2, 1, now(), -1);
                alter table judging add constraint judging_tests_planned_range check (tests_planned >= 0) not valid""");
        backUp(old, SILENT);
        DatabaseAddress restored = TestDatabase.create();
        restore(restored);
        assertThat(DatabaseContent.rows(restored)).isEqualTo(DatabaseContent.rows(old));
        assertThat(DatabaseContent.shape(restored)).isEqualTo(DatabaseContent.shape(old));
    }

    /** Quarkus' Flyway notes migrations with their place, {@code db/migration/B180__….sql}. */
    @Test
    void aDatabaseThatTheProductMigratedIsUnderstood() {
        DatabaseAddress product = FullDatabase.upToDate();
        DatabaseContent.execute(product, "update flyway_schema_history set script = 'db/migration/' || script");
        backUp(product, SILENT);
        DatabaseAddress restored = TestDatabase.create();
        restore(restored);
        assertThat(DatabaseContent.rows(restored)).isEqualTo(DatabaseContent.rows(product));
    }

    /** A trigger that is switched on in another way, as that of a log that nobody may change, is so afterwards. */
    @Test
    void triggersAreSwitchedOnAsTheyWere() {
        DatabaseAddress strict = FullDatabase.upToDate();
        DatabaseContent.execute(strict, """
                alter table submission enable always trigger submission_is_immutable;
                alter table hand_answer disable trigger hand_answer_stays_as_checked;
                alter table user_problem enable replica trigger user_problem_is_counted""");
        backUp(strict, SILENT);
        DatabaseAddress restored = TestDatabase.create();
        restore(restored);
        String states = """
                select tgname || ' ' || tgenabled::text as line from pg_trigger where not tgisinternal and tgenabled <> 'O' order by 1""";
        assertThat(DatabaseContent.lines(restored, states))
                .containsExactly(
                        "audit_entry_append A",
                        "audit_entry_refuse A",
                        "audit_head_advance A",
                        "audit_head_refuse A",
                        "hand_answer_stays_as_checked D",
                        "submission_is_immutable A",
                        "user_problem_is_counted R");
    }

    @Test
    void aDatabaseOfANewerReleaseIsLeftToIt() {
        DatabaseAddress newer = FullDatabase.upToDate();
        DatabaseContent.execute(newer, """
                insert into flyway_schema_history (installed_rank, version, description, type, script, installed_by, execution_time, success)
                values (9999, '999', 'later', 'SQL', 'V999__later.sql', 'x', 1, true)""");
        assertThatThrownBy(() -> backUp(newer, SILENT))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("V999__later.sql is unknown here");
    }

    private static void assertIsTheOriginal(DatabaseAddress restored) {
        assertThat(DatabaseContent.rows(restored)).isEqualTo(DatabaseContent.rows(original));
        assertThat(DatabaseContent.sequences(restored)).isEqualTo(DatabaseContent.sequences(original));
        assertThat(DatabaseContent.shape(restored)).hasSizeGreaterThan(500).isEqualTo(DatabaseContent.shape(original));
    }

    private Path file() {
        return directory.resolve("grundy.backup");
    }

    private Backup.Made backUp(DatabaseAddress address, BackupProgress progress) {
        return new Backup(RELEASE, address, directory.resolve("none"), Map.of()).write(file(), progress);
    }

    private Restoration.Filled restore(DatabaseAddress address) {
        try (Restoration restoration = Restoration.of(file(), SILENT)) {
            return restoration.fill(address, SILENT);
        }
    }

    private void unpack(String name) throws IOException {
        try (BackupArchive archive = BackupArchive.open(file());
                InputStream in = archive.open(name)) {
            Files.copy(in, directory.resolve(name));
        }
    }

    private static DatabaseAddress ownedByAPlainLogin() {
        String name = "plain_" + COUNT.incrementAndGet();
        DatabaseContent.execute(original, "create role " + name + " login password 'plain'");
        DatabaseContent.execute(original, "create database " + name + " owner " + name);
        return new DatabaseAddress(original.jdbcUrl().replaceFirst("/[^/]*$", "/" + name), name, "plain");
    }

    private static String url(DatabaseAddress address) {
        return address.jdbcUrl()
                .replaceFirst("^jdbc:postgresql://", "postgresql://" + address.user() + ":" + address.password() + "@");
    }
}

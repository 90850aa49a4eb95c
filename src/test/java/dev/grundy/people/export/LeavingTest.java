package dev.grundy.people.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Taking along all that is one's own, and going. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class LeavingTest {
    private static final AtomicInteger SEED = new AtomicInteger(800_000);
    /** Names every table that refers to an account, also a new one. */
    private static final Sql TABLES = Sql.of("""
            select distinct conrelid::regclass::text as name from pg_constraint
            where contype = 'f' and confrelid = 'account'::regclass""");

    /** And those that refer to rows of such a table and go with them, however far away. */
    private static final Sql ALL_TABLES = Sql.of("""
            with recursive own as (
                select conrelid as id from pg_constraint where contype = 'f' and confrelid = 'account'::regclass
                union
                select c.conrelid from own join pg_constraint c on c.contype = 'f' and c.confrelid = own.id and c.confdeltype = 'c')
            select id::regclass::text as name from own""");

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    private Solving solving;
    private Visit ada;
    private long account;

    @BeforeEach
    void somebodyWhoDidALot() {
        OwnProblems.loadInto(catalogue);
        solving = new Solving(database);
        ada = Visit.signedIn();
        account = solving.account(ada.name());
        for (int i = 0; i < 45; i++) {
            solving.judge(ada.name(), "GMT-005", "2026-01-03", "WA");
        }
        solving.solve(ada.name(), "GMT-005", "2026-01-04");
        ada.submit("/notebook/notes/nim", Map.of("text", "my own note", "version", ""));
        ada.submit("/notebook/collections", Map.of("name", "Mine", "problem", "nim"));
        ada.submit("/notebook/bookmarks/nim", Map.of("kept", "yes"));
        ada.submit("/account/time-zone", Map.of("zone", "Pacific/Auckland"));
        ada.submit("/account/profile", Map.of("visible", "everybody"));
        ada.submit("/account/second-factor", Map.of());
    }

    @Test
    void allThatIsOnesOwnComesAsOneFileWithoutSecrets() throws IOException {
        Response answer = ada.submit("/account/data.zip", Map.of());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.contentType()).startsWith("application/zip");
        Map<String, String> files = unzip(answer.asByteArray());
        assertThat(ALL_TABLES.on(database).list(row -> row.getString("name") + ".json"))
                .contains("hand_answer.json")
                .isNotEmpty()
                .allMatch(files::containsKey);
        assertThat(files.get("account.json")).contains(ada.name(), "Pacific/Auckland");
        assertThat(files.get("problem_note.json")).contains("my own note");
        assertThat(files.get("collection_problem.json")).contains("collection_id");
        assertThat(files.get("practice_day.json")).contains("2026-01-04");
        assertThat(files.keySet().stream().filter(name -> name.startsWith("sources/")))
                .hasSize(46)
                .allMatch(name -> name.endsWith(".cpp"));
        assertThat(files.entrySet().stream().filter(file -> file.getKey().startsWith("sources/")))
                .allMatch(file -> file.getValue().equals("int main() {}"));
        assertThat(String.join("\n", files.values()))
                .doesNotContain("password_hash")
                .doesNotContain("token_hash")
                .doesNotContain("\"secret\"")
                .doesNotContain("$2");
    }

    @Test
    void answersByHandAreInItAndWhatIsForAdminsIsNot() throws IOException {
        long failed = solving.judge(ada.name(), "GMT-007", "2026-01-05", "CE");
        Sql.of("""
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at,
                                     verdict, message)
                select submission_id, 2, false, package_version_id, account_id, 1, now(), now(), 'JE', 'no space left on device'
                from judging where submission_id = :id""").on(database).with("id", failed).update();
        answerByHand(1, "wrong", "not a losing pile");
        answerByHand(2, "failed", "the checker of a colleague fell over");
        Map<String, String> files =
                unzip(ada.submit("/account/data.zip", Map.of()).asByteArray());
        assertThat(files.get("judging.json")).contains("\"JE\"");
        assertThat(files.get("hand_answer.json")).contains("my answer 1", "my answer 2", "not a losing pile");
        assertThat(String.join("\n", files.values()))
                .doesNotContain("no space left on device")
                .doesNotContain("fell over");
    }

    private void answerByHand(int number, String outcome, String message) {
        Sql.of("""
                with made as (
                    insert into hand_instance (package_version_id, level, seed, input, answer, made_at)
                    select live_version_id, 9, :seed, cast(:seed as text), 'a', now() from problem where display_id = 'GMT-005' returning id),
                sat as (
                    insert into hand_sitting (hand_instance_id, account_id, begun_at) select id, :account, now() from made
                    returning hand_instance_id)
                insert into hand_answer (hand_instance_id, account_id, answer, answered_at, outcome, message, checked_at)
                select hand_instance_id, :account, 'my answer ' || :number, now(), :outcome, :message, now() from sat""")
                .on(database)
                .with("seed", SEED.incrementAndGet())
                .with("account", account)
                .with("number", String.valueOf(number))
                .with("outcome", outcome)
                .with("message", message)
                .update();
    }

    @Test
    void filesOfPackagesAreNamedInItWithoutTheirContent() throws IOException {
        long copy = workingCopy();
        Map<String, String> files =
                unzip(ada.submit("/account/data.zip", Map.of()).asByteArray());
        Sql.of("delete from working_copy where id = :id")
                .on(database)
                .with("id", copy)
                .update();
        assertThat(List.of(files.get("working_file.json"), files.get("working_file_past.json")))
                .allMatch(json -> json.contains("mine.txt"))
                .noneMatch(json -> json.contains("content"));
    }

    private long workingCopy() {
        return Sql.of("""
                with copy as (
                    insert into working_copy (name, revision, changed_at, account_id)
                    values ('LEAVING-' || :account, 2, now(), :account) returning id),
                file as (
                    insert into working_file (working_copy_id, path, content, executable, revision, changed_at)
                    select id, 'mine.txt', '\\x01', false, 2, now() from copy),
                past as (
                    insert into working_file_past (working_copy_id, path, revision, content)
                    select id, 'mine.txt', 1, '\\x00' from copy)
                select id from copy""").on(database).with("account", account).one(row -> row.getLong("id"));
    }

    @Test
    void nothingOfOthersIsInIt() throws IOException {
        Visit bob = Visit.signedIn();
        Map<String, String> files =
                unzip(bob.submit("/account/data.zip", Map.of()).asByteArray());
        assertThat(files.keySet()).noneMatch(name -> name.startsWith("sources/"));
        assertThat(String.join("\n", files.values())).doesNotContain(ada.name()).doesNotContain("my own note");
        assertThat(files.get("submission.json")).isEqualTo("[]\n");
        assertThat(Visit.asGuest().submit("/account/data.zip", Map.of()).statusCode())
                .isEqualTo(401);
    }

    @Test
    void anAccountIsDeletedWithAllThatIsItsOwnAndNothingElse() {
        Visit bob = Visit.signedIn();
        long other = solving.solve(bob.name(), "GMT-005", "2026-01-03");
        String before = counts();
        ada.submit("/account/delete", Map.of("current", "not my password"))
                .then()
                .statusCode(422);
        assertThat(solving.account(ada.name())).isEqualTo(account);
        Response gone = ada.submit("/account/delete", Map.of("current", Visit.password()));
        assertThat(gone.statusCode()).isEqualTo(303);
        assertThat(gone.header("Clear-Site-Data")).isNotNull();
        for (String table : TABLES.on(database).list(row -> row.getString("name"))) {
            assertThat(rows(table)).as(table).isZero();
        }
        assertThat(Visit.asGuest().get("/people/" + ada.name()).statusCode()).isEqualTo(404);
        assertThat(bob.get("/submissions/" + other).statusCode()).isEqualTo(200);
        assertThat(counts()).isNotEqualTo(before);
    }

    @Test
    void whatWasFoundForAProgramOfTwoStaysWithTheOther() {
        Visit bob = Visit.signedIn();
        long his = solving.judge(
                bob.name(), "GMT-006", "2026-01-03", "WA", "// whatWasFoundForAProgramOfTwoStaysWithTheOther");
        long hers = solving.judge(
                ada.name(), "GMT-006", "2026-01-02", "WA", "// whatWasFoundForAProgramOfTwoStaysWithTheOther");
        List<Long> found = Arrays.stream(FindingKind.values())
                .map(kind -> finding(kind.code(), hers, Standing.KNOWN))
                .toList();
        leave();
        assertThat(found).extracting(LeavingTest.this::ownerOf).containsOnly(his);
    }

    @Test
    void aSearchThatWasPutOffIsQueuedForTheOther() {
        Visit bob = Visit.signedIn();
        long his =
                solving.judge(bob.name(), "GMT-006", "2026-01-03", "WA", "// aSearchThatWasPutOffIsQueuedForTheOther");
        long hers =
                solving.judge(ada.name(), "GMT-006", "2026-01-02", "WA", "// aSearchThatWasPutOffIsQueuedForTheOther");
        long search = search(hers);
        leave();
        assertThat(ownerOf(search)).isEqualTo(his);
        assertThat(workers(search)).containsExactly(solving.account(bob.name()) + " submission/" + his);
    }

    @Test
    void aSearchThatOnesVerdictQueuedForAnothersProgramGoesOn() {
        Visit bob = Visit.signedIn();
        long his = solving.judge(
                bob.name(), "GMT-006", "2026-01-03", "WA", "// aSearchThatOnesVerdictQueuedForAnothersProgramGoesOn");
        long search = finding("search", his, Standing.QUEUED);
        Sql.of("""
                select work_queue('search', :search, 'submission/' || :submission, :account, 'cpp', 5, now(),
                                  cast(row(0, 0, now()) as fair_share))""")
                .on(database)
                .with("search", search)
                .with("submission", his)
                .with("account", account)
                .find(row -> true);
        leave();
        assertThat(workers(search)).containsExactly(solving.account(bob.name()) + " submission/" + his);
    }

    @Test
    void aProofAnUploadAndAGameThatWaitGoOnWithoutTheirAsker() {
        long proof = queued("proof", """
                insert into package_proof (called, archive, archive_hash, account_id, asked_at)
                values ('mine', '\\x00', repeat('0', 64), :account, now()) returning id""");
        long upload = queued("upload", """
                insert into upload (file_name, bytes, content_hash, account_id, received_at)
                values ('mine.zip', 1, repeat('0', 64), :account, now()) returning id""");
        long game = queued("play", """
                insert into game_graph (package_version_id, name, input, content, asked_at)
                select live_version_id, 'own-' || repeat('0', 60) || :account, '3', repeat('0', 64), now()
                from problem where display_id = 'GMT-005' returning id""");
        leave();
        List<String> left = List.of(openWork("proof", proof), openWork("upload", upload), openWork("play", game));
        // What another class takes from the queue must be its own.
        forget("proof", proof, "package_proof");
        forget("upload", upload, "upload");
        forget("play", game, "game_graph");
        assertThat(left).containsOnly("queued for nobody").hasSize(3);
    }

    private long queued(String kind, String insert) {
        long subject = Sql.of(insert).on(database).with("account", account).one(row -> row.getLong("id"));
        Sql.of("""
                select work_queue(:kind, :subject, :kind || '/' || :subject, :account, '', 6, now(),
                                  cast(row(0, 0, now()) as fair_share))""")
                .on(database)
                .with("kind", kind)
                .with("subject", subject)
                .with("account", account)
                .find(row -> true);
        return subject;
    }

    private void forget(String kind, long subject, String table) {
        Sql.of("delete from work where kind = :kind and subject = :subject")
                .on(database)
                .with("kind", kind)
                .with("subject", subject)
                .update();
        Sql.of("delete from " + table + " where id = :subject")
                .on(database)
                .with("subject", subject)
                .update();
    }

    private String openWork(String kind, long subject) {
        return Sql.of("""
                select state || ' for ' || coalesce(cast(account_id as text), 'nobody') as standing
                from work where kind = :kind and subject = :subject and ended_at is null""")
                .on(database)
                .with("kind", kind)
                .with("subject", subject)
                .find(row -> row.getString("standing"))
                .orElse("gone");
    }

    private void leave() {
        ada.submit("/account/delete", Map.of("current", Visit.password()))
                .then()
                .statusCode(303);
    }

    private long search(long submission) {
        return finding("search", submission, Standing.PUT_OFF);
    }

    private enum Standing {
        KNOWN,
        PUT_OFF,
        QUEUED
    }

    private long finding(String kind, long submission, Standing standing) {
        return Sql.of("""
                insert into finding (kind, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result, put_off)
                select :kind, s.id, p.live_version_id, s.language, s.source_hash, now(), case when :known then now() end, '{}', :put_off
                from submission s join problem p on p.id = s.problem_id where s.id = :id
                returning id""")
                .on(database)
                .with("kind", kind)
                .with("known", standing == Standing.KNOWN)
                .with("put_off", standing == Standing.PUT_OFF)
                .with("id", submission)
                .one(row -> row.getLong("id"));
    }

    private long ownerOf(long finding) {
        return Sql.of("select submission_id from finding where id = :id")
                .on(database)
                .with("id", finding)
                .one(row -> row.getLong("submission_id"));
    }

    private List<String> workers(long search) {
        return Sql.of(
                        "select account_id || ' ' || topic as whose from work where kind = 'search' and subject = :id and ended_at is null")
                .on(database)
                .with("id", search)
                .list(row -> row.getString("whose"));
    }

    @Test
    void whoeverDeletesTwiceIsAskedToSignIn() {
        ada.submit("/account/delete", Map.of("current", Visit.password()))
                .then()
                .statusCode(303);
        assertThat(ada.submit("/account/delete", Map.of("current", Visit.password()))
                        .statusCode())
                .isEqualTo(401);
    }

    private long rows(String table) {
        List<String> columns = Sql.of("""
                select a.attname from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
                where c.contype = 'f' and c.confrelid = 'account'::regclass and c.conrelid = cast(:table as regclass)""").on(database).with("table", table).list(row -> row.getString("attname"));
        return columns.stream()
                .mapToLong(column -> Sql.of("select count(*) as n from " + table + " where " + column + " = :account")
                        .on(database)
                        .with("account", account)
                        .one(row -> row.getLong("n")))
                .sum();
    }

    private String counts() {
        return Sql.of(
                        "select tried || '/' || solved as counts from problem_count c join problem p on p.id = c.problem_id where display_id = 'GMT-005'")
                .on(database)
                .one(row -> row.getString("counts"));
    }

    private static Map<String, String> unzip(byte[] zip) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                files.put(entry.getName(), new String(entries.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return files;
    }
}

package dev.grundy.studio.problem;

import static dev.grundy.studio.copy.StudioDesk.path;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.people.tier.Asking;
import dev.grundy.studio.copy.StudioDesk;
import dev.grundy.studio.upload.UploadReport;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.studio.upload.UploadedFile;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.Zips;
import dev.grundy.testsupport.Zips.Entry;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Authors see and do what is theirs, and of the rest they do not learn that it is there. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AuthorsTest {
    private static final String STUDIO = "/admin/studio";
    private static final String COPY = STUDIO + "/{id: [1-9][0-9]{0,17}}";
    private static final String UPLOADS = STUDIO + "/uploads";
    private static final byte[] ZIP = Zips.of(Entry.of("problem.yaml", "name: x\n"));

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    UploadRepository uploads;

    @TempDir
    Path directory;

    private Visit ada;
    private Visit ben;
    private Visit eve;
    private String name;
    private String copy;

    @BeforeEach
    void twoAuthorsAndAnAdmin() {
        Sql.of("delete from work where kind in ('proof', 'upload')")
                .on(database)
                .update();
        ada = author();
        ben = author();
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        name = newName();
        copy = StudioDesk.begun(ada, name, name.toLowerCase(Locale.ROOT));
    }

    @Test
    void whoBeginsAProblemIsItsAuthorAndSeesNoOther() {
        String bens = StudioDesk.begun(ben, newName(), "of-ben");
        String eves = StudioDesk.begun(eve, newName(), "of-eve");
        assertThat(ada.get(STUDIO).asString()).contains(copy + "\"").doesNotContain(bens + "\"", eves + "\"");
        assertThat(eve.get(STUDIO).asString()).contains(copy + "\"", bens + "\"", eves + "\"");
        assertThat(ada.get("/").asString()).contains("href=\"/admin/studio\"").doesNotContain("href=\"/admin\"");
        assertThat(ada.get(copy).asString()).doesNotContain("/authors", "href=\"/admin/p", "href=\"/admin\"");
        assertThat(eve.get(copy).asString()).contains("/admin/people/" + ada.name(), copy + "/authors");
    }

    @Test
    void everyAddressOfAProblemIsNotFoundByAnotherAuthor() throws IOException {
        String proof = StudioDesk.proved(ada, copy, queue, directory);
        long before = revision();
        for (Asking asking : askings()) {
            for (String address : asking.addresses(Map.of("person", ben.name()))) {
                Response answer = asking.ask(ben, here(address, proof), Map.of("person", ben.name()));
                assertThat(answer.statusCode())
                        .as(asking.method() + " " + address)
                        .isEqualTo(404);
            }
        }
        assertThat(revision()).isEqualTo(before);
        assertThat(authorsOf()).containsExactly(ada.name());
    }

    @Test
    void anAuthorOpensEverythingOfTheirProblemButWhatAdminsDecide() throws IOException {
        String proof = StudioDesk.proved(ada, copy, queue, directory);
        Set<String> shut = new TreeSet<>();
        for (Asking asking : askings()) {
            if (asking.path().matches(".*/(delete|rename)") && asking.method().equals("POST")
                    || asking.path().endsWith("/events")) {
                continue;
            }
            for (String address : asking.addresses(Map.of("person", ben.name()))) {
                Response answer = asking.ask(ada, here(address, proof), Map.of("person", ben.name()));
                assertThat(answer.statusCode())
                        .as(asking.method() + " " + address)
                        .isLessThan(500);
                if (answer.statusCode() == 404) {
                    shut.add(asking.method() + " " + asking.path().replace(COPY, ""));
                }
            }
        }
        assertThat(shut)
                .containsExactlyInAnyOrder(
                        "GET /beside/{directory: statement|problem_statement|solution}/{image: .+}",
                        "POST /authors",
                        "POST /authors/remove",
                        "POST /faults/{proof: [1-9][0-9]{0,17}}",
                        "POST /publish",
                        "POST /publish/try",
                        "POST /request/back");
        assertThat(authorsOf()).containsExactly(ada.name());
    }

    @Test
    void anAuthorHasTheirProblemProvedAndSeesThatProofAlone() throws IOException {
        String bens = StudioDesk.begun(ben, newName(), "of-ben");
        String other = StudioDesk.proved(ben, bens, queue, directory);
        String proof = StudioDesk.proved(ada, copy, queue, directory);
        String id = proof.replaceAll(".*/", "");
        String otherId = other.replaceAll(".*/", "");

        assertThat(ada.get(proof).asString())
                .contains("Green", id + "/again", copy + "/faults/" + id)
                .doesNotContain("\"/admin/proofs");
        assertThat(ada.get(proof + "/test?name=secret%2F1").asString()).contains("href=\"../" + id + "\"");
        assertThat(ada.get(proof + "/report").header("X-Live")).isEqualTo("done");
        assertThat(ada.get(proof + "/events").asString()).contains("event:done");
        assertThat(ada.get(copy + "/faults/" + id).statusCode()).isEqualTo(200);
        String again = path(ada.submit(proof + "/again", Map.of()));
        assertThat(again).startsWith(copy + "/proofs/").isNotEqualTo(proof);
        assertThat(path(ada.submit(again + "/abort", Map.of()))).isEqualTo(again);
        assertThat(ada.get(again).asString()).contains("/again");

        for (String address : List.of("/proofs/" + otherId, "/faults/" + otherId, "/proofs/999999999")) {
            assertThat(ada.get(copy + address).statusCode()).as(address).isEqualTo(404);
            assertThat(eve.get(copy + address).statusCode())
                    .as("an admin, " + address)
                    .isEqualTo(404);
        }
        assertThat(ada.get(bens + "/proofs/" + otherId).statusCode()).isEqualTo(404);
        assertThat(ada.get("/admin/proofs/" + id).statusCode()).isEqualTo(404);
        assertThat(eve.get("/admin/proofs/" + id).statusCode()).isEqualTo(200);
    }

    /** The account that proved the same files first, under the same name. */
    @Test
    void whatWasProvedBeforeIsSeenByWhoeverHasTheSameFiles() throws IOException {
        String proof = StudioDesk.proved(ada, copy, queue, directory);
        Sql.of("delete from working_copy_proof where working_copy_id = :id")
                .on(database)
                .with("id", id())
                .update();
        assertThat(ada.get(proof).statusCode()).isEqualTo(200);
        StudioDesk.change(ada, copy, "Other files.");
        assertThat(ada.get(proof).statusCode()).isEqualTo(404);
    }

    @Test
    void anAdminAddsAndRemovesAuthorsByNameAndItHoldsAtOnce() {
        assertThat(ben.get(copy).statusCode()).isEqualTo(404);
        String shouted = ben.name().toUpperCase(Locale.ROOT);
        assertThat(path(eve.submit(copy + "/authors", Map.of("name", " " + shouted + " "))))
                .isEqualTo(copy);
        assertThat(eve.get(copy).asString()).contains(ben.name() + " is an author of this problem now.");
        assertThat(ben.get(copy + "/statement").statusCode()).isEqualTo(200);
        assertThat(ben.get(STUDIO).asString()).contains(copy + "\"");
        eve.submit(copy + "/authors", Map.of("name", ben.name()));
        assertThat(eve.get(copy).asString()).contains("is an author of this problem already");

        assertThat(path(eve.submit(copy + "/authors/remove", Map.of("name", ben.name()))))
                .isEqualTo(copy);
        assertThat(ben.get(copy).statusCode()).isEqualTo(404);
        assertThat(ben.submit(copy + "/files", Map.of("path", "mine.txt")).statusCode())
                .isEqualTo(404);
        eve.submit(copy + "/authors/remove", Map.of("name", ben.name()));
        assertThat(eve.get(copy).asString()).contains(ben.name() + " is no author of this problem.");
        assertThat(audited(ben)).containsExactly("author-added", "author-removed");
        assertThat(eve.get("/admin/audit?action=author-added&person=" + eve.name())
                        .asString())
                .contains("Author added", name);
    }

    @Test
    void whoCannotBeAnAuthorIsRefusedWithTheReasonAndStaysTyped() {
        Visit someone = Visit.signedIn();
        Map.of(
                        someone.name(),
                        "does not have the role author",
                        "no-such-person",
                        "No account has that name",
                        "x\0y",
                        "No account has that name",
                        "",
                        "No account has that name")
                .forEach((typed, said) -> {
                    Response refused = eve.submit(copy + "/authors", Map.of("name", typed));
                    assertThat(refused.statusCode()).as(typed).isEqualTo(422);
                    assertThat(refused.asString()).contains(said, "value=\"" + typed.replace('\0', '\uFFFD') + "\"");
                });
        assertThat(authorsOf()).containsExactly(ada.name());
        assertThat(eve.submit(STUDIO + "/999999999/authors", Map.of("name", ada.name()))
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void twoAdminsWhoAddTheSameAuthorAtOnceAddOne() {
        List<Integer> answers = Stream.of(eve, eve)
                .map(admin ->
                        CompletableFuture.supplyAsync(() -> admin.submit(copy + "/authors", Map.of("name", ben.name()))
                                .statusCode()))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
        assertThat(answers).containsOnly(303);
        assertThat(authorsOf()).containsExactly(ada.name(), ben.name());
        assertThat(audited(ben)).containsExactly("author-added");
    }

    @Test
    void whoIsNoAuthorAnyMoreSeesNothingFromTheNextRequestOn() {
        appoint(ada, "user");
        for (String address : List.of(STUDIO, STUDIO + "/new", copy, copy + "/archive.zip", UPLOADS)) {
            assertThat(ada.get(address).statusCode()).as(address).isEqualTo(404);
        }
        assertThat(ada.submit(copy + "/files", Map.of("path", "mine.txt")).statusCode())
                .isEqualTo(404);
        assertThat(ada.get("/").asString()).doesNotContain("/admin");
        assertThat(eve.get(copy).asString()).contains("sees nothing of it");
        appoint(ada, "moderator");
        assertThat(ada.get(copy).statusCode()).isEqualTo(404);
        appoint(ada, "author");
        assertThat(ada.get(copy).statusCode()).isEqualTo(200);
    }

    @Test
    void aDeletedProblemIsGoneForItsAuthorsAndAdmins() {
        assertThat(path(ada.submit(copy + "/delete", Map.of("name", name)))).isEqualTo(STUDIO);
        for (Visit visit : List.of(ada, eve)) {
            assertThat(visit.get(copy).statusCode()).isEqualTo(404);
            assertThat(visit.get(copy + "/archive.zip").statusCode()).isEqualTo(404);
            assertThat(visit.submit(copy + "/prove", Map.of()).statusCode()).isEqualTo(404);
        }
        assertThat(eve.submit(copy + "/authors", Map.of("name", ben.name())).statusCode())
                .isEqualTo(404);
        assertThat(ada.get(STUDIO).asString()).contains("Nobody is writing a problem.");
    }

    @Test
    void aProblemOutlivesTheAccountOfItsAuthor() {
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        assertThat(eve.get(copy).asString()).contains("only admins see this problem");
    }

    @Test
    void anAuthorBeginsNoMoreThanTheyMay() {
        Sql.of("""
                with made as (
                    insert into working_copy (name, revision, changed_at)
                    select 'AUT-' || gen_random_uuid(), 1, now() from generate_series(1, 19) returning id)
                insert into working_copy_author (working_copy_id, account_id, added_at)
                select made.id, a.id, now() from made, account a where a.name = :name""").on(database).with("name", ada.name()).update();
        Response refused =
                ada.submit(STUDIO + "/new", Map.of("name", newName(), "slug", "one-more", "title", "One more"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("You are writing too many problems");
        Sql.of("delete from working_copy where name like 'AUT-________-%'")
                .on(database)
                .update();
        StudioDesk.begun(ada, newName(), "one-more");
    }

    @Test
    void anUploadIsItsSendersAndGoesIntoTheirProblemsAlone() {
        String upload = sent(ada);
        String bens = StudioDesk.begun(ben, newName(), "of-ben");
        assertThat(ada.get(UPLOADS).asString()).contains(upload);
        assertThat(ben.get(UPLOADS).asString()).doesNotContain(upload);
        assertThat(eve.get(UPLOADS).asString()).contains(upload);
        for (String address :
                List.of("", "/report", "/events", "/take", "/compare?copy=" + bens.replaceAll(".*/", ""))) {
            assertThat(ben.get(upload + address).statusCode()).as(address).isEqualTo(404);
        }
        assertThat(ben.submit(upload + "/take", Map.of("name", newName())).statusCode())
                .isEqualTo(404);
        assertThat(ada.get(upload + "/take").asString())
                .contains(name + "</option>")
                .doesNotContain(bens + "\"");
        Map<String, String> into = Map.of("copy", bens.replaceAll(".*/", ""), "revision", "1");
        assertThat(ada.get(upload + "/compare?copy=" + into.get("copy")).statusCode())
                .isEqualTo(404);
        assertThat(ada.submit(upload + "/compare", into).statusCode()).isEqualTo(404);
        assertThat(path(ada.submit(upload + "/compare", Map.of("copy", String.valueOf(id()), "revision", "1"))))
                .isEqualTo(copy);
        String taken = path(ada.submit(upload + "/take", Map.of("name", newName())));
        assertThat(ada.get(taken).statusCode()).isEqualTo(200);
        assertThat(ben.get(taken).statusCode()).isEqualTo(404);
    }

    @Test
    void anAuthorKeepsFewUploadsAndPushesOutTheirOwnFirst() {
        String eves = sent(eve);
        String first = sent(ada);
        for (int more = 0; more < 5; more++) {
            sent(ada);
        }
        assertThat(ada.get(first).statusCode()).isEqualTo(404);
        assertThat(eve.get(eves).statusCode()).isEqualTo(200);
        for (int unread = 0; unread < 5; unread++) {
            assertThat(send(ada).statusCode()).isEqualTo(303);
        }
        assertThat(send(ada).statusCode()).as("none of the five is read yet").isEqualTo(422);
        assertThat(send(eve).statusCode()).isEqualTo(303);
    }

    /** Sent and read. */
    private String sent(Visit visit) {
        String upload = path(send(visit));
        Claim claim = queue.claim("test", List.of(new Offer("upload", "")), Lane.Pace.NOW)
                .orElseThrow();
        uploads.keep(claim.lease(), new UploadedFile("problem.yaml", new byte[] {'x'}, false));
        String report = UploadRepository.written(UploadReport.of("ICPC", "nim", List.of(), List.of()));
        assertThat(queue.finish(claim.lease(), new Handler.Done(report, Duration.ZERO)))
                .isTrue();
        return upload;
    }

    private static Response send(Visit visit) {
        return visit.request()
                .multiPart("zip", "nim.zip", ZIP, "application/zip")
                .post(UPLOADS);
    }

    private Visit author() {
        Visit visit = Visit.signedIn();
        appoint(visit, "author");
        return visit;
    }

    private void appoint(Visit visit, String role) {
        Admins.appoint(database, visit.name(), role);
    }

    private static String newName() {
        return "AU" + UUID.randomUUID().toString().substring(0, 8).toUpperCase(Locale.ROOT) + "-1";
    }

    private static List<Asking> askings() {
        List<Asking> askings = Asking.all().values().stream()
                .filter(asking -> asking.path().startsWith(COPY))
                .toList();
        assertThat(askings).hasSizeGreaterThan(30);
        return askings;
    }

    private String here(String address, String proof) {
        return address.replaceFirst("^/admin/studio/1", copy)
                .replaceFirst("/(proofs|faults)/1", "/$1/" + proof.replaceAll(".*/", ""));
    }

    private long id() {
        return Long.parseLong(copy.replaceAll(".*/", ""));
    }

    private long revision() {
        return Sql.of("select revision from working_copy where id = :id")
                .on(database)
                .with("id", id())
                .one(row -> row.getLong("revision"));
    }

    private List<String> authorsOf() {
        return Sql.of("""
                select a.name from working_copy_author w join account a on a.id = w.account_id
                where w.working_copy_id = :id order by w.added_at""").on(database).with("id", id()).list(row -> row.getString("name"));
    }

    private List<String> audited(Visit person) {
        return Sql.of("""
                select e.action from audit_entry e join account a on a.id::text = e.subject_id
                where e.subject_kind = 'account' and a.name = :name order by e.id""").on(database).with("name", person.name()).list(row -> row.getString("action"));
    }
}

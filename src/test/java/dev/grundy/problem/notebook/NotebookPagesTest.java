package dev.grundy.problem.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.LockWaits;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class NotebookPagesTest {
    private static final String NIM = "/problems/nim";
    private static final Pattern COLLECTION = Pattern.compile("/notebook/collections/([0-9]+)");
    private static final Pattern VERSION = Pattern.compile("name=\"version\" value=\"([0-9]*)\"");

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    NotebookRepository notebooks;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
    }

    @Test
    void aBookmarkIsSetAndTakenBackFromTheProblemsPage() {
        Visit ada = Visit.signedIn();
        assertThat(ada.get(NIM).asString()).contains("Bookmark</button>").doesNotContain("Bookmarked</button>");
        Response set = ada.submit("/notebook/bookmarks/nim", Map.of("kept", "yes", "return", NIM));
        assertThat(set.header("Location")).endsWith(NIM);
        ada.submit("/notebook/bookmarks/nim", Map.of("kept", "yes", "return", NIM))
                .then()
                .statusCode(303);
        assertThat(ada.get(NIM).asString()).contains("Bookmarked</button>");
        assertThat(ada.get("/notebook").asString()).contains(NIM);
        ada.submit("/notebook/bookmarks/nim", Map.of("kept", "no", "return", NIM))
                .then()
                .statusCode(303);
        assertThat(ada.get("/notebook").asString()).doesNotContain(NIM);
    }

    @Test
    void aCollectionIsMadeFilledRenamedAndDeleted() {
        Visit ada = Visit.signedIn();
        ada.submit("/notebook/collections", Map.of("name", " For Sunday ", "problem", "nim", "return", NIM))
                .then()
                .statusCode(303);
        String collection = collectionOf(ada);
        assertThat(ada.get(collection).asString()).contains("<h1>For Sunday</h1>", NIM);
        ada.submit(collection + "/problems/race-to-n", Map.of("kept", "yes"))
                .then()
                .statusCode(303);
        ada.submit(collection + "/problems/race-to-n", Map.of("kept", "yes"))
                .then()
                .statusCode(303);
        assertThat(ada.get("/notebook").asString()).contains("2 problems");
        ada.submit(collection + "/problems/nim", Map.of("kept", "no")).then().statusCode(303);
        assertThat(ada.get(collection).asString()).doesNotContain(NIM).contains("/problems/race-to-n");
        ada.submit(collection + "/rename", Map.of("name", "For Monday")).then().statusCode(303);
        assertThat(ada.get(collection).asString()).contains("<h1>For Monday</h1>");
        ada.submit(collection + "/delete", Map.of()).then().statusCode(303);
        ada.submit(collection + "/delete", Map.of()).then().statusCode(404);
        assertThat(ada.get(collection).statusCode()).isEqualTo(404);
    }

    @Test
    void aNameOfACollectionStandsOnce() {
        Visit ada = Visit.signedIn();
        ada.submit("/notebook/collections", Map.of("name", "Hard")).then().statusCode(303);
        Response twice = ada.submit("/notebook/collections", Map.of("name", "hard"));
        assertThat(twice.statusCode()).isEqualTo(422);
        assertThat(twice.asString()).contains("You already have a collection of that name");
        ada.submit("/notebook/collections", Map.of("name", "Other")).then().statusCode(303);
        Matcher all = COLLECTION.matcher(ada.get("/notebook").asString());
        assertThat(all.find()).isTrue();
        String hard = all.group();
        assertThat(all.find()).isTrue();
        ada.submit(all.group() + "/rename", Map.of("name", "HARD")).then().statusCode(422);
        ada.submit(hard + "/rename", Map.of("name", "HARD")).then().statusCode(303);
    }

    @Test
    void afterARefusedNameTheProblemStillGoesIntoTheCollection() {
        Visit ada = Visit.signedIn();
        ada.submit("/notebook/collections", Map.of("name", "Hard")).then().statusCode(303);
        String problem = "name=\"problem\" value=\"nim\"";
        assertThat(ada.submit("/notebook/collections", Map.of("name", "hard", "problem", "nim", "return", NIM))
                        .asString())
                .contains(problem, "name=\"return\" value=\"" + NIM + "\"");
        assertThat(ada.get("/notebook").asString()).doesNotContain(problem);
    }

    @Test
    void thereIsABoundOfCollections() {
        Visit ada = Visit.signedIn();
        for (int i = 0; i < Collection.MOST; i++) {
            ada.submit("/notebook/collections", Map.of("name", "Number " + i))
                    .then()
                    .statusCode(303);
        }
        ada.submit("/notebook/collections", Map.of("name", "One more")).then().statusCode(422);
    }

    /** The one that waits for the other's end finds the name taken. */
    @Test
    void ofTwoRenamesToOneNameAtOnceOneIsRefused() throws Exception {
        Visit ada = Visit.signedIn();
        long account = new Solving(database).account(ada.name());
        long first = notebooks.create(account, "First", Instant.EPOCH).orElseThrow();
        long second = notebooks.create(account, "Second", Instant.EPOCH).orElseThrow();
        try (ExecutorService other = Executors.newSingleThreadExecutor()) {
            Future<Boolean> late = QuarkusTransaction.requiringNew().call(() -> {
                assertThat(notebooks.rename(account, first, "One")).isTrue();
                Future<Boolean> waiting = other.submit(() -> notebooks.rename(account, second, "ONE"));
                LockWaits.awaitOne(database, waiting);
                return waiting;
            });
            assertThat(late.get()).isFalse();
        }
    }

    /** The one that puts something in waits for the end of the other's deletion. */
    @Test
    void aCollectionThatIsBeingDeletedTakesNothingAndIsNotThere() throws Exception {
        Visit ada = Visit.signedIn();
        long account = new Solving(database).account(ada.name());
        long id = notebooks.create(account, "Going", Instant.EPOCH).orElseThrow();
        String nim = "/notebook/collections/" + id + "/problems/nim";
        try (ExecutorService other = Executors.newSingleThreadExecutor()) {
            Future<Integer> late = QuarkusTransaction.requiringNew().call(() -> {
                notebooks.delete(account, id);
                Future<Integer> waiting = other.submit(
                        () -> ada.submit(nim, Map.of("kept", "yes")).statusCode());
                LockWaits.awaitOne(database, waiting);
                return waiting;
            });
            assertThat(late.get()).isEqualTo(404);
        }
    }

    @Test
    void whatAFullCollectionDoesNotTakeIsSaid() {
        Visit ada = Visit.signedIn();
        long account = new Solving(database).account(ada.name());
        long id = notebooks.create(account, "Full", Instant.EPOCH).orElseThrow();
        for (int i = 0; i < Collection.MOST_PROBLEMS; i++) {
            long problem =
                    PublishedProblem.add(database, "collected-" + i, Tier.FREE).id();
            assertThat(notebooks.put(account, id, problem, Instant.EPOCH)).isTrue();
        }
        Sql.of("update problem set published = false where slug like 'collected-%'")
                .on(database)
                .update();
        String nim = "/notebook/collections/" + id + "/problems/nim";
        ada.submit(nim, Map.of("kept", "yes", "return", NIM)).then().statusCode(303);
        assertThat(ada.get(NIM).asString()).contains("This collection already holds 500 problems");
        long held = Sql.of("select min(problem_id) from collection_problem where collection_id = :id")
                .on(database)
                .with("id", id)
                .one(row -> row.getLong(1));
        assertThat(notebooks.put(account, id, held, Instant.EPOCH))
                .as("in there already")
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "   ", "a\u0000b", "a\nb", "0123456789012345678901234567890123456789012345678901234567890"})
    void aNameHasAForm(String name) {
        Response answer = Visit.signedIn().submit("/notebook/collections", Map.of("name", name));
        assertThat(answer.statusCode()).isEqualTo(422);
    }

    @Test
    void anothersCollectionIsNotThere() {
        Visit ada = Visit.signedIn();
        ada.submit("/notebook/collections", Map.of("name", "Mine", "problem", "nim"))
                .then()
                .statusCode(303);
        String collection = collectionOf(ada);
        Visit bob = Visit.signedIn();
        assertThat(bob.get(collection).statusCode()).isEqualTo(404);
        bob.submit(collection + "/rename", Map.of("name", "His")).then().statusCode(404);
        bob.submit(collection + "/problems/race-to-n", Map.of("kept", "yes"))
                .then()
                .statusCode(404);
        bob.submit(collection + "/problems/nim", Map.of("kept", "no")).then().statusCode(404);
        bob.submit(collection + "/delete", Map.of()).then().statusCode(404);
        assertThat(ada.get(collection).asString())
                .contains("<h1>Mine</h1>", NIM)
                .doesNotContain("race-to-n");
    }

    @Test
    void aNoteIsKeptForItsWriterAlone() {
        Visit ada = Visit.signedIn();
        note(ada, "xor <b>everything</b>\r\nthen think", "");
        assertThat(ada.get(NIM).asString()).contains("xor &lt;b&gt;everything&lt;/b&gt;\nthen think");
        assertThat(Visit.signedIn().get(NIM).asString()).doesNotContain("xor &lt;b&gt;");
        assertThat(ada.get("/notebook").asString()).contains("/notebook/notes/nim");
        note(ada, "  ", versionOf(ada));
        assertThat(ada.get("/notebook").asString()).doesNotContain("/notebook/notes/nim");
    }

    @Test
    void ofTwoWindowsNoneLosesItsText() {
        Visit ada = Visit.signedIn();
        note(ada, "first", "");
        String version = versionOf(ada);
        note(ada, "from the first window", version);
        Response late = ada.submit("/notebook/notes/nim", Map.of("text", "from the second", "version", version));
        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(late.asString()).contains("from the second</textarea>", "from the first window</pre>");
        Matcher seen = VERSION.matcher(late.asString());
        assertThat(seen.find()).isTrue();
        note(ada, "from the second", seen.group(1));
        assertThat(ada.get(NIM).asString()).contains("from the second</textarea>");
        Response anew = ada.submit("/notebook/notes/nim", Map.of("text", "a new one", "version", ""));
        assertThat(anew.statusCode()).isEqualTo(409);
        ada.submit("/notebook/notes/nim", Map.of("text", "", "version", ""))
                .then()
                .statusCode(409);
    }

    @Test
    void aNoteThatIsSentTwiceIsSaved() {
        Visit ada = Visit.signedIn();
        note(ada, "first", "");
        note(ada, "first", "");
        String first = versionOf(ada);
        note(ada, "second", first);
        String second = versionOf(ada);
        note(ada, "second", first);
        assertThat(versionOf(ada)).as("no new version").isEqualTo(second);
        note(ada, "", second);
        note(ada, "", second);
        assertThat(versionOf(ada)).isEmpty();
    }

    @Test
    void aNoteThatIsTooLongComesBackWhole() {
        Response answer = Visit.signedIn().submit("/notebook/notes/nim", Map.of("text", "x".repeat(Note.LONGEST + 1)));
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.asString()).contains("x".repeat(Note.LONGEST + 1), "The note has 10,001 characters");
    }

    @Test
    void thereIsNoNoteAboutWhatIsNoProblem() {
        Visit ada = Visit.signedIn();
        ada.submit("/notebook/notes/none", Map.of("text", "a")).then().statusCode(404);
        ada.request().post("/notebook/bookmarks/%00").then().statusCode(400);
        assertThat(ada.get("/notebook/collections/99999999999999999999").statusCode())
                .isEqualTo(404);
    }

    @Test
    void aGuestHasNoNotebook() {
        assertThat(Visit.asGuest().get(NIM).asString()).doesNotContain("id=\"notebook\"");
        assertThat(Visit.asGuest().get("/notebook").header("Location")).contains("/sign-in");
        assertThat(Visit.asGuest()
                        .submit("/notebook/bookmarks/nim", Map.of("kept", "yes"))
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void noFormLeadsToAnotherSite() {
        Response answer =
                Visit.signedIn().submit("/notebook/bookmarks/nim", Map.of("kept", "yes", "return", "//evil.example/x"));
        assertThat(answer.header("Location")).endsWith("/notebook").doesNotContain("evil");
    }

    private void note(Visit visit, String text, String version) {
        visit.submit("/notebook/notes/nim", Map.of("text", text, "version", version, "return", NIM))
                .then()
                .statusCode(303);
    }

    private static String versionOf(Visit visit) {
        Matcher version = VERSION.matcher(visit.get(NIM).asString());
        assertThat(version.find()).isTrue();
        return version.group(1);
    }

    private static String collectionOf(Visit visit) {
        Matcher collection = COLLECTION.matcher(visit.get("/notebook").asString());
        assertThat(collection.find()).isTrue();
        return collection.group();
    }
}

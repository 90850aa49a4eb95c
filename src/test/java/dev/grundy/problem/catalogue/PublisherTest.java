package dev.grundy.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.problem.catalogue.Publisher.Press;
import dev.grundy.testsupport.EmptiedCatalogue;
import dev.grundy.testsupport.LockWaits;
import dev.grundy.testsupport.PostgresResource;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The live version, by every publisher: the directory, an admin, two at once, or a node that dies over it. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PublisherTest {
    private static final String NAME = "GMT-001";
    private static final long ACCOUNT = 1_000_001;

    @Inject
    Catalogue catalogue;

    @Inject
    Publisher publisher;

    @Inject
    CatalogueRepository repository;

    @Inject
    PublicationRepository publications;

    @Inject
    ProblemRepository problems;

    @Inject
    JudgedContents contents;

    @Inject
    DataSource database;

    @TempDir
    Path directory;

    @TempDir
    Path studio;

    private String key = "";

    @BeforeEach
    void oneProblemOfTheDirectory() throws IOException {
        FileTree.copy(Path.of("problems", NAME), directory.resolve(NAME));
        catalogue.load(directory);
        key = new PackageReader()
                .read(directory.resolve(NAME))
                .orThrow()
                .frontMatter()
                .problemId();
    }

    @AfterEach
    void forget() {
        EmptiedCatalogue.in(database);
    }

    @Test
    void whatAnAdminPublishesIsLiveAndTheHistoryTellsWhoAndFromWhere() throws IOException {
        Publishing came = publish(edited("first"), state().version());
        assertThat(came).isInstanceOf(Publishing.Done.class);
        assertThat(publications.history(state().problem(), 10))
                .extracting(Publication::number, Publication::origin, Publication::actor, Publication::live)
                .containsExactly(
                        tuple(2, VersionOrigin.STUDIO, Optional.of(ACCOUNT), true),
                        tuple(1, VersionOrigin.DIRECTORY, Optional.empty(), false));
        assertThat(repository.liveVersions()).singleElement().satisfies(live -> {
            assertThat(live.id()).isEqualTo(state().version());
            assertThat(new PackageCache(studio.resolve("cache"), repository)
                            .get(live.id(), live.hash())
                            .hash())
                    .as("judged with exactly that")
                    .isEqualTo(live.hash());
        });
    }

    /** A page may have learned of a version just before another took its place. */
    @Test
    void aNodeThatNeverUnpackedAVersionReadsItAfterItWasReplaced() throws IOException {
        LiveState replaced = state();
        publish(edited("first"), replaced.version());
        assertThat(new PackageCache(studio.resolve("cache"), repository)
                        .get(replaced.version(), replaced.hash())
                        .hash())
                .isEqualTo(replaced.hash());
    }

    @Test
    void whatDecidesVerdictsIsNotedWithEveryVersionAndWorkedOutWhereAnOlderReleaseAddedIt() throws IOException {
        catalogue.load(directory);
        publish(edited("first"), state().version());
        assertThat(judgedContents())
                .as("only the texts differ")
                .hasSize(2)
                .containsOnly(judgedContents().getFirst());
        List<String> noted = judgedContents();
        Sql.of("delete from judged_content").on(database).update();
        contents.workOut();
        assertThat(judgedContents()).isEqualTo(noted);
        assertThat(contents.workOutOne()).as("all is known").isFalse();
        Sql.of("""
                insert into package_version (problem_id, number, content_hash, archive, created_at)
                select id, 9, repeat('f', 64), 'no zip', now() from problem""").on(database).update();
        contents.workOut();
        assertThat(judgedContents()).as("judges like nothing else").endsWith("f".repeat(64));
    }

    private List<String> judgedContents() {
        return Sql.of("select content_hash from judged_content order by package_version_id")
                .on(database)
                .list(row -> row.getString("content_hash"));
    }

    @Test
    void theDirectoryTakesNothingBackThatItOfferedBefore() throws IOException {
        PackageWatch node = new PackageWatch(directory, catalogue);
        node.begin();
        publish(edited("first"), state().version());
        LiveState published = state();
        catalogue.load(directory);
        new PackageWatch(directory, catalogue).begin();
        node.look();
        node.look();
        assertThat(state()).isEqualTo(published);
        change(directory.resolve(NAME), "newer than what it offered");
        node.look();
        node.look();
        assertThat(state().origin()).isEqualTo(VersionOrigin.DIRECTORY);
        assertThat(state().number()).isEqualTo(3);
    }

    @Test
    void aReleaseThatDescribesProblemsAnewGivesTheDirectoryNothingBack() throws IOException {
        catalogue.load(directory);
        publish(edited("first"), state().version());
        LiveState published = state();
        Sql.of("update problem set title_language = null where id = :problem")
                .on(database)
                .with("problem", published.problem())
                .update();
        catalogue.load(directory);
        assertThat(state().hash()).isEqualTo(published.hash());
    }

    /** Else a column that a release adds would stay empty for every package that does not change. */
    @Test
    void whatWasNotReadOfAPackageYetIsReadWithTheNextLoad() {
        List<String> unread = Sql.of("""
                select column_name from information_schema.columns
                where table_schema = current_schema() and table_name = 'problem' and is_nullable = 'YES'
                    and column_name not in ('difficulty', 'live_version_id', 'offered_hash')""").on(database).list(row -> row.getString("column_name"));
        assertThat(unread).contains("has_editorial", "title_language");
        assertThat(unread).allSatisfy(column -> {
            Sql.of("update problem set " + column + " = null").on(database).update();
            catalogue.load(directory);
            assertThat(count("problem where " + column + " is null")).isZero();
        });
    }

    @Test
    void aPackageThatLeavesTheDirectoryTakesOnlyWhatTheDirectoryMadeLive() throws IOException {
        publish(edited("first"), state().version());
        FileTree.delete(directory.resolve(NAME));
        FileTree.copy(Path.of("problems/GMT-002"), directory.resolve("GMT-002"));
        assertThat(catalogue.load(directory).withdrawn()).isEmpty();
        assertThat(problems.byDisplayId(NAME)).isPresent();
    }

    @Test
    void aDirectoryThatComesToHoldWhatIsLiveOwnsItAgain() throws IOException {
        ProblemPackage edited = edited("first");
        publish(edited, state().version());
        FileTree.delete(directory.resolve(NAME));
        FileTree.copy(edited.root(), directory.resolve(NAME));
        catalogue.load(directory);
        assertThat(state().origin()).isEqualTo(VersionOrigin.DIRECTORY);
        assertThat(publications.history(state().problem(), 10))
                .as("nothing went live")
                .hasSize(2);
    }

    @Test
    void theSameContentIsLiveOnceHoweverOftenSomebodyPresses() throws IOException {
        ProblemPackage edited = edited("first");
        publish(edited, state().version());
        LiveState live = state();
        assertThat(publish(edited, live.version())).isEqualTo(new Publishing.Same(live));
        assertThat(publications.history(live.problem(), 10)).hasSize(2);
    }

    @Test
    void ofTwoWhoPressAtOnceOneIsToldOfTheOther() throws Exception {
        long seen = state().version();
        ProblemPackage one = edited("one");
        ProblemPackage other = edited("other");
        CountDownLatch inTheMiddle = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            Future<Publishing> first = both.submit(() -> publish(one, seen, () -> {
                inTheMiddle.countDown();
                await(goOn);
                return PackageArchive.of(one.root());
            }));
            inTheMiddle.await();
            Future<Publishing> second = both.submit(() -> publish(other, seen));
            LockWaits.awaitOne(database, second);
            assertThat(repository.liveVersions())
                    .as("meanwhile")
                    .extracting(LiveVersion::id)
                    .containsExactly(seen);
            goOn.countDown();
            assertThat(first.get()).isInstanceOf(Publishing.Done.class);
            assertThat(second.get()).isInstanceOf(Publishing.Overtaken.class);
        }
        assertThat(state().hash()).isEqualTo(one.hash());
        assertThat(publications.history(state().problem(), 10))
                .filteredOn(Publication::live)
                .extracting(Publication::hash)
                .containsExactly(one.hash());
    }

    /** The server ends a dead node's transaction as it ends this one's. */
    @Test
    void aNodeThatDiesInTheMiddleLeavesEverythingAsItWas() throws IOException {
        LiveState before = state();
        ProblemPackage edited = edited("never");
        assertThatThrownBy(() -> publish(edited, before.version(), () -> {
                    die();
                    return PackageArchive.of(edited.root());
                }))
                .isInstanceOf(RuntimeException.class);
        assertThat(state()).isEqualTo(before);
        assertThat(count("package_version")).isEqualTo(1);
        assertThat(count("publication")).isEqualTo(1);
        assertThat(publish(edited, before.version()))
                .as("and the next one goes on")
                .isInstanceOf(Publishing.Done.class);
    }

    @Test
    void namesOfAnotherProblemAreRefused() throws IOException {
        Path root = edited("foreign").root();
        Path statement = root.resolve("statement/problem.en.md");
        Files.writeString(
                statement, Files.readString(statement).replaceFirst("problem_id: .*", "problem_id: GMT_OTHER__0001"));
        assertThat(publish(new PackageReader().read(root).orThrow(), 0)).isEqualTo(new Publishing.NamesTaken(key));
    }

    @Test
    void neitherHistoryNorVersionsCanBeChanged() {
        for (String statement : List.of(
                "update publication set reason = 'x'",
                "delete from publication",
                "update package_version set archive = ''")) {
            assertThatThrownBy(() -> Sql.of(statement).on(database).update())
                    .isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("is immutable");
        }
    }

    private LiveState state() {
        return publications.state(key).orElseThrow();
    }

    private ProblemPackage edited(String line) throws IOException {
        Path root = Files.createDirectories(studio.resolve(line)).resolve(NAME);
        FileTree.copy(Path.of("problems", NAME), root);
        change(root, line);
        return new PackageReader().read(root).orThrow();
    }

    private static void change(Path root, String line) throws IOException {
        Files.writeString(root.resolve("solution/solution.en.md"), "\n" + line + "\n", StandardOpenOption.APPEND);
    }

    private Publishing publish(ProblemPackage problem, long seen) {
        return publish(problem, seen, () -> PackageArchive.of(problem.root()));
    }

    private Publishing publish(ProblemPackage problem, long seen, Supplier<byte[]> archive) {
        return QuarkusTransaction.requiringNew()
                .call(() -> publisher.publish(problem, archive, Press.ofStudio(ACCOUNT, seen)));
    }

    /** Ends the transaction's own connection from another. */
    private void die() {
        long backend = Sql.of("select pg_backend_pid() as pid").on(database).one(row -> row.getLong("pid"));
        QuarkusTransaction.requiringNew()
                .run(() -> Sql.of("select pg_terminate_backend(cast(:pid as integer))")
                        .on(database)
                        .with("pid", backend)
                        .one(row -> row.getBoolean(1)));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private long count(String table) {
        return Sql.of("select count(*) as n from " + table).on(database).one(row -> row.getLong("n"));
    }
}

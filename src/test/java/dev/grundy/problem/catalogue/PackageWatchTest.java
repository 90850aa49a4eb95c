package dev.grundy.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.read.PackageReader;
import dev.grundy.problem.catalogue.Catalogue.Loaded;
import dev.grundy.testsupport.EmptiedCatalogue;
import dev.grundy.testsupport.PostgresResource;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PackageWatchTest {
    @Inject
    Catalogue catalogue;

    @Inject
    CatalogueRepository repository;

    @Inject
    ProblemRepository problems;

    @Inject
    DataSource database;

    @TempDir
    Path checkout;

    private Path directory;
    private PackageWatch watch;

    @BeforeEach
    void aDirectoryOfTwoProblemsIsServed() throws IOException {
        directory = Files.createDirectories(checkout.resolve("problems"));
        put("GMT-001", directory.resolve("GMT-001"));
        put("GMT-002", directory.resolve("GMT-002"));
        watch = new PackageWatch(directory, catalogue);
        assertThat(watch.begin().orElseThrow().published()).isEqualTo(2);
    }

    @AfterEach
    void forget() {
        EmptiedCatalogue.in(database);
    }

    @Test
    void aChangeIsServedWhenTwoLooksInARowSawTheSame() throws IOException {
        assertThat(watch.look()).isEmpty();
        change("GMT-001");
        assertThat(watch.look()).isEmpty();
        change("GMT-001");
        assertThat(watch.look()).isEmpty();
        assertThat(versions("GMT-001")).isEqualTo(1);
        assertThat(watch.look().orElseThrow().published()).isEqualTo(2);
        assertThat(versions("GMT-001")).isEqualTo(2);
        assertThat(versions("GMT-002")).isEqualTo(1);
        assertThat(watch.look()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {".git/index.lock", "problems/.git/index.lock", "problems/GMT-002/.git/index.lock"})
    void whileGitIsAtWorkNothingIsLoaded(String lock) throws IOException {
        Path file = checkout.resolve(lock);
        Files.createDirectories(file.getParent());
        Files.createFile(file);
        change("GMT-001");
        settle();
        assertThat(versions("GMT-001")).isEqualTo(1);
        Files.delete(file);
        settle();
        assertThat(versions("GMT-001")).isEqualTo(2);
    }

    @Test
    void theLockOfAWorktreeIsFoundWhereItsGitFileSays() throws IOException {
        Path home = Files.createDirectories(checkout.resolve("elsewhere/worktrees/one"));
        Files.writeString(directory.resolve(".git"), "gitdir: " + home + "\n");
        Path lock = Files.createFile(home.resolve("index.lock"));
        change("GMT-001");
        settle();
        assertThat(versions("GMT-001")).isEqualTo(1);
        Files.delete(lock);
        settle();
        assertThat(versions("GMT-001")).isEqualTo(2);
    }

    @Test
    void aDirectoryThatIsGoneOrEmptyForAWhileWithdrawsNothing() throws IOException {
        Path aside = checkout.resolve("aside");
        Files.move(directory, aside);
        settle();
        assertThat(served()).containsExactly("GMT-001", "GMT-002");
        Files.createDirectories(directory);
        settle();
        assertThat(served()).containsExactly("GMT-001", "GMT-002");
        Files.delete(directory);
        Files.move(aside, directory);
        change("GMT-001");
        settle();
        assertThat(versions("GMT-001")).isEqualTo(2);
    }

    @Test
    void whatIsMissingAtTheStartWithdrawsNothingEither() throws IOException {
        PackageWatch restarted = new PackageWatch(checkout.resolve("not-mounted-yet"), catalogue);
        assertThat(restarted.begin()).isEmpty();
        assertThat(served()).containsExactly("GMT-001", "GMT-002");
        put("GMT-002", checkout.resolve("not-mounted-yet/GMT-002"));
        restarted.look();
        assertThat(restarted.look().orElseThrow().withdrawn()).containsExactly("GMT-001");
    }

    @Test
    void aPackageThatIsGoneIsServedNoMoreAndOneThatMovedIs() throws IOException {
        Files.move(directory.resolve("GMT-001"), directory.resolve("renamed"));
        FileTree.delete(directory.resolve("GMT-002"));
        watch.look();
        assertThat(watch.look().orElseThrow().withdrawn()).containsExactly("GMT-002");
        assertThat(served()).containsExactly("GMT-001");
    }

    /** What its directory is called is nobody's business. */
    @Test
    void aPackageThatBreaksIsListedAndItsLastGoodVersionStays() throws IOException {
        Files.move(directory.resolve("GMT-001"), directory.resolve("chocolate"));
        settle();
        String good = Files.readString(directory.resolve("chocolate/problem.yaml"));
        Files.writeString(directory.resolve("chocolate/problem.yaml"), "name: [unclosed\n");
        settle();
        assertThat(served()).containsExactly("GMT-001", "GMT-002");
        assertThat(repository.broken())
                .singleElement()
                .satisfies(broken -> assertThat(broken.directory()).isEqualTo("chocolate"));
        change("GMT-002");
        settle();
        assertThat(served()).containsExactly("GMT-001", "GMT-002");
        Files.writeString(directory.resolve("chocolate/problem.yaml"), good);
        settle();
        assertThat(repository.broken()).isEmpty();
        assertThat(versions("GMT-001")).isEqualTo(1);
    }

    @Test
    void whatWasRefusedForItsNamesIsServedWhenItsRivalIsGone() throws IOException {
        put("GMT-001", directory.resolve("rival"));
        settle();
        assertThat(repository.broken()).extracting(BrokenPackage::directory).containsExactly("GMT-001", "rival");
        Files.writeString(directory.resolve("rival/statement/new.txt"), "changed");
        FileTree.delete(directory.resolve("GMT-001"));
        settle();
        assertThat(repository.broken()).isEmpty();
        assertThat(versions("GMT-001")).isEqualTo(2);
    }

    @Test
    void anOlderCheckoutOfAnotherNodeIsNotOfferedAgain() throws IOException {
        Path other = checkout.resolve("other");
        put("GMT-001", other.resolve("GMT-001"));
        put("GMT-002", other.resolve("GMT-002"));
        PackageWatch older = new PackageWatch(other, catalogue);
        older.begin();
        change("GMT-001");
        settle();
        String newer = live("GMT-001");
        change(other.resolve("GMT-002"));
        older.look();
        assertThat(older.look()).isPresent();
        assertThat(live("GMT-001")).isEqualTo(newer);
        assertThat(versions("GMT-002")).isEqualTo(2);
    }

    @Test
    void twoNodesThatFollowOneDirectoryMakeOneVersionOfAChange() throws Exception {
        PackageWatch other = new PackageWatch(directory, catalogue);
        other.begin();
        change("GMT-001");
        watch.look();
        other.look();
        try (ExecutorService nodes = Executors.newFixedThreadPool(2)) {
            Future<Optional<Loaded>> one = nodes.submit(watch::look);
            Future<Optional<Loaded>> two = nodes.submit(other::look);
            assertThat(one.get()).contains(new Loaded(2, List.of(), List.of()));
            assertThat(two.get()).contains(new Loaded(2, List.of(), List.of()));
        }
        assertThat(versions("GMT-001")).isEqualTo(2);
    }

    /** An archive must hold what its hash names, or no node could unpack it. */
    @Test
    void whatChangesBetweenReadingAndPackingIsNotStored() throws IOException {
        change("GMT-001");
        var readings = new PackageReader().readAll(directory);
        change("GMT-001");
        assertThat(catalogue.load(directory, readings).broken()).containsExactly("GMT-001");
        assertThat(repository.broken().getFirst().faults().getFirst()).contains("changed while it was read");
        assertThat(versions("GMT-001")).isEqualTo(1);
        settle();
        assertThat(versions("GMT-001")).isEqualTo(2);
        assertThat(repository.broken()).isEmpty();
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aNodeLooksByItself() throws Exception {
        CatalogueLifecycle node = new CatalogueLifecycle();
        node.load(new StartupEvent(), catalogue, repository, new EveryMoment());
        try {
            change("GMT-001");
            while (versions("GMT-001") < 2) {
                Thread.onSpinWait();
            }
        } finally {
            node.stop(new ShutdownEvent());
        }
        assertThat(versions("GMT-001")).isEqualTo(2);
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aLaterStartDoesNotWaitForWhatChangedMeanwhile() throws Exception {
        change("GMT-001");
        CatalogueLifecycle node = new CatalogueLifecycle();
        try (Connection publishing = database.getConnection()) {
            publishing.setAutoCommit(false);
            // Nobody else can publish until this ends.
            try (Statement lock = publishing.createStatement()) {
                lock.execute("lock table problem in share row exclusive mode");
            }
            node.load(new StartupEvent(), catalogue, repository, new EveryMoment());
            assertThat(served()).containsExactly("GMT-001", "GMT-002");
            publishing.rollback();
            while (versions("GMT-001") < 2) {
                Thread.onSpinWait();
            }
        } finally {
            node.stop(new ShutdownEvent());
        }
    }

    @Test
    void theFirstStartServesWhatIsThere() throws Exception {
        EmptiedCatalogue.in(database);
        CatalogueLifecycle node = new CatalogueLifecycle();
        node.load(new StartupEvent(), catalogue, repository, new EveryMoment());
        node.stop(new ShutdownEvent());
        assertThat(served()).containsExactly("GMT-001", "GMT-002");
    }

    private final class EveryMoment implements CatalogueConfig {
        @Override
        public Optional<Path> problems() {
            return Optional.of(directory);
        }

        @Override
        public Duration problemsLook() {
            return Duration.ofMillis(20);
        }

        @Override
        public Path data() {
            return checkout;
        }

        @Override
        public String role() {
            return "web";
        }
    }

    private void settle() throws IOException {
        watch.look();
        watch.look();
    }

    private void change(String problem) throws IOException {
        change(directory.resolve(problem));
    }

    private static void change(Path problem) throws IOException {
        Files.writeString(problem.resolve("solution/solution.en.md"), "\nOne more line.\n", StandardOpenOption.APPEND);
    }

    private List<String> served() {
        return problems.published().stream().map(problem -> problem.displayId).toList();
    }

    private String live(String problem) {
        return repository.liveVersions().stream()
                .filter(version -> version.displayId().equals(problem))
                .findFirst()
                .orElseThrow()
                .hash()
                .hex();
    }

    private long versions(String problem) {
        return Sql.of("""
                select count(*) as versions from package_version v join problem p on p.id = v.problem_id
                where p.display_id = :problem""").on(database).with("problem", problem).one(row -> row.getLong("versions"));
    }

    private static void put(String problem, Path place) throws IOException {
        Files.createDirectories(place.getParent());
        FileTree.copy(Path.of("problems", problem), place);
    }
}

package dev.grundy.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.problem.catalogue.Catalogue.Loaded;
import dev.grundy.testsupport.EmptiedCatalogue;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class CatalogueTest {
    private static final Path OURS = Path.of("problems/GMT-001");

    @Inject
    Catalogue catalogue;

    @Inject
    CatalogueRepository repository;

    @Inject
    ProblemRepository problems;

    @Inject
    DataSource database;

    @TempDir
    Path directory;

    @BeforeEach
    void aCopyOfOneProblem() throws IOException {
        copy(OURS, directory.resolve("GMT-001"));
    }

    @AfterEach
    void forget() {
        EmptiedCatalogue.in(database);
    }

    @Test
    void aPackageIsPublishedAndComesBackOutOfTheDatabaseAsItWas(@TempDir Path cache) {
        assertThat(catalogue.load(directory)).isEqualTo(new Loaded(1, List.of(), List.of()));
        LiveVersion version = repository.liveVersions().getFirst();
        ProblemPackage unpacked = new PackageCache(cache, repository).get(version.id(), version.hash());
        assertThat(unpacked.hash()).isEqualTo(version.hash());
        assertThat(unpacked.name()).isEqualTo("GMT-001");
        assertThat(new PackageCache(cache, repository)
                        .get(version.id(), version.hash())
                        .root())
                .isEqualTo(unpacked.root());
    }

    @Test
    void anUnchangedPackageMakesNoNewVersionAndAChangedOneDoes() throws IOException {
        catalogue.load(directory);
        catalogue.load(directory);
        assertThat(versions()).isEqualTo(1);
        Files.writeString(
                directory.resolve("GMT-001/solution/solution.en.md"),
                "\nOne more line.\n",
                java.nio.file.StandardOpenOption.APPEND);
        catalogue.load(directory);
        assertThat(versions()).isEqualTo(2);
    }

    @Test
    void aBrokenPackageIsToldToAdminsAndItsLastGoodVersionStays() throws IOException {
        catalogue.load(directory);
        Files.writeString(directory.resolve("GMT-001/problem.yaml"), "name: [unclosed\n");
        assertThat(catalogue.load(directory).broken()).containsExactly("GMT-001");
        assertThat(repository.broken()).singleElement().satisfies(broken -> {
            assertThat(broken.directory()).isEqualTo("GMT-001");
            assertThat(broken.faults()).anySatisfy(fault -> assertThat(fault).contains("problem.yaml:"));
        });
        assertThat(problems.byDisplayId("GMT-001")).isPresent();
        copy(OURS.resolve("problem.yaml"), directory.resolve("GMT-001/problem.yaml"));
        catalogue.load(directory);
        assertThat(repository.broken()).isEmpty();
    }

    @Test
    void aBrokenGameIsToldToAdminsAndTheProblemIsServedWithoutIt(@TempDir Path cache) throws IOException {
        catalogue.load(directory);
        Files.writeString(directory.resolve("GMT-001/game/game.yaml"), "answer: [who-wins]\n");
        Files.writeString(
                directory.resolve("GMT-001/solution/solution.en.md"),
                "\nOne more line.\n",
                java.nio.file.StandardOpenOption.APPEND);
        assertThat(catalogue.load(directory)).isEqualTo(new Loaded(1, List.of(), List.of()));
        assertThat(versions()).isEqualTo(2);
        assertThat(repository.broken()).singleElement().satisfies(broken -> {
            assertThat(broken.directory()).isEqualTo("GMT-001");
            assertThat(broken.faults())
                    .singleElement()
                    .asString()
                    .contains("game/game.yaml:1: warning:", "without its game; it must be a list of what");
        });
        LiveVersion version = repository.liveVersions().getFirst();
        ProblemPackage served = new PackageCache(cache, repository).get(version.id(), version.hash());
        assertThat(served.game()).isEmpty();
        Visit guest = Visit.asGuest();
        Response statement = guest.get("/problems/stones-one-three-four");
        assertThat(statement.statusCode()).isEqualTo(200);
        assertThat(statement.asString()).doesNotContain("/stones-one-three-four/play");
        assertThat(guest.get("/problems/stones-one-three-four/play").statusCode())
                .isEqualTo(404);
        copy(OURS.resolve("game/game.yaml"), directory.resolve("GMT-001/game/game.yaml"));
        catalogue.load(directory);
        assertThat(repository.broken()).isEmpty();
    }

    @Test
    void aBrokenPackageKeepsNoOtherFromBeingServed() throws IOException {
        Files.createDirectories(directory.resolve("EMPTY"));
        assertThat(catalogue.load(directory)).isEqualTo(new Loaded(1, List.of("EMPTY"), List.of()));
    }

    @Test
    void twoPackagesWithTheSameNamesAreBothRefused() throws IOException {
        copy(OURS, directory.resolve("COPY"));
        assertThat(catalogue.load(directory).broken()).containsExactly("COPY", "GMT-001");
    }

    @Test
    void aNameThatBelongsToAnotherProblemIsRefused() throws IOException {
        catalogue.load(directory);
        Path statement = directory.resolve("GMT-001/statement/problem.en.md");
        Files.writeString(
                statement, Files.readString(statement).replaceFirst("problem_id: .*", "problem_id: GMT_OTHER__0001"));
        assertThat(catalogue.load(directory).broken()).containsExactly("GMT-001");
        assertThat(repository.broken().getFirst().faults().getFirst()).contains("belongs to problem_id");
    }

    @Test
    void aPackageThatIsGoneIsServedNoMore() throws IOException {
        catalogue.load(directory);
        Path moved = directory.resolve("GMT-001");
        Files.move(moved, directory.resolve(".hidden"));
        assertThat(catalogue.load(directory).withdrawn()).containsExactly("GMT-001");
        assertThat(problems.byDisplayId("GMT-001")).isEmpty();
        Files.move(directory.resolve(".hidden"), moved);
        catalogue.load(directory);
        assertThat(problems.byDisplayId("GMT-001")).isPresent();
    }

    private long versions() {
        return Sql.of("select count(*) as versions from package_version")
                .on(database)
                .one(row -> row.getLong("versions"));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }
}

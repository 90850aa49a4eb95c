package dev.grundy.problem.catalogue;

import dev.grundy.database.DatabaseException;
import dev.grundy.language.Language;
import dev.grundy.language.Languages;
import dev.grundy.problem.pack.Fault;
import dev.grundy.problem.pack.FrontMatter;
import dev.grundy.problem.pack.PackageReading;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.read.PackageReader;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Brings the packages of a directory into the database. Thread-safe; several nodes may load at once. */
@ApplicationScoped
public class Catalogue {
    private static final Logger LOG = Logger.getLogger(Catalogue.class);

    private final CatalogueRepository repository;
    private final Event<CatalogueLoaded> loaded;
    private final PackageReader reader = new PackageReader();

    Catalogue(CatalogueRepository repository, Event<CatalogueLoaded> loaded) {
        this.repository = repository;
        this.loaded = loaded;
    }

    /**
     * Publishes what is new or changed, notes what is broken, and takes out of sight what is gone. One package's faults
     * never keep another from being served.
     *
     * @throws UncheckedIOException when the directory cannot be listed
     */
    public Loaded load(Path problems) {
        List<PackageReading> readings = reader.readAll(problems);
        List<String> published = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        QuarkusTransaction.requiringNew().run(repository::forgetFaults);
        for (PackageReading reading : readings) {
            List<String> faults = reading.problem()
                    .map(this::publish)
                    .orElseGet(
                            () -> reading.errors().stream().map(Fault::toString).toList());
            if (faults.isEmpty()) {
                published.add(reading.problem().orElseThrow().frontMatter().problemId());
            } else {
                broken.add(reading.name());
                faults.forEach(fault -> LOG.warnf("problem %s is broken: %s", reading.name(), fault));
                QuarkusTransaction.requiringNew().run(() -> repository.noteFaults(reading.name(), faults));
            }
        }
        List<String> withdrawn =
                QuarkusTransaction.requiringNew().call(() -> repository.withdrawOthers(published, broken));
        loaded.fire(new CatalogueLoaded(problems));
        return new Loaded(published.size(), broken, withdrawn);
    }

    /** Answers what keeps it from being published; empty when it is. */
    private List<String> publish(ProblemPackage problem) {
        try {
            return QuarkusTransaction.requiringNew().call(() -> {
                repository.lock();
                return write(problem);
            });
        } catch (DatabaseException | UncheckedIOException e) {
            return List.of("the package cannot be stored: " + e.getMessage());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            LOG.errorf(e, "Storing the package %s failed", problem.name());
            return List.of("the package cannot be stored: " + e);
        }
    }

    /** Sorted; also those whose tool is missing now. */
    private static List<String> languages(ProblemPackage problem) {
        return problem.languages().isEmpty()
                ? List.of()
                : Languages.standard().all().stream()
                        .map(Language::id)
                        .filter(problem::allows)
                        .sorted()
                        .toList();
    }

    private List<String> write(ProblemPackage problem) {
        FrontMatter matter = problem.frontMatter();
        Optional<String> owner = repository.ownerOfNames(matter);
        if (owner.isPresent()) {
            return List.of("display_id " + matter.displayId() + " or slug " + matter.slug() + " belongs to problem_id "
                    + owner.get() + " in the catalogue; keep that problem_id, or choose other names");
        }
        if (repository
                .liveHash(matter.problemId())
                .filter(problem.hash()::equals)
                .isPresent()) {
            return List.of();
        }
        long id = repository.describe(
                matter, languages(problem), !problem.editorials().isEmpty());
        long version = repository
                .findVersion(id, problem.hash())
                .orElseGet(() -> repository.addVersion(id, problem.hash(), PackageArchive.of(problem.root())));
        repository.goLive(id, version);
        LOG.infof("Published %s %s", matter.displayId(), matter.title());
        return List.of();
    }

    /**
     * What a load came to.
     *
     * @param published how many problems are served
     * @param broken    directories that are not, as they are now
     * @param withdrawn display ids of those whose package is gone
     */
    public record Loaded(int published, List<String> broken, List<String> withdrawn) {
        public Loaded {
            broken = List.copyOf(broken);
            withdrawn = List.copyOf(withdrawn);
        }
    }
}

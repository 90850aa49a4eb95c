package dev.grundy.problem.catalogue;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Brings the packages of a directory into the database. Thread-safe; several nodes may load at once. */
@ApplicationScoped
public class Catalogue {
    private static final Logger LOG = Logger.getLogger(Catalogue.class);

    private final CatalogueRepository repository;
    private final Publisher publisher;
    private final Event<CatalogueLoaded> loaded;
    private final PackageReader reader = PackageReader.ofServed();

    Catalogue(CatalogueRepository repository, Publisher publisher, Event<CatalogueLoaded> loaded) {
        this.repository = repository;
        this.publisher = publisher;
        this.loaded = loaded;
    }

    /**
     * Publishes what is new or changed, notes what is broken, and takes out of sight what is gone. One package's faults
     * never keep another from being served, and those of a game alone only the game.
     *
     * @throws UncheckedIOException when the directory cannot be listed
     * @throws DatabaseException    when the database is away
     */
    public Loaded load(Path problems) {
        return load(problems, reader.readAll(problems));
    }

    /** The same with packages that were read already: all of the directory. */
    Loaded load(Path problems, List<PackageReading> readings) {
        Map<String, List<String>> broken = publish(readings);
        List<ProblemPackage> served = served(readings, broken.keySet());
        return loaded(
                problems, readings, broken, served, () -> repository.withdrawOthers(keys(served), broken.keySet()));
    }

    /**
     * Follows a directory that changed since it was loaded here. An unchanged package is not offered again: another node may have loaded a newer one.
     *
     * @param readings all packages of the directory
     * @param changed  names of those that are to be published
     * @param gone     keys of problems whose packages were there and are not any more
     * @throws DatabaseException when the database is away
     */
    Loaded follow(Path problems, List<PackageReading> readings, Set<String> changed, Set<String> gone) {
        Map<String, List<String>> broken = publish(readings.stream()
                .filter(reading -> reading.problem().isEmpty() || changed.contains(reading.name()))
                .toList());
        return loaded(
                problems,
                readings,
                broken,
                served(readings, broken.keySet()),
                () -> repository.withdraw(gone, broken.keySet()));
    }

    private Loaded loaded(
            Path problems,
            List<PackageReading> readings,
            Map<String, List<String>> broken,
            List<ProblemPackage> served,
            Supplier<List<String>> withdrawal) {
        Map<String, List<String>> told = withoutGame(readings);
        told.putAll(broken);
        List<String> withdrawn = QuarkusTransaction.requiringNew().call(() -> {
            repository.noteFaults(told);
            return withdrawal.get();
        });
        loaded.fire(new CatalogueLoaded(problems, served));
        return new Loaded(served.size(), List.copyOf(broken.keySet()), withdrawn);
    }

    /** The faults of games without which problems are served, by the names of their directories. */
    private static Map<String, List<String>> withoutGame(List<PackageReading> readings) {
        Map<String, List<String>> faults = new LinkedHashMap<>();
        for (PackageReading reading : readings) {
            List<String> ofGame =
                    reading.faultsOfGame().stream().map(Fault::toString).toList();
            if (!ofGame.isEmpty()) {
                faults.put(reading.name(), ofGame);
                ofGame.forEach(fault -> LOG.warnf("problem %s: %s", reading.name(), fault));
            }
        }
        return faults;
    }

    private static List<ProblemPackage> served(List<PackageReading> readings, Set<String> broken) {
        return readings.stream()
                .filter(reading -> !broken.contains(reading.name()))
                .flatMap(reading -> reading.problem().stream())
                .toList();
    }

    private static List<String> keys(List<ProblemPackage> packages) {
        return packages.stream().map(pack -> pack.frontMatter().problemId()).toList();
    }

    /** Answers the faults of those that cannot be, by the names of their directories. */
    private Map<String, List<String>> publish(List<PackageReading> readings) {
        Map<String, List<String>> broken = new LinkedHashMap<>();
        for (PackageReading reading : readings) {
            List<String> faults = reading.problem()
                    .map(this::publish)
                    .orElseGet(
                            () -> reading.errors().stream().map(Fault::toString).toList());
            if (!faults.isEmpty()) {
                broken.put(reading.name(), faults);
                faults.forEach(fault -> LOG.warnf("problem %s is broken: %s", reading.name(), fault));
            }
        }
        return broken;
    }

    /** Answers what keeps it from being published; empty when it is. */
    private List<String> publish(ProblemPackage problem) {
        try {
            return QuarkusTransaction.requiringNew().call(() -> publisher.offer(problem, () -> archive(problem)));
        } catch (DatabaseException e) {
            if (e.isOutage()) {
                throw e;
            }
            return List.of("the package cannot be stored: " + e.getMessage());
        } catch (UncheckedIOException e) {
            return List.of("the package cannot be stored: " + e.getMessage());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            LOG.errorf(e, "Storing the package %s failed", problem.name());
            return List.of("the package cannot be stored: " + e);
        }
    }

    /**
     * Its files as a zip. A node reads the package once more when it unpacks that, since pages and judges use the unpacked copy.
     *
     * @throws UncheckedIOException when they are not those that were read any more: what a hash names must never differ
     */
    private static byte[] archive(ProblemPackage problem) {
        byte[] archive = PackageArchive.of(problem.root());
        if (!PackageReader.hashOf(problem.root()).equals(Optional.of(problem.hash()))) {
            throw new UncheckedIOException(new IOException(
                    "its files changed while it was read; they are read again once nobody changes them"));
        }
        return archive;
    }

    /**
     * The result of a load.
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

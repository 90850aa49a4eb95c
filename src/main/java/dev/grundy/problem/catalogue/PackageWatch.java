package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.problem.catalogue.Catalogue.Loaded;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/**
 * Follows a directory of packages. A change is served once the directory has settled. It has when git is not at work there and two looks in a row are
 * equal. A directory that is not there, or in which there is no package, changes nothing: it is mounted wrongly, or somebody is just filling it. Used
 * by one thread at a time.
 */
final class PackageWatch {
    private static final Logger LOG = Logger.getLogger(PackageWatch.class);

    private final Path problems;
    private final Catalogue catalogue;
    private final PackageReader reader = PackageReader.ofServed();
    private boolean begun;
    /** How it looked when it was loaded last. */
    private Optional<DirectoryLook> loaded = Optional.empty();
    /** How it looked last. */
    private Optional<DirectoryLook> seen = Optional.empty();

    private Map<String, PackageReading> readings = Map.of();
    /** The packages published from here, by the name of the directory. */
    private Map<String, Served> served = Map.of();
    /** The last reason told for loading nothing; empty while all is well. */
    private String obstacle = "";

    private record Served(String key, ContentHash hash) {}

    PackageWatch(Path problems, Catalogue catalogue) {
        this.problems = problems;
        this.catalogue = catalogue;
    }

    /**
     * Loads what is there now without waiting for another look, unless it is nothing or git is at work.
     *
     * @throws IOException when the directory cannot be listed
     */
    Optional<Loaded> begin() throws IOException {
        begun = true;
        Optional<DirectoryLook> now = usable();
        seen = now;
        return now.map(this::load);
    }

    /**
     * Looks once; loads what changed if it has settled. The first look begins. A look that throws is tried again with the next one.
     *
     * @throws IOException when the directory cannot be listed
     */
    Optional<Loaded> look() throws IOException {
        if (!begun) {
            return begin();
        }
        Optional<DirectoryLook> now = usable();
        boolean settled = now.isPresent() && now.equals(seen);
        seen = now;
        return settled && !now.equals(loaded) ? now.map(this::load) : Optional.empty();
    }

    private Optional<DirectoryLook> usable() throws IOException {
        Optional<DirectoryLook> now = DirectoryLook.at(problems);
        if (now.isEmpty()) {
            obstacle("There is no directory " + problems + ": what is served stays as it is");
            return Optional.empty();
        }
        if (now.get().packages().isEmpty()) {
            obstacle("There is no package in " + problems + ": what is served stays as it is");
            return Optional.empty();
        }
        Optional<Path> git = Checkout.atWork(problems);
        git.ifPresentOrElse(
                lock -> obstacle("git is at work in " + problems + ": packages are loaded when " + lock
                        + " is gone; if no git runs there, delete it"),
                () -> obstacle = "");
        return git.isPresent() ? Optional.empty() : now;
    }

    private void obstacle(String what) {
        if (!what.equals(obstacle)) {
            LOG.warn(what);
            obstacle = what;
        }
    }

    private Loaded load(DirectoryLook now) {
        Map<String, PackageReading> read = read(now);
        List<PackageReading> all = PackageReader.together(
                now.packages().keySet().stream().map(read::get).toList());
        Loaded result = loaded.isEmpty()
                ? catalogue.load(problems, all)
                : catalogue.follow(problems, all, changed(all), gone(all));
        Map<String, Served> serving = new HashMap<>();
        all.forEach(reading -> reading.problem()
                .filter(problem -> !result.broken().contains(reading.name()))
                .ifPresent(problem -> serving.put(reading.name(), served(problem))));
        // A package that broke keeps its last good version: it is remembered whose directory it is.
        result.broken()
                .forEach(name -> Optional.ofNullable(served.get(name)).ifPresent(last -> serving.put(name, last)));
        readings = read;
        served = serving;
        loaded = Optional.of(now);
        return result;
    }

    /** On all cores: the first page of a server waits for it. */
    private Map<String, PackageReading> read(DirectoryLook now) {
        Map<String, CompletableFuture<PackageReading>> begun = new HashMap<>();
        try (ExecutorService threads =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            for (String name : now.packages().keySet()) {
                begun.put(name, CompletableFuture.supplyAsync(() -> read(name, now), threads));
            }
        }
        Map<String, PackageReading> read = new HashMap<>();
        begun.forEach((name, reading) -> read.put(name, reading.join()));
        return read;
    }

    private PackageReading read(String name, DirectoryLook now) {
        PackageReading known = readings.get(name);
        return known == null || now.differsFrom(loaded, name) ? reader.read(problems.resolve(name)) : known;
    }

    private Set<String> changed(List<PackageReading> all) {
        return all.stream()
                .filter(reading -> reading.problem()
                        .filter(problem -> !Objects.equals(served.get(reading.name()), served(problem)))
                        .isPresent())
                .map(PackageReading::name)
                .collect(Collectors.toSet());
    }

    /** The keys of problems that were published from here and that no directory here is about any more. */
    private Set<String> gone(List<PackageReading> all) {
        Set<String> there = all.stream()
                .flatMap(reading -> reading
                        .problem()
                        .map(problem -> problem.frontMatter().problemId())
                        .or(() ->
                                Optional.ofNullable(served.get(reading.name())).map(Served::key))
                        .stream())
                .collect(Collectors.toSet());
        return served.values().stream()
                .map(Served::key)
                .filter(key -> !there.contains(key))
                .collect(Collectors.toSet());
    }

    private static Served served(ProblemPackage problem) {
        return new Served(problem.frontMatter().problemId(), problem.hash());
    }
}

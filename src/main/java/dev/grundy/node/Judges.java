package dev.grundy.node;

import dev.grundy.judging.Judge;
import dev.grundy.judging.compile.FastStartConfig;
import dev.grundy.judging.host.JavaHomes;
import dev.grundy.judging.workshop.Workshop;
import dev.grundy.kernel.MemorySize;
import dev.grundy.language.Availability;
import dev.grundy.language.Language;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.sandbox.Cells;
import dev.grundy.sandbox.Eviction;
import dev.grundy.sandbox.Host;
import dev.grundy.sandbox.HostFinding;
import dev.grundy.sandbox.SandboxException;
import dev.grundy.sandbox.Store;
import dev.grundy.work.roster.NodeDescription.NodeLanguage;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/** What judging takes on this host: cells, caches, languages. Closing it ends the cells. */
final class Judges implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Judges.class);
    private static final int EVERY_MINUTES = 10;

    private final ScheduledExecutorService evictions = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("cache eviction").factory());
    private final Cells cells;
    private final Workshop workshop;
    private final Judge judge;
    private final PackageCache packages;
    private final PackageWork work;
    private final SearchWork search;

    private Judges(Cells cells, Workshop workshop, PackageCache packages, FreeSpace space) {
        this.cells = cells;
        this.workshop = workshop;
        this.judge = new Judge(workshop);
        this.packages = packages;
        this.work = new PackageWork(judge, packages, workshop.toolchains().languages(), space);
        this.search = new PackageSearch(workshop, packages, work::languages);
    }

    /**
     * @param host      that may judge
     * @param space where programs and tests are kept from one start to the next
     * @throws SandboxException if no cell can be made
     */
    static Judges open(Host host, FreeSpace space, PackageCache packages, FastStartConfig fastStart) {
        Path directory = space.directory();
        Store store = new Store(directory.resolve("store"));
        Cells cells = new Cells(host.config(store, directory.resolve("run"), JavaHomes.outsideOfUsr()));
        return new Judges(cells, Workshop.open(cells, store, fastStart), packages, space);
    }

    Judge judge() {
        return judge;
    }

    Work work() {
        return work;
    }

    FreshTests.Maker freshMaker() {
        return new FreshTests.Maker() {
            @Override
            public boolean hasFresh(LiveVersion version) {
                ProblemPackage problem = packages.get(version.id(), version.hash());
                return !problem.practice().fresh().isEmpty() && !problem.type().scoring();
            }

            @Override
            public void make(LiveVersion version, long seed) {
                judge.prepareFresh(packages.get(version.id(), version.hash()), seed);
            }
        };
    }

    SearchWork search() {
        return search;
    }

    int cells() {
        return cells.size();
    }

    /** Tries every offered language; each is used from the moment it is found to work. */
    List<NodeLanguage> tryLanguages() {
        List<NodeLanguage> tried = new ArrayList<>();
        for (Language language : workshop.toolchains().languages().offered()) {
            tried.add(tryLanguage(language));
        }
        return tried;
    }

    private NodeLanguage tryLanguage(Language language) {
        try {
            return switch (workshop.toolchains().of(language)) {
                case Availability.Present present -> {
                    work.canUse(language);
                    yield new NodeLanguage(language.id(), workshop.toolchains().version(language), "");
                }
                case Availability.Absent absent ->
                    new NodeLanguage(language.id(), "", absent.reason() + "; " + absent.cure());
            };
        } catch (SandboxException e) {
            // What fails for one language may well work for the others.
            return new NodeLanguage(language.id(), "", "cannot be run in a cell: " + e.getMessage());
        }
    }

    /** From now on evicts what was not used for longest, whenever the caches hold more. */
    void keepWithin(MemorySize most, Clock clock) {
        Eviction eviction = new Eviction(workshop.store(), most, clock);
        eviction(eviction);
        evictions.scheduleWithFixedDelay(() -> eviction(eviction), EVERY_MINUTES, EVERY_MINUTES, TimeUnit.MINUTES);
    }

    private static void eviction(Eviction eviction) {
        try {
            int gone = eviction.run();
            LOG.debugf("%d cached entries evicted", gone);
        } catch (RuntimeException e) {
            LOG.warnf(
                    "The caches could not be looked through: %s",
                    e.getMessage()); // it would otherwise be the last time
        }
    }

    /** Starts what makes many judgings faster; takes seconds, and nothing waits for it. */
    void warmUp() {
        workshop.warmUp();
    }

    /** What the host offers, one line for each thing that was looked for. */
    static List<String> lines(Host host) {
        return host.report().findings().stream().map(Judges::line).toList();
    }

    private static String line(HostFinding finding) {
        String state = finding.name() + ": " + finding.state().label() + ", " + finding.found();
        return finding.state() == HostFinding.State.GOOD
                ? state
                : state + "; " + finding.meaning() + "; " + finding.cure();
    }

    @Override
    public void close() {
        evictions.shutdownNow();
        workshop.close();
        cells.close();
    }
}

package dev.grundy.submission.worker;

import dev.grundy.judging.JavaHomes;
import dev.grundy.judging.FastStartConfig;
import dev.grundy.judging.Judge;
import dev.grundy.judging.Workshop;
import dev.grundy.language.Availability;
import dev.grundy.language.Language;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.sandbox.Cells;
import dev.grundy.sandbox.Host;
import dev.grundy.sandbox.HostFinding;
import dev.grundy.sandbox.SandboxException;
import dev.grundy.sandbox.Store;
import dev.grundy.submission.node.NodeDescription.NodeLanguage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What judging takes on this host: cells, caches, languages. Closing it ends the cells. */
final class Judges implements AutoCloseable {
    private final Cells cells;
    private final Workshop workshop;
    private final Judge judge;
    private final PackageCache packages;
    private final PackageWork work;
    private final SearchWork search;

    private Judges(Cells cells, Workshop workshop, PackageCache packages) {
        this.cells = cells;
        this.workshop = workshop;
        this.judge = new Judge(workshop);
        this.packages = packages;
        this.work = new PackageWork(judge, packages, workshop.toolchains().languages());
        this.search = new PackageSearch(workshop, packages, work::languages);
    }

    /**
     * @param host      of which the walls stand
     * @param directory where programs and tests are kept from one start to the next
     * @throws SandboxException if no cell can be made
     */
    static Judges open(Host host, Path directory, PackageCache packages, FastStartConfig fastStart) {
        Store store = new Store(directory.resolve("store"));
        Cells cells = new Cells(host.config(store, directory.resolve("run"), JavaHomes.outsideOfUsr()));
        return new Judges(cells, Workshop.open(cells, store, fastStart), packages);
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
            switch (workshop.toolchains().of(language)) {
                case Availability.Present present -> {
                    work.canUse(language);
                    tried.add(new NodeLanguage(language.id(), workshop.toolchains().version(language), ""));
                }
                case Availability.Absent absent ->
                        tried.add(new NodeLanguage(language.id(), "", absent.reason() + "; " + absent.cure()));
            }
        }
        return tried;
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
        return finding.state() == HostFinding.State.GOOD ? state : state + "; " + finding.meaning() + "; " + finding.cure();
    }

    @Override
    public void close() {
        workshop.close();
        cells.close();
    }
}

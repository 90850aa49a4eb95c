package dev.grundy.app.node;

import dev.grundy.app.node.handler.SubmittedPrograms;
import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.format.language.Availability;
import dev.grundy.format.language.Language;
import dev.grundy.judge.compile.FastStartConfig;
import dev.grundy.judge.host.JavaHomes;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.judging.Judge;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Eviction;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.sandbox.host.HostFinding;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.problem.catalogue.PackageCache;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jboss.logging.Logger;

/** The resources that judging takes on this host: cells, caches, languages. Closing it ends the cells. */
final class JudgeResources implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(JudgeResources.class);
    private static final Duration EVERY = Duration.ofMinutes(10);

    private static final String NOT_CHOSEN = "grundy.judge.languages of this node does not name it";

    private final Cells cells;
    private final Workshop workshop;
    private final Judge judge;
    private final SubmittedPrograms programs;
    private Optional<BackgroundLoop> evictions = Optional.empty();

    private JudgeResources(Cells cells, Workshop workshop, PackageCache packages) {
        this.cells = cells;
        this.workshop = workshop;
        this.judge = new Judge(workshop);
        this.programs = new SubmittedPrograms(packages, workshop.toolchains().languages());
    }

    /**
     * @param host      that may judge
     * @param space where programs and tests are kept from one start to the next
     * @throws SandboxException if no cell can be made
     */
    static JudgeResources open(Host host, FreeSpace space, PackageCache packages, FastStartConfig fastStart) {
        Path directory = space.directory();
        Store store = new Store(directory.resolve("store"));
        Cells cells = new Cells(host.config(store, directory.resolve("run"), JavaHomes.outsideOfUsr()));
        return new JudgeResources(cells, Workshop.open(cells, store, fastStart), packages);
    }

    Judge judge() {
        return judge;
    }

    Workshop workshop() {
        return workshop;
    }

    SubmittedPrograms programs() {
        return programs;
    }

    int cells() {
        return cells.size();
    }

    /**
     * Tries every offered language that is not known to work, those first that are not compiled, for they are found to work in no time.
     *
     * @param known         the result of the last time; empty at first
     * @param chosen        ids of those that this node is to judge; empty for all whose tools it has
     * @param usable        called when one was found to work; it is used from then on
     * @param beforeCompiling called before one that is compiled is tried, which takes seconds of CPU time; may wait
     * @return the result for each language, in the order in which they are offered
     */
    List<NodeLanguage> tryLanguages(
            List<NodeLanguage> known, Optional<List<String>> chosen, Runnable usable, Runnable beforeCompiling) {
        List<Language> offered = workshop.toolchains().languages().offered();
        Map<String, NodeLanguage> tried = new HashMap<>();
        known.stream().filter(NodeLanguage::works).forEach(language -> tried.put(language.id(), language));
        workshop.toolchains().forgetAbsent();
        offered.stream().sorted(Comparator.comparing(Language::isCompiled)).forEach(language -> {
            if (tried.containsKey(language.id())) {
                return;
            }
            if (chosen.isPresent() && !chosen.get().contains(language.id())) {
                tried.put(language.id(), new NodeLanguage(language.id(), "", NOT_CHOSEN));
                return;
            }
            if (language.isCompiled()) {
                beforeCompiling.run();
            }
            tried.put(language.id(), tryLanguage(language, usable));
        });
        return offered.stream()
                .map(language -> Objects.requireNonNull(tried.get(language.id())))
                .toList();
    }

    private NodeLanguage tryLanguage(Language language, Runnable usable) {
        try {
            return switch (workshop.toolchains().of(language)) {
                case Availability.Present present -> {
                    programs.canUse(language);
                    usable.run();
                    yield new NodeLanguage(language.id(), workshop.toolchains().version(language), "");
                }
                case Availability.Absent absent ->
                    new NodeLanguage(language.id(), "", absent.reason() + "; " + absent.cure());
            };
        } catch (SandboxException | JudgeException | UncheckedIOException e) {
            // A failure for one language, such as a full disk, says nothing about the others.
            return new NodeLanguage(language.id(), "", "cannot be run in a cell: " + e.getMessage());
        }
    }

    /** From now on evicts what was not used for longest, whenever the caches hold more. */
    void keepWithin(MemorySize most, Clock clock) {
        Eviction eviction = new Eviction(workshop.store(), most, clock);
        evictions = Optional.of(new BackgroundLoop(
                        "cache eviction", EVERY, () -> LOG.debugf("%d cached entries evicted", eviction.run()))
                .start());
    }

    /** Starts what makes many judgings faster; takes seconds, and nothing waits for it. */
    void warmUp() {
        workshop.warmUp();
    }

    /** The features of the host, one line for each that was looked for. */
    static List<String> lines(Host host) {
        return host.report().findings().stream().map(JudgeResources::line).toList();
    }

    private static String line(HostFinding finding) {
        String state = finding.name() + ": " + finding.state().label() + ", " + finding.found();
        return finding.state() == HostFinding.State.GOOD
                ? state
                : state + "; " + finding.meaning() + "; " + finding.cure();
    }

    @Override
    public void close() {
        evictions.ifPresent(BackgroundLoop::stop);
        workshop.close();
        cells.close();
    }
}

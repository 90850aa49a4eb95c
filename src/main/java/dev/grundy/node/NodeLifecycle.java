package dev.grundy.node;

import dev.grundy.database.Notifications;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.sandbox.Host;
import dev.grundy.sandbox.SandboxException;
import dev.grundy.submission.fresh.FreshSeedRepository;
import dev.grundy.submission.queue.JudgeQueue;
import dev.grundy.submission.search.SearchQueue;
import dev.grundy.work.JudgingMeter;
import dev.grundy.work.roster.NodeDescription;
import dev.grundy.work.roster.NodeDescription.NodeLanguage;
import dev.grundy.work.roster.NodeRepository;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Starts what the node's role asks for, and stops it in order. Judging starts in the background: the first start tries
 * every language, and pages need not wait for that.
 */
@ApplicationScoped
class NodeLifecycle {
    private static final Logger LOG = Logger.getLogger(NodeLifecycle.class);
    private static final int AFTER_THE_CATALOGUE = Interceptor.Priority.APPLICATION + 500;

    private static final Duration FRESH_POLL = Duration.ofSeconds(5);

    private final NodeConfig config;
    private final JudgeQueue queue;
    private final SearchQueue searches;
    private final FreshSeedRepository freshSeeds;
    private final NodeRepository nodes;
    private final PackageCache packages;
    private final CatalogueRepository catalogue;
    private final Notifications notifications;
    private final JudgingMeter meter;
    private final Clock clock;
    private final SecureRandom random;
    private final Object starting = new Object();
    private Optional<NodePresence> presence = Optional.empty();
    private Optional<Judges> judges = Optional.empty();
    private Optional<JudgeNode> judging = Optional.empty();
    private Optional<Searcher> searcher = Optional.empty();
    private volatile boolean stopped;

    NodeLifecycle(
            NodeConfig.Source config,
            JudgeQueue queue,
            SearchQueue searches,
            FreshSeedRepository freshSeeds,
            NodeRepository nodes,
            PackageCache packages,
            CatalogueRepository catalogue,
            Notifications notifications,
            JudgingMeter meter,
            Clock clock,
            SecureRandom random) {
        this.config = config.config();
        this.queue = queue;
        this.searches = searches;
        this.freshSeeds = freshSeeds;
        this.nodes = nodes;
        this.packages = packages;
        this.catalogue = catalogue;
        this.notifications = notifications;
        this.meter = meter;
        this.clock = clock;
        this.random = random;
    }

    void start(@Observes @Priority(AFTER_THE_CATALOGUE) StartupEvent event) {
        NodePresence told = new NodePresence(
                nodes, new NodeDescription(NodeName.ofThisProcess(), config.role(), 0, List.of(), List.of()));
        presence = Optional.of(told);
        told.start();
        if (config.role().judges()) {
            Thread.ofPlatform().daemon().name("judge start").start(() -> startJudging(told));
        }
    }

    void stop(@Observes @Priority(AFTER_THE_CATALOGUE) ShutdownEvent event) {
        stopped = true;
        synchronized (starting) {
            searcher.ifPresent(Searcher::stop);
            judging.ifPresent(node -> node.drain(config.drain()));
            judges.ifPresent(Judges::close);
        }
        presence.ifPresent(NodePresence::close);
    }

    private void startJudging(NodePresence told) {
        Host host = host();
        List<String> lines = Judges.lines(host);
        if (!host.mayJudge()) {
            told.becomes(description(0, List.of(), lines), Optional.empty());
            LOG.error("This node judges nothing: walls are missing. ./grundy doctor tells which, and the cure");
            return;
        }
        try {
            Judges opened = open(host, told, lines);
            List<NodeLanguage> languages = opened.tryLanguages();
            told.becomes(description(opened.cells(), languages, lines), judging);
            languages.stream()
                    .filter(language -> !language.works())
                    .forEach(language -> LOG.warnf("%s cannot be judged here: %s", language.id(), language.problem()));
            judging.ifPresent(JudgeNode::wake);
            opened.keepWithin(config.cache(), clock);
            opened.warmUp();
            prepareTests(opened);
            prepareFreshTests(opened);
        } catch (SandboxException e) {
            if (!stopped) {
                LOG.errorf("This node judges nothing: %s", e.getMessage());
            }
        } catch (RuntimeException e) {
            // The database goes with the application, whatever was about to be written.
            if (!stopped) {
                throw e;
            }
        }
    }

    private Host host() {
        Host found = Host.look(config.cellRunner());
        if (!config.unsafe()) {
            return found;
        }
        LOG.warn(
                "Started with --unsafe: submitted programs run even where walls are missing. Do not let strangers submit");
        return found.unsafe();
    }

    private Judges open(Host host, NodePresence told, List<String> lines) {
        synchronized (starting) {
            if (stopped) {
                throw new SandboxException("the node is stopping");
            }
            Judges opened = Judges.open(host, config.space(), packages, config.fastStart());
            JudgeNode node = new JudgeNode(told.description().name(), queue, opened.work(), meter, clock);
            judges = Optional.of(opened);
            judging = Optional.of(node);
            searcher = Optional.of(
                    new Searcher(told.description().name(), searches, opened.search(), node::awaitIdle, clock));
            notifications.add(new WakeOnQueued(node));
            node.start(config.workers().orElse(opened.cells()));
            searcher.ifPresent(Searcher::start);
            told.becomes(description(opened.cells(), List.of(), lines), judging);
            return opened;
        }
    }

    private void prepareTests(Judges opened) {
        if (!config.prepare()) {
            return;
        }
        for (LiveVersion version : catalogue.liveVersions()) {
            if (stopped) {
                return;
            }
            try {
                opened.judge().prepare(packages.get(version.id(), version.hash()));
            } catch (RuntimeException e) {
                if (!stopped) {
                    LOG.errorf("The tests of %s cannot be made: %s", version.displayId(), e.getMessage());
                }
            }
        }
    }

    /** Goes on as long as the node does: pools that submissions have drawn from are filled again in idle moments. */
    private void prepareFreshTests(Judges opened) {
        FreshTests fresh = new FreshTests(freshSeeds, opened.freshMaker(), random);
        while (config.prepare() && !stopped) {
            try {
                judging.orElseThrow().awaitIdle();
                if (!fresh.makeOne(catalogue.liveVersions())) {
                    Thread.sleep(FRESH_POLL);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (RuntimeException e) {
                if (!stopped) {
                    LOG.warnf("Fresh tests cannot be made ahead: %s", e.getMessage());
                }
            }
        }
    }

    private NodeDescription description(int cells, List<NodeLanguage> languages, List<String> host) {
        return new NodeDescription(presence.orElseThrow().description().name(), config.role(), cells, languages, host);
    }

    /** Makes idle workers look at the queue. */
    private record WakeOnQueued(JudgeNode node) implements Notifications.Listener {
        @Override
        public void heard(String channel, String payload) {
            if (channel.equals(JudgeQueue.QUEUED)) {
                node.wake();
            }
        }

        @Override
        public void reconnected() {
            node.wake();
        }
    }
}

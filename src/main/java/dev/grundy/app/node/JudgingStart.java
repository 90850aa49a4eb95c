package dev.grundy.app.node;

import dev.grundy.base.database.Notifications;
import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkNode;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.WorkSetting;
import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.base.tracing.Tracing;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.submission.status.VerdictMeter;
import jakarta.inject.Singleton;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Makes this process a judge: cells, languages, workers, tests made ahead. In the background, since the first start tries every
 * language and pages need not wait for that. Thread-safe.
 */
@Singleton
final class JudgingStart {
    private static final Logger LOG = Logger.getLogger(JudgingStart.class);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(20);
    private static final Duration BETWEEN_TRIES = Duration.ofMinutes(10);

    private final NodeConfig config;
    private final NodePresence presence;
    private final PackageCache packages;
    private final WorkQueue queue;
    private final JudgeDuties duties;
    private final VerdictMeter meter;
    private final TestPreparation preparation;
    private final Notifications notifications;
    private final Tracing tracing;
    private final Clock clock;
    private final Object starting = new Object();
    private Optional<Running> running = Optional.empty();
    private Optional<BackgroundLoop> retries = Optional.empty();
    private volatile boolean stopped;
    /** Every language was tried. */
    private volatile boolean started;
    /** Of the cells alone: what the disk has room for is looked up when somebody asks. */
    private volatile NodeReadiness cells = NodeReadiness.STARTING;

    JudgingStart(
            NodeConfig.Source config,
            NodePresence presence,
            PackageCache packages,
            WorkQueue queue,
            JudgeDuties duties,
            VerdictMeter meter,
            TestPreparation preparation,
            Notifications notifications,
            Tracing tracing,
            Clock clock) {
        this.config = config.config();
        this.presence = presence;
        this.packages = packages;
        this.queue = queue;
        this.duties = duties;
        this.meter = meter;
        this.preparation = preparation;
        this.notifications = notifications;
        this.tracing = tracing;
        this.clock = clock;
    }

    private record Running(JudgeResources judges, WorkNode node) {}

    void begin() {
        Thread.ofPlatform().daemon().name("judge start").start(this::startUnlessStopped);
    }

    /** Whether work can be taken now; {@link NodeReadiness#STARTING} also where judging was never begun. */
    NodeReadiness standing() {
        if (stopped) {
            return NodeReadiness.STOPPING;
        }
        return cells == NodeReadiness.READY && config.space().shortage().isPresent() ? NodeReadiness.DISK_FULL : cells;
    }

    /** Takes nothing new, waits for what runs, ends the cells. */
    void end() {
        stopped = true;
        synchronized (starting) {
            retries.ifPresent(BackgroundLoop::stop);
            running.ifPresent(open -> {
                open.node().drain(config.drain());
                open.judges().close();
            });
        }
    }

    private void startUnlessStopped() {
        try {
            start();
        } catch (SandboxException e) {
            cells = NodeReadiness.NO_WALLS;
            if (!stopped) {
                LOG.errorf("This node judges nothing: %s", e.getMessage());
            }
        } catch (RuntimeException e) {
            // The database goes with the application, and with it what was about to be written.
            if (!stopped) {
                throw e;
            }
        }
    }

    private void start() {
        Host host = host();
        List<String> lines = JudgeResources.lines(host);
        if (!host.mayJudge()) {
            presence.becomes(0, List.of(), lines);
            cells = NodeReadiness.NO_WALLS;
            LOG.error("This node judges nothing: walls are missing. ./grundy doctor tells which, and the cure");
            return;
        }
        Running open = open(host, lines);
        JudgeResources judges = open.judges();
        LanguageTrials trials = new LanguageTrials(
                judges.workshop().toolchains().languages(),
                known -> judges.tryLanguages(
                        known, config.languages(), open.node()::wake, () -> letOthersGoFirst(open.node())),
                languages -> become(open, languages, lines));
        trials.tryMissing();
        keepTrying(trials);
        if (config.prepare()) {
            preparation.makeFixed(judges.judge().preemptible(), () -> stopped, () -> letOthersGoFirst(open.node()));
        }
    }

    /** A language that is found later is made faster, too. */
    private void become(Running open, List<NodeLanguage> languages, List<String> lines) {
        presence.becomes(open.judges().cells(), languages, lines);
        started = true;
        letOthersGoFirst(open.node());
        warmUp(open.judges());
    }

    private void keepTrying(LanguageTrials trials) {
        synchronized (starting) {
            if (!stopped) {
                retries = Optional.of(
                        new BackgroundLoop("language retry", BETWEEN_TRIES, trials::tryMissing).startAfterPause());
            }
        }
    }

    private void warmUp(JudgeResources judges) {
        try {
            judges.warmUp();
        } catch (SandboxException | JudgeException | UncheckedIOException e) {
            // A language that could not be tried fails here once more. The others work, only slower.
            if (!stopped) {
                LOG.warnf("Judging here stays slower than it could be: %s", e.getMessage());
            }
        }
    }

    /** Somebody waits for a verdict, or for the reason. Where somebody always does, preparations make that shorter in the end. */
    private static void letOthersGoFirst(WorkNode node) {
        try {
            node.awaitNoneUpTo(Lane.SEARCH, LONGEST_WAIT);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SandboxException("interrupted while waiting for work that goes first", e);
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

    private Running open(Host host, List<String> lines) {
        synchronized (starting) {
            if (stopped) {
                throw new SandboxException("the node is stopping");
            }
            JudgeResources judges = JudgeResources.open(host, config.space(), packages, config.fastStart());
            WorkNode node = new WorkNode(new WorkSetting(
                    presence.name(), queue, duties.of(judges, config, () -> started), meter, tracing, clock));
            Running open = new Running(judges, node);
            running = Optional.of(open);
            // Before languages are tried: none works while the disk is full, and eviction makes room.
            judges.keepWithin(config.cache(), clock);
            notifications.add(new FollowQueue(node));
            node.start(config.workers().orElse(judges.cells()));
            presence.works(node);
            cells = NodeReadiness.READY;
            presence.becomes(judges.cells(), List.of(), lines);
            return open;
        }
    }

    /** Makes idle workers look at the queue, and those whose work was taken away give up. */
    private record FollowQueue(WorkNode node) implements Notifications.Listener {
        @Override
        public void heard(String channel, String payload) {
            if (channel.equals(WorkQueue.QUEUED)) {
                node.wake();
            } else if (channel.equals(WorkQueue.LOST)) {
                Notifications.id(payload).ifPresent(node::mayHaveLost);
            }
        }

        @Override
        public void reconnected() {
            node.wake();
        }
    }
}

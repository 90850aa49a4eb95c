package dev.grundy.submission;

import dev.grundy.database.DatabaseException;
import dev.grundy.database.Notifications;
import dev.grundy.kernel.BackgroundLoop;
import dev.grundy.work.WorkQueue;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/**
 * Streams of rendered fragments to the pages that watch a submission.
 *
 * <p>A notification marks a submission; once a quarter of a second the marked ones are read, rendered once and sent to all
 * who watch them. As the net, everything watched is looked at every other second. Each event's id is the revision it
 * shows, so that a stream that was cut goes on without repeating itself. Thread-safe.
 */
@ApplicationScoped
class LiveVerdicts {
    /** Name of the event that ends a stream. */
    static final String DONE = "done";

    private static final String FRAGMENT = "fragment";
    private static final Logger LOG = Logger.getLogger(LiveVerdicts.class);
    private static final Duration TICK = Duration.ofMillis(250);
    /** Every other second: a notification may be lost. */
    private static final int TICKS_PER_POLL = 8;
    /** Every ten seconds: a connection on which nothing is said for a minute is closed. */
    private static final int TICKS_PER_SIGN_OF_LIFE = 40;

    private final SubmissionRepository submissions;
    private final JudgingRepository judgings;
    private final SearchRepository searches;
    private final Notifications notifications;
    private final Sse sse;
    private final Map<Long, Set<Watcher>> watchers = new ConcurrentHashMap<>();
    private final Set<Long> marked = ConcurrentHashMap.newKeySet();
    private final BackgroundLoop ticker = new BackgroundLoop("live verdicts", TICK, this::tick);
    private long ticks;

    LiveVerdicts(
            SubmissionRepository submissions,
            JudgingRepository judgings,
            SearchRepository searches,
            Notifications notifications,
            Sse sse) {
        this.submissions = submissions;
        this.judgings = judgings;
        this.searches = searches;
        this.notifications = notifications;
        this.sse = sse;
    }

    @PostConstruct
    void start() {
        notifications.add(new Notifications.Listener() {
            @Override
            public void heard(String channel, String payload) {
                if (channel.equals(WorkQueue.CHANGED)) {
                    Topics.submission(payload).ifPresent(LiveVerdicts.this::mark);
                }
            }

            @Override
            public void reconnected() {
                marked.addAll(watchers.keySet());
            }
        });
        ticker.start();
    }

    @PreDestroy
    void stop() {
        ticker.stop();
    }

    /**
     * What is known now, unless that was seen already, and then every change until the last.
     *
     * @param part     of the page to follow
     * @param admin    whether faults of ours are told
     * @param lastSeen id of the last event that arrived in an earlier stream
     */
    Multi<OutboundSseEvent> follow(long submission, Part part, boolean admin, Optional<String> lastSeen) {
        return Multi.createFrom().emitter(emitter -> {
            Watcher watcher = new Watcher(part, admin, lastSeen.orElse(""), emitter);
            watchers.computeIfAbsent(submission, id -> ConcurrentHashMap.newKeySet())
                    .add(watcher);
            emitter.onTermination(() -> forget(submission, watcher));
            marked.add(submission);
        });
    }

    private void mark(long submission) {
        if (watchers.containsKey(submission)) {
            marked.add(submission);
        }
    }

    private void forget(long submission, Watcher watcher) {
        watchers.computeIfPresent(submission, (id, watching) -> {
            watching.remove(watcher);
            return watching.isEmpty() ? null : watching;
        });
    }

    private void tick() {
        ticks++;
        if (ticks % TICKS_PER_POLL == 0) {
            marked.addAll(watchers.keySet());
        }
        if (ticks % TICKS_PER_SIGN_OF_LIFE == 0) {
            giveSignOfLife();
        }
        for (Long submission : Set.copyOf(marked)) {
            marked.remove(submission);
            try {
                show(submission);
            } catch (DatabaseException e) {
                LOG.debugf("submission=%d: not shown now: %s", submission, e.getMessage());
            } catch (RuntimeException e) {
                // A page that cannot be rendered must not stop all the others.
                LOG.errorf(e, "submission=%d: its status cannot be shown", submission);
            }
        }
    }

    /** Comments, which whoever reads a stream skips. */
    private void giveSignOfLife() {
        OutboundSseEvent sign = sse.newEventBuilder().comment("waiting").build();
        watchers.values().forEach(watching -> watching.forEach(watcher -> watcher.emitter.emit(sign)));
    }

    private void show(long submission) {
        Set<Watcher> watching = watchers.getOrDefault(submission, Set.of());
        if (watching.isEmpty()) {
            return;
        }
        submissions
                .detail(submission)
                .ifPresent(detail -> watching.forEach(watcher -> show(shown(detail, watcher), watcher)));
    }

    private Shown shown(SubmissionDetail detail, Watcher watcher) {
        SubmissionSummary summary = detail.summary();
        return switch (watcher.part) {
            case STATUS -> {
                StatusView view =
                        new StatusView(detail, judgings.ahead(summary.status().judgingId()), watcher.admin);
                yield new Shown(
                        view.status().revision() + "-" + view.ahead(), view.isFinished(), LiveFragments.status(view));
            }
            case COUNTEREXAMPLE -> {
                SearchView view = new SearchView(
                        summary, searches.of(summary.id()), summary.status().isFinished(), watcher.admin);
                yield new Shown(view.revision(), view.isOver(), LiveFragments.counterexample(view));
            }
        };
    }

    private void show(Shown shown, Watcher watcher) {
        if (!shown.revision().equals(watcher.seen)) {
            watcher.seen = shown.revision();
            watcher.emitter.emit(
                    event(FRAGMENT, shown.revision(), shown.fragment().render()));
        }
        if (shown.last()) {
            watcher.emitter.emit(event(DONE, shown.revision(), ""));
            watcher.emitter.complete();
        }
    }

    private OutboundSseEvent event(String name, String id, String data) {
        return sse.newEventBuilder().name(name).id(id).data(data).build();
    }

    /** What can be followed by itself, so that what stands still is not touched. */
    enum Part {
        STATUS,
        COUNTEREXAMPLE
    }

    /** @param last whether nothing more will come */
    private record Shown(String revision, boolean last, TemplateInstance fragment) {}

    /** One open stream; {@code seen} belongs to the ticker's thread. */
    private static final class Watcher {
        private final Part part;
        private final boolean admin;
        private final MultiEmitter<? super OutboundSseEvent> emitter;
        private String seen;

        private Watcher(Part part, boolean admin, String seen, MultiEmitter<? super OutboundSseEvent> emitter) {
            this.part = part;
            this.admin = admin;
            this.seen = seen;
            this.emitter = emitter;
        }
    }
}

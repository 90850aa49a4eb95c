package dev.grundy.submission.page;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.people.account.Person;
import dev.grundy.submission.finding.FindingView;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.web.follow.FragmentEvents;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.HashMap;
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
    private static final Logger LOG = Logger.getLogger(LiveVerdicts.class);
    private static final Duration TICK = Duration.ofMillis(250);
    /** Every other second: a notification may be lost. */
    private static final int TICKS_PER_POLL = 8;
    /** Every ten seconds: a connection on which nothing is said for a minute is closed. */
    private static final int TICKS_PER_SIGN_OF_LIFE = 40;
    /** More than anybody has pages open; a page that is refused polls. */
    static final int MOST_STREAMS = 24;

    private final SubmissionRepository submissions;
    private final StatusViews views;
    private final Notifications notifications;
    private final FragmentEvents events;
    private final Map<Long, Set<Watcher>> watchers = new ConcurrentHashMap<>();
    private final Map<Long, Integer> streams = new ConcurrentHashMap<>();
    private final Set<Long> marked = ConcurrentHashMap.newKeySet();
    private final BackgroundLoop ticker = new BackgroundLoop("live verdicts", TICK, this::tick);
    private long ticks;

    LiveVerdicts(
            SubmissionRepository submissions, StatusViews views, Notifications notifications, FragmentEvents events) {
        this.submissions = submissions;
        this.views = views;
        this.notifications = notifications;
        this.events = events;
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
     * @param person   who follows; an admin is told faults of ours
     * @param lastSeen id of the last event that arrived in an earlier stream
     * @throws TooManyStreamsException if the person follows too much already
     */
    Multi<OutboundSseEvent> follow(long submission, Part part, Person person, Optional<String> lastSeen) {
        long account = person.accountId();
        PageLanguage language = ReaderLanguage.now();
        open(account);
        return Multi.createFrom().emitter(emitter -> {
            Watcher watcher = new Watcher(new Audience(part, person.isAdmin(), language), lastSeen.orElse(""), emitter);
            remember(submission, watcher);
            emitter.onTermination(() -> {
                forget(submission, watcher);
                close(account);
            });
            marked.add(submission);
        });
    }

    private void open(long account) {
        streams.merge(account, 1, Integer::sum);
        if (streams.getOrDefault(account, 0) > MOST_STREAMS) {
            close(account);
            throw new TooManyStreamsException();
        }
    }

    private void close(long account) {
        streams.computeIfPresent(account, (id, open) -> open == 1 ? null : open - 1);
    }

    private void mark(long submission) {
        if (watchers.containsKey(submission)) {
            marked.add(submission);
        }
    }

    /** Within the map's own turn: else {@link #forget} might take the set away meanwhile. */
    private void remember(long submission, Watcher watcher) {
        watchers.compute(submission, (id, watching) -> {
            Set<Watcher> all = watching == null ? ConcurrentHashMap.newKeySet() : watching;
            all.add(watcher);
            return all;
        });
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

    /** Comments, which readers of a stream skip. */
    private void giveSignOfLife() {
        OutboundSseEvent sign = events.signOfLife();
        watchers.values().forEach(watching -> watching.forEach(watcher -> watcher.emitter.emit(sign)));
    }

    private void show(long submission) {
        Set<Watcher> watching = watchers.getOrDefault(submission, Set.of());
        if (watching.isEmpty()) {
            return;
        }
        submissions.detail(submission).ifPresent(detail -> {
            // Asked and rendered once for all who are shown the same, however many they are.
            Map<Audience, Shown> shown = new HashMap<>();
            watching.forEach(watcher -> show(
                    shown.computeIfAbsent(
                            watcher.audience,
                            audience -> ReaderLanguage.in(audience.language(), () -> shown(detail, audience))),
                    watcher));
        });
    }

    private Shown shown(SubmissionDetail detail, Audience audience) {
        return switch (audience.part()) {
            case Part.Whole.STATUS -> {
                StatusView view = views.status(detail, audience.admin());
                String revision = view.status().revision() + "-" + view.ahead().revision()
                        + view.judges().revision();
                yield new Shown(
                        revision,
                        view.isOver(),
                        events.fragment(revision, LiveFragments.status(view).render()));
            }
            case Part.Found(FindingKind kind) -> {
                FindingView<?> view = views.finding(kind, detail.summary(), audience.admin());
                yield new Shown(view.revision(), view.isOver(), events.fragment(view.revision(), view.html()));
            }
            case Part.Whole.AGAIN ->
                views.again(detail.summary(), audience.admin())
                        .map(view -> new Shown(
                                view.revision(),
                                !view.isWaiting(),
                                events.fragment(
                                        view.revision(),
                                        LiveFragments.again(view).render())))
                        // Another verdict counts by now.
                        .orElseGet(() -> new Shown("over", true, events.fragment("over", "")));
            case Part.Whole.STATE -> {
                JudgingStatus status = detail.summary().status();
                yield new Shown(
                        status.revision(),
                        status.isOver(),
                        events.state(status.revision(), ApiSubmission.of(detail.summary())));
            }
        };
    }

    private void show(Shown shown, Watcher watcher) {
        if (!shown.revision().equals(watcher.seen)) {
            watcher.seen = shown.revision();
            watcher.emitter.emit(shown.event());
        }
        if (shown.last()) {
            watcher.emitter.emit(events.done(shown.revision()));
            watcher.emitter.complete();
        }
    }

    /** What can be followed by itself, so that what stands still is not touched. */
    sealed interface Part {
        enum Whole implements Part {
            STATUS,
            /** What the live version says of an accepted program. */
            AGAIN,
            /** As the API tells it. */
            STATE
        }

        record Found(FindingKind kind) implements Part {}
    }

    /** @param admin whether faults of ours are told */
    private record Audience(Part part, boolean admin, PageLanguage language) {}

    /** @param last whether nothing more will come */
    private record Shown(String revision, boolean last, OutboundSseEvent event) {}

    /** One open stream; {@code seen} belongs to the ticker's thread. */
    private static final class Watcher {
        private final Audience audience;
        private final MultiEmitter<? super OutboundSseEvent> emitter;
        private String seen;

        private Watcher(Audience audience, String seen, MultiEmitter<? super OutboundSseEvent> emitter) {
            this.audience = audience;
            this.seen = seen;
            this.emitter = emitter;
        }
    }
}

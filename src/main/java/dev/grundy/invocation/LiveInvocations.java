package dev.grundy.invocation;

import dev.grundy.database.DatabaseException;
import dev.grundy.database.Notifications;
import dev.grundy.kernel.BackgroundLoop;
import dev.grundy.web.FragmentEvents;
import dev.grundy.web.PageLanguage;
import dev.grundy.web.ReaderLanguage;
import dev.grundy.work.WorkQueue;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;

/**
 * Streams of rendered fragments to the pages that watch a run. What a notification names is read, rendered and sent at once:
 * somebody waits for it. As the net, everything watched is looked at every other second. Thread-safe.
 */
@ApplicationScoped
class LiveInvocations {
    private static final Logger LOG = Logger.getLogger(LiveInvocations.class);
    private static final Pattern TOPIC = Pattern.compile("invocation/([0-9]{1,18})");
    private static final Duration NET = Duration.ofSeconds(2);
    /** More than anybody has pages open on one run; whoever is refused polls. */
    static final int MOST_STREAMS = 8;

    private final InvocationRepository invocations;
    private final InvocationViews views;
    private final Notifications notifications;
    private final FragmentEvents events;
    private final Map<Long, Set<Watcher>> watchers = new ConcurrentHashMap<>();
    private final BlockingQueue<Long> changed = new LinkedBlockingQueue<>();
    private final BackgroundLoop loop = new BackgroundLoop("live runs", Duration.ZERO, this::showNext);

    LiveInvocations(
            InvocationRepository invocations,
            InvocationViews views,
            Notifications notifications,
            FragmentEvents events) {
        this.invocations = invocations;
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
                    mark(payload);
                }
            }

            @Override
            public void reconnected() {
                changed.addAll(watchers.keySet());
            }
        });
        loop.start();
    }

    @PreDestroy
    void stop() {
        loop.stop();
    }

    /** Whether one more page may watch this run. */
    boolean hasRoom(long invocation) {
        return watchers.getOrDefault(invocation, Set.of()).size() < MOST_STREAMS;
    }

    /** What is known now, and then every change until the last. */
    Multi<OutboundSseEvent> follow(long invocation) {
        return follow(invocation, Optional.of(ReaderLanguage.now()));
    }

    /** The same as the API tells it. */
    Multi<OutboundSseEvent> followForPrograms(long invocation) {
        return follow(invocation, Optional.empty());
    }

    private Multi<OutboundSseEvent> follow(long invocation, Optional<PageLanguage> language) {
        return Multi.createFrom().emitter(emitter -> {
            Watcher watcher = new Watcher(language, emitter);
            watchers.computeIfAbsent(invocation, id -> ConcurrentHashMap.newKeySet())
                    .add(watcher);
            emitter.onTermination(() -> forget(invocation, watcher));
            changed.add(invocation);
        });
    }

    private void mark(String topic) {
        Matcher matcher = TOPIC.matcher(topic);
        if (matcher.matches() && watchers.containsKey(Long.valueOf(matcher.group(1)))) {
            changed.add(Long.valueOf(matcher.group(1)));
        }
    }

    private void forget(long invocation, Watcher watcher) {
        watchers.computeIfPresent(invocation, (id, watching) -> {
            watching.remove(watcher);
            return watching.isEmpty() ? null : watching;
        });
    }

    private void showNext() throws InterruptedException {
        Long next = changed.poll(NET.toMillis(), TimeUnit.MILLISECONDS);
        if (next == null) {
            OutboundSseEvent sign = events.signOfLife();
            watchers.values().forEach(watching -> watching.forEach(watcher -> watcher.emitter.emit(sign)));
            changed.addAll(watchers.keySet());
            return;
        }
        try {
            show(next);
        } catch (DatabaseException e) {
            LOG.debugf("invocation=%d: not shown now: %s", next, e.getMessage());
        }
    }

    private void show(long invocation) {
        Set<Watcher> watching = watchers.getOrDefault(invocation, Set.of());
        if (watching.isEmpty()) {
            return;
        }
        InvocationView view = invocations.byId(invocation).map(views::of).orElse(null);
        if (view == null) {
            watching.forEach(watcher -> watcher.emitter.complete());
            return;
        }
        Map<PageLanguage, String> html = new EnumMap<>(PageLanguage.class);
        watching.forEach(watcher -> {
            OutboundSseEvent event = watcher.language
                    .map(language ->
                            events.fragment(view.revision(), html.computeIfAbsent(language, one -> html(view, one))))
                    .orElseGet(() -> events.state(view.revision(), ApiRun.of(view.invocation())));
            show(view, event, watcher);
        });
    }

    private static String html(InvocationView view, PageLanguage language) {
        return ReaderLanguage.in(
                language, () -> InvocationPages.Templates.result(view).render());
    }

    private void show(InvocationView view, OutboundSseEvent event, Watcher watcher) {
        if (!view.revision().equals(watcher.seen)) {
            watcher.seen = view.revision();
            watcher.emitter.emit(event);
        }
        if (view.isOver()) {
            watcher.emitter.emit(events.done(view.revision()));
            watcher.emitter.complete();
        }
    }

    /** One open stream; {@code seen} belongs to the loop's thread, and the language is empty for a program's. */
    private static final class Watcher {
        private final Optional<PageLanguage> language;
        private final MultiEmitter<? super OutboundSseEvent> emitter;
        private String seen = "";

        private Watcher(Optional<PageLanguage> language, MultiEmitter<? super OutboundSseEvent> emitter) {
            this.language = language;
            this.emitter = emitter;
        }
    }
}

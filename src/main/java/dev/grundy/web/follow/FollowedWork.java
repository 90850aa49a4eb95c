package dev.grundy.web.follow;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.jboss.logging.Logger;

/**
 * Streams of rendered fragments to the pages that watch one kind of work. What a notification names is read, rendered and sent at once;
 * as the net, everything watched is looked at every other second. Thread-safe.
 */
public final class FollowedWork {
    private static final Logger LOG = Logger.getLogger(FollowedWork.class);
    private static final Duration NET = Duration.ofSeconds(2);

    private final String prefix;
    private final LongFunction<Optional<? extends Sight>> sights;
    private final Notifications notifications;
    private final FragmentEvents events;
    private final Map<Long, Set<Watcher>> watchers = new ConcurrentHashMap<>();
    private final BlockingQueue<Long> changed = new LinkedBlockingQueue<>();
    private final BackgroundLoop loop;

    /** What a page shows of a piece of work now. */
    public interface Sight {
        /** Changes whenever there is something new to show. */
        String revision();

        boolean isOver();

        /** The fragment, in the language of {@link ReaderLanguage}. */
        String html();

        /** The same as the API tells it; empty where programs have nothing to follow. */
        default Optional<Object> state() {
            return Optional.empty();
        }
    }

    /**
     * @param name   of what is followed; topics of notifications are it, a slash and the id
     * @param sights by id; empty for what is not there any more
     */
    public FollowedWork(
            String name,
            LongFunction<Optional<? extends Sight>> sights,
            Notifications notifications,
            FragmentEvents events) {
        this.prefix = name + "/";
        this.sights = sights;
        this.notifications = notifications;
        this.events = events;
        this.loop = new BackgroundLoop("live " + name + "s", Duration.ZERO, this::showNext);
    }

    /** The same for a kind of work, whose topics its notifications name. */
    public FollowedWork(
            Kind kind,
            LongFunction<Optional<? extends Sight>> sights,
            Notifications notifications,
            FragmentEvents events) {
        this(kind.name(), sights, notifications, events);
    }

    /** Once, before anybody follows. */
    public void start() {
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

    public void stop() {
        loop.stop();
    }

    /** What a stream would say now in the reader's language, for a page that polls; with a header once it is over. */
    public static Response now(Sight sight) {
        Response.ResponseBuilder answer = Response.ok(sight.html());
        return sight.isOver()
                ? answer.header(FragmentEvents.LIVE, FragmentEvents.DONE).build()
                : answer.build();
    }

    /** Whether fewer than that many streams show it. */
    public boolean hasRoom(long id, int most) {
        return watchers.getOrDefault(id, Set.of()).size() < most;
    }

    /** What is known now, and then every change until the last, in the reader's language. */
    public Multi<OutboundSseEvent> follow(long id) {
        return follow(id, Optional.of(ReaderLanguage.now()));
    }

    /** The same as {@link Sight#state} tells it. */
    public Multi<OutboundSseEvent> followForPrograms(long id) {
        return follow(id, Optional.empty());
    }

    private Multi<OutboundSseEvent> follow(long id, Optional<PageLanguage> language) {
        return Multi.createFrom().emitter(emitter -> {
            Watcher watcher = new Watcher(language, emitter);
            // Within the lock of the entry, or one that is just taken away would keep the newcomer.
            watchers.compute(id, (same, watching) -> {
                Set<Watcher> all = watching == null ? ConcurrentHashMap.newKeySet() : watching;
                all.add(watcher);
                return all;
            });
            emitter.onTermination(() -> forget(id, watcher));
            changed.add(id);
        });
    }

    private void mark(String topic) {
        String id = topic.startsWith(prefix) ? topic.substring(prefix.length()) : "";
        if (id.matches("[0-9]{1,18}") && watchers.containsKey(Long.valueOf(id))) {
            changed.add(Long.valueOf(id));
        }
    }

    private void forget(long id, Watcher watcher) {
        watchers.computeIfPresent(id, (same, watching) -> {
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
            LOG.debugf("%s%d: not shown now: %s", prefix, next, e.getMessage());
        } catch (RuntimeException e) {
            LOG.errorf(e, "%s%d: cannot be shown; those who follow it have to ask for the page", prefix, next);
            end(next);
        }
    }

    private void show(long id) {
        Set<Watcher> watching = watchers.getOrDefault(id, Set.of());
        if (watching.isEmpty()) {
            return;
        }
        Sight sight = sights.apply(id).orElse(null);
        if (sight == null) {
            end(id);
            return;
        }
        Map<Optional<PageLanguage>, OutboundSseEvent> told = new HashMap<>();
        watching.forEach(watcher ->
                show(sight, told.computeIfAbsent(watcher.language, one -> event(sight, one)), watcher));
    }

    private OutboundSseEvent event(Sight sight, Optional<PageLanguage> language) {
        return language.map(one -> events.fragment(sight.revision(), ReaderLanguage.in(one, sight::html)))
                .orElseGet(() -> events.state(sight.revision(), sight.state().orElseThrow()));
    }

    /** Without the last event: the follower is not told that it is over, and asks for the page instead. */
    private void end(long id) {
        watchers.getOrDefault(id, Set.of()).forEach(watcher -> watcher.emitter.complete());
    }

    private void show(Sight sight, OutboundSseEvent event, Watcher watcher) {
        if (!sight.revision().equals(watcher.seen)) {
            watcher.seen = sight.revision();
            watcher.emitter.emit(event);
        }
        if (sight.isOver()) {
            watcher.emitter.emit(events.done(sight.revision()));
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

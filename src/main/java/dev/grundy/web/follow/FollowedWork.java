package dev.grundy.web.follow;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.web.frame.ReaderLanguage;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.MultiEmitter;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Streams of rendered fragments to the pages that watch one kind of work. The work that a notification names is read once, rendered once for all who
 * are shown the same and have not seen it, and sent. As the net, everything watched is looked at every other second. One stream may carry several parts of a page.
 * Thread-safe.
 */
public final class FollowedWork {
    private static final Logger LOG = Logger.getLogger(FollowedWork.class);
    private static final Duration NET = Duration.ofSeconds(2);

    private final String prefix;
    private final Reading reading;
    private final Notifications notifications;
    private final FragmentEvents events;
    private final Map<Long, Set<Watcher>> watchers = new ConcurrentHashMap<>();
    private final BlockingQueue<Long> changed = new LinkedBlockingQueue<>();
    private final BackgroundLoop loop;
    private long lastNet = System.nanoTime();

    /** Reads a piece of work once for all its followers; empty where it is not there any more. */
    @FunctionalInterface
    public interface Reading {
        Optional<Function<Audience, ? extends Sight>> of(long id);
    }

    /**
     * @param name  of what is followed; topics of notifications are it, a slash and the id
     * @param pause between two looks: what changes many times a second is not rendered as often
     */
    public FollowedWork(
            String name, Duration pause, Reading reading, Notifications notifications, FragmentEvents events) {
        this.prefix = name + "/";
        this.reading = reading;
        this.notifications = notifications;
        this.events = events;
        this.loop = new BackgroundLoop("live " + name + "s", pause, this::showNext);
    }

    /**
     * Where only pages follow, and all are shown the same.
     *
     * @param fragments by id; empty for what is not there any more
     */
    public FollowedWork(
            String name,
            LongFunction<Optional<? extends Sight.Fragment>> fragments,
            Notifications notifications,
            FragmentEvents events) {
        this(
                name,
                Duration.ZERO,
                id -> fragments.apply(id).map(fragment -> audience -> fragment),
                notifications,
                events);
    }

    /** The same for a kind of work, whose topics its notifications name. */
    public FollowedWork(
            Kind kind,
            LongFunction<Optional<? extends Sight.Fragment>> fragments,
            Notifications notifications,
            FragmentEvents events) {
        this(kind.name(), fragments, notifications, events);
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

    /** The fragment that a stream would send now in the reader's language, for a page that polls; with a header once it is over. */
    public static Response now(Sight.Fragment fragment) {
        Response.ResponseBuilder answer = Response.ok(fragment.html());
        return fragment.isOver()
                ? answer.header(FragmentEvents.LIVE, FragmentEvents.DONE).build()
                : answer.build();
    }

    /** Whether fewer than that many streams show it. */
    public boolean hasRoom(long id, int most) {
        return watchers.getOrDefault(id, Set.of()).size() < most;
    }

    /** The present state, and then every change until the last, in the reader's language. */
    public Multi<OutboundSseEvent> follow(long id) {
        return follow(id, Set.of(Audience.Reader.now("", false)), "");
    }

    /** The same as {@link Sight.State} tells it. */
    public Multi<OutboundSseEvent> followForPrograms(long id) {
        return follow(id, Set.of(new Audience.Program()), "");
    }

    /**
     * Several parts in one stream, which ends with the last of them.
     *
     * @param seen revision that an earlier stream has told of the only part
     */
    public Multi<OutboundSseEvent> follow(long id, Set<? extends Audience> parts, String seen) {
        return Multi.createFrom().emitter(emitter -> {
            Watcher watcher = new Watcher(parts, seen, emitter);
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
        if (topic.startsWith(prefix)) {
            Notifications.id(topic.substring(prefix.length())).ifPresent(this::markWatched);
        }
    }

    private void markWatched(long id) {
        if (watchers.containsKey(id)) {
            changed.add(id);
        }
    }

    private void forget(long id, Watcher watcher) {
        watchers.computeIfPresent(id, (same, watching) -> {
            watching.remove(watcher);
            return watching.isEmpty() ? null : watching;
        });
    }

    private void showNext() throws InterruptedException {
        long wait = lastNet + NET.toNanos() - System.nanoTime();
        Long first = changed.poll(wait, TimeUnit.NANOSECONDS);
        Set<Long> marked = new LinkedHashSet<>();
        if (first != null) {
            marked.add(first);
        }
        if (System.nanoTime() - lastNet >= NET.toNanos()) {
            lastNet = System.nanoTime();
            OutboundSseEvent sign = events.signOfLife();
            watchers.values().forEach(watching -> watching.forEach(watcher -> watcher.emitter.emit(sign)));
            marked.addAll(watchers.keySet());
        }
        changed.drainTo(marked);
        marked.forEach(this::showOrEnd);
    }

    private void showOrEnd(long id) {
        try {
            show(id);
        } catch (DatabaseException e) {
            LOG.debugf("%s%d: not shown now: %s", prefix, id, e.getMessage());
        } catch (RuntimeException e) {
            LOG.errorf(e, "%s%d: cannot be shown; those who follow it have to ask for the page", prefix, id);
            end(id);
        }
    }

    private void show(long id) {
        Set<Watcher> watching = watchers.getOrDefault(id, Set.of());
        if (watching.isEmpty()) {
            return;
        }
        Function<Audience, ? extends Sight> sights = reading.of(id).orElse(null);
        if (sights == null) {
            end(id);
            return;
        }
        Look look = new Look(sights);
        watching.forEach(watcher -> show(watcher, look));
    }

    /** Without the last event: the follower is not told that it is over, and asks for the page instead. */
    private void end(long id) {
        watchers.getOrDefault(id, Set.of()).forEach(watcher -> watcher.emitter.complete());
    }

    private void show(Watcher watcher, Look look) {
        String last = "";
        for (Audience audience : Set.copyOf(watcher.seen.keySet())) {
            Sight now = look.sight(audience);
            String revision = now.revision();
            if (!revision.equals(watcher.seen.put(audience, revision))) {
                watcher.emitter.emit(look.event(audience));
            }
            if (now.isOver()) {
                watcher.seen.remove(audience);
                last = revision;
                if (!audience.part().isEmpty()) {
                    watcher.emitter.emit(events.done(audience.part(), revision));
                }
            }
        }
        if (watcher.seen.isEmpty()) {
            watcher.emitter.emit(events.done("", last));
            watcher.emitter.complete();
        }
    }

    /** One look at a piece of work. An event is rendered for the first follower who has not seen it. */
    private final class Look {
        private final Function<Audience, ? extends Sight> work;
        private final Map<Audience, Sight> sights = new HashMap<>();
        private final Map<Audience, OutboundSseEvent> rendered = new HashMap<>();

        private Look(Function<Audience, ? extends Sight> work) {
            this.work = work;
        }

        private Sight sight(Audience audience) {
            return sights.computeIfAbsent(audience, one -> in(one, () -> work.apply(one)));
        }

        private OutboundSseEvent event(Audience audience) {
            return rendered.computeIfAbsent(audience, one -> in(one, () -> render(one, sight(one))));
        }

        private OutboundSseEvent render(Audience audience, Sight sight) {
            return switch (sight) {
                case Sight.Fragment fragment -> events.fragment(audience.part(), fragment.revision(), fragment.html());
                case Sight.State state -> events.state(state.revision(), state.value());
            };
        }

        private static <T> T in(Audience audience, Supplier<T> told) {
            return switch (audience) {
                case Audience.Reader reader -> ReaderLanguage.in(reader.language(), told);
                case Audience.Program() -> told.get();
            };
        }
    }

    /** One open stream; {@code seen}, with the revision of each part that is not over, belongs to the loop's thread. */
    private static final class Watcher {
        private final Map<Audience, String> seen = new HashMap<>();
        private final MultiEmitter<? super OutboundSseEvent> emitter;

        private Watcher(Set<? extends Audience> parts, String seen, MultiEmitter<? super OutboundSseEvent> emitter) {
            parts.forEach(part -> this.seen.put(part, parts.size() == 1 ? seen : ""));
            this.emitter = emitter;
        }
    }
}

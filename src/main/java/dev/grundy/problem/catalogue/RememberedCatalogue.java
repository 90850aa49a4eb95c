package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.Remembered;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.interceptor.Interceptor;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;

/** Answers about the catalogue and what lies beside it, good for a moment, and forgotten when it changes on this node. Thread-safe. */
@ApplicationScoped
public class RememberedCatalogue {
    /** Problems and paths change seldom, and for this long another node may not know it. */
    private static final Duration REMEMBERED = Duration.ofSeconds(10);

    private final Clock clock;
    private final List<Remembered<?, ?>> all = new CopyOnWriteArrayList<>();

    RememberedCatalogue(Clock clock) {
        this.clock = clock;
    }

    /** A package is the live version of its problem once the transaction ends. */
    record WentLive() {}

    /** Room for answers, which is never given back: for what there is one of. */
    public <K, V> Remembered<K, V> room(int most) {
        Remembered<K, V> room = new Remembered<>(REMEMBERED, most, clock);
        all.add(room);
        return room;
    }

    public void forget() {
        all.forEach(Remembered::forgetAll);
    }

    /** After the paths and the lessons are loaded, which observe the same. */
    void forget(@Observes @Priority(Interceptor.Priority.LIBRARY_AFTER) CatalogueLoaded loaded) {
        Objects.requireNonNull(loaded);
        forget();
    }

    void forget(@Observes(during = TransactionPhase.AFTER_SUCCESS) WentLive problem) {
        Objects.requireNonNull(problem);
        forget();
    }
}

package dev.grundy.web.cache;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Pages that are good for a moment. When it is over, one who asks is sent to have the page made anew. The others get the old one for another moment
 * at most. When the pages take too much memory, those go first that were not asked for longest. Thread-safe.
 */
final class KeptPages {
    private static final int OVERHEAD = 500;

    private final Duration time;
    private final long mostBytes;
    private final InstantSource clock;
    private final Map<GuestAsks, Kept> pages = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;
    private long forgotten;

    /** @param time zero to keep nothing */
    KeptPages(Duration time, long mostBytes, InstantSource clock) {
        this.time = time;
        this.mostBytes = mostBytes;
        this.clock = clock;
    }

    /**
     * A page as it was sent.
     *
     * @param type the value of {@code Content-Type}
     * @param path of the endpoint, for the metrics; null if it has none
     */
    record Page(PageText text, String type, @Nullable String path) {}

    private static final class Kept {
        private final Page page;
        private final Instant made;
        private boolean isBeingRenewed;

        Kept(Page page, Instant made) {
            this.page = page;
            this.made = made;
        }
    }

    boolean keepNothing() {
        return time.isZero();
    }

    /** Empty if the page has to be made; its maker hands it in with {@link #keep}. */
    synchronized Optional<Page> find(GuestAsks asked) {
        Kept kept = pages.get(asked);
        if (kept == null) {
            return Optional.empty();
        }
        Instant now = clock.instant();
        if (now.isBefore(kept.made.plus(time))) {
            return Optional.of(kept.page);
        }
        if (kept.isBeingRenewed && now.isBefore(kept.made.plus(time.multipliedBy(2)))) {
            return Optional.of(kept.page);
        }
        kept.isBeingRenewed = true;
        return Optional.empty();
    }

    /** How often something was forgotten; asked for before a page is made. */
    synchronized long forgotten() {
        return forgotten;
    }

    /** @param before {@link #forgotten} before it was made: what has been forgotten since was made of older things */
    synchronized void keep(GuestAsks asked, Page page, long before) {
        if (before != forgotten || time.isZero()) {
            return;
        }
        remove(pages.remove(asked), asked);
        pages.put(asked, new Kept(page, clock.instant()));
        bytes += weight(asked, page);
        Iterator<Map.Entry<GuestAsks, Kept>> eldest = pages.entrySet().iterator();
        while (bytes > mostBytes && eldest.hasNext()) {
            Map.Entry<GuestAsks, Kept> entry = eldest.next();
            eldest.remove();
            remove(entry.getValue(), entry.getKey());
        }
    }

    /** Something has changed. */
    synchronized void forgetAll() {
        forgotten++;
        bytes = 0;
        pages.clear();
    }

    synchronized int size() {
        return pages.size();
    }

    private void remove(@Nullable Kept kept, GuestAsks asked) {
        if (kept != null) {
            bytes -= weight(asked, kept.page);
        }
    }

    private static int weight(GuestAsks asked, Page page) {
        return asked.bytes() + page.text().bytes() + OVERHEAD;
    }
}

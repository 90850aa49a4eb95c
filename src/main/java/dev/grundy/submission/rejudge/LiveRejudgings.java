package dev.grundy.submission.rejudge;

import dev.grundy.base.database.Notifications;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.follow.FragmentEvents;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;

/**
 * Streams of rendered fragments to the pages that watch a set. Its judgings tell of themselves to their submissions' pages and not
 * here, or a thousand of them would have it rendered a thousand times. It is looked at every other second. Thread-safe.
 */
@ApplicationScoped
class LiveRejudgings {
    private final FollowedWork live;

    LiveRejudgings(RejudgingRepository sets, Notifications notifications, FragmentEvents events) {
        this.live = new FollowedWork(
                "rejudging",
                id -> sets.find(id).map(set -> new RejudgingView(set, sets.items(id))),
                notifications,
                events);
    }

    @PostConstruct
    void start() {
        live.start();
    }

    @PreDestroy
    void stop() {
        live.stop();
    }

    /** The state known now, and then every change until the last, in the reader's language. */
    Multi<OutboundSseEvent> follow(long set) {
        return live.follow(set);
    }
}

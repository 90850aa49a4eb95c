package dev.grundy.submission.run;

import dev.grundy.base.database.Notifications;
import dev.grundy.web.follow.Audience;
import dev.grundy.web.follow.Audience.Program;
import dev.grundy.web.follow.Audience.Reader;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.follow.FragmentEvents;
import dev.grundy.web.follow.Sight;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.function.Function;

/** Streams of rendered fragments to the pages that watch a run, and of its state to programs. Thread-safe. */
@ApplicationScoped
class LiveInvocations {
    /** More than anybody has pages open on one run; a page that is refused polls. */
    static final int MOST_STREAMS = 8;

    private final FollowedWork live;

    LiveInvocations(
            InvocationRepository invocations,
            InvocationViews views,
            Notifications notifications,
            FragmentEvents events) {
        this.live = new FollowedWork(
                InvocationRepository.KIND.name(),
                Duration.ZERO,
                id -> invocations.byId(id).map(views::of).map(LiveInvocations::look),
                notifications,
                events);
    }

    private static Function<Audience, Sight> look(InvocationView view) {
        return audience -> switch (audience) {
            case Reader reader -> view;
            case Program() -> view.state();
        };
    }

    @PostConstruct
    void start() {
        live.start();
    }

    @PreDestroy
    void stop() {
        live.stop();
    }

    /** Whether one more page may watch this run. */
    boolean hasRoom(long invocation) {
        return live.hasRoom(invocation, MOST_STREAMS);
    }

    /** The state known now, and then every change until the last, in the reader's language. */
    Multi<OutboundSseEvent> follow(long invocation) {
        return live.follow(invocation);
    }

    /** The same as the API tells it. */
    Multi<OutboundSseEvent> followForPrograms(long invocation) {
        return live.followForPrograms(invocation);
    }
}

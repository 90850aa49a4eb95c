package dev.grundy.studio.proof;

import dev.grundy.base.database.Notifications;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.follow.FragmentEvents;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;

/** Streams of rendered fragments to the pages that watch a proof. Thread-safe. */
@ApplicationScoped
class LiveProofs {
    private final FollowedWork live;

    LiveProofs(ProofRepository proofs, ProofViews views, Notifications notifications, FragmentEvents events) {
        this.live = new FollowedWork(ProofRepository.KIND, id -> proofs.byId(id).map(views::of), notifications, events);
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
    Multi<OutboundSseEvent> follow(long proof) {
        return live.follow(proof);
    }
}

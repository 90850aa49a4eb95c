package dev.grundy.studio.archive;

import dev.grundy.base.database.Notifications;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.follow.FragmentEvents;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;

/** Streams of rendered fragments to the pages that watch an upload. Thread-safe. */
@ApplicationScoped
class LiveUploads {
    private final FollowedWork live;

    LiveUploads(UploadViews views, Notifications notifications, FragmentEvents events) {
        this.live = new FollowedWork(UploadRepository.KIND, id -> views.byId(id), notifications, events);
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
    Multi<OutboundSseEvent> follow(long upload) {
        return live.follow(upload);
    }
}

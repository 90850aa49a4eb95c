package dev.grundy.studio.archive;

import dev.grundy.base.queue.Ahead;
import dev.grundy.studio.upload.Upload;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.submission.status.JudgePresence;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Puts together an upload's views for pages and streams. Thread-safe. */
@ApplicationScoped
class UploadViews {
    private final UploadRepository uploads;
    private final JudgePresence judges;

    UploadViews(UploadRepository uploads, JudgePresence judges) {
        this.uploads = uploads;
        this.judges = judges;
    }

    Optional<UploadView> byId(long id) {
        return uploads.byId(id).map(this::of);
    }

    private UploadView of(Upload upload) {
        boolean waits = upload.state() instanceof Upload.Queued;
        return new UploadView(upload, waits ? uploads.ahead(upload.id()) : Ahead.NONE, judges.stateFor(waits));
    }
}

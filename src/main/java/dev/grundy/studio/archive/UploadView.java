package dev.grundy.studio.archive;

import dev.grundy.base.queue.Ahead;
import dev.grundy.studio.upload.Upload;
import dev.grundy.studio.upload.UploadProgress;
import dev.grundy.studio.upload.UploadReport;
import dev.grundy.submission.status.AheadInWords;
import dev.grundy.submission.status.JudgesState;
import dev.grundy.web.follow.Sight;
import java.util.Optional;

/**
 * An upload as its page shows it.
 *
 * @param ahead      the work before it in the queue; nothing unless it waits
 * @param judges     whether somebody is there who reads it, while it waits
 */
public record UploadView(Upload upload, Ahead ahead, JudgesState judges) implements Sight.Fragment {
    /** The work before it in the queue, in words; empty when there is none. */
    public String aheadInWords() {
        return AheadInWords.of(ahead);
    }

    @Override
    public boolean isOver() {
        return upload.isOver();
    }

    public boolean isQueued() {
        return upload.state() instanceof Upload.Queued;
    }

    /** How far it is; empty unless it is worked on. */
    public Optional<UploadProgress> progress() {
        return upload.state() instanceof Upload.Running(UploadProgress progress)
                ? Optional.of(progress)
                : Optional.empty();
    }

    /** The message about a fault of ours, where one ended the reading. */
    public Optional<String> failure() {
        return upload.state() instanceof Upload.Failed(String message) ? Optional.of(message) : Optional.empty();
    }

    public Optional<UploadReport> report() {
        return upload.report();
    }

    /** Whether there are files of which a working copy can be made. */
    public boolean isTakeable() {
        return upload.report().isPresent() && upload.kept().files() > 0;
    }

    @Override
    public String revision() {
        return switch (upload.state()) {
            case Upload.Queued() -> "queued-" + ahead.revision() + judges.revision();
            case Upload.Running(UploadProgress progress) -> "running-" + progress.step() + "-" + progress.done();
            case Upload.Failed failed -> "failed";
            case Upload.Read read -> "read";
        };
    }

    @Override
    public String html() {
        return UploadPages.Templates.uploadReport(this).render();
    }
}

package dev.grundy.studio.archive;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.studio.copy.Comparison;
import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.SaveResult;
import dev.grundy.studio.copy.SaveResult.Done;
import dev.grundy.studio.copy.SaveResult.Reason;
import dev.grundy.studio.copy.SaveResult.Refused;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioConfig;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopies.Created;
import dev.grundy.studio.copy.Writer;
import dev.grundy.studio.upload.Upload;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.studio.upload.UploadedFile;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Takes the files of uploads into working copies. Nothing of them is parsed here: a node has done that. Thread-safe. */
@ApplicationScoped
class Taking {
    private final UploadRepository uploads;
    private final WorkingCopies copies;
    private final StudioConfig config;
    private final AuditLog audit;

    Taking(UploadRepository uploads, WorkingCopies copies, StudioConfig config, AuditLog audit) {
        this.uploads = uploads;
        this.copies = copies;
        this.config = config;
        this.audit = audit;
    }

    /** Why no working copy can hold these files, any of them; to be asked before they are read. */
    Optional<Reason> obstacle(Upload upload) {
        if (upload.kept().files() > config.mostFiles()) {
            return Optional.of(Reason.STUDIO_TOO_MANY_FILES);
        }
        if (upload.kept().size().compareTo(MemorySize.ofMebibytes(config.largestCopyMebibytes())) > 0) {
            return Optional.of(Reason.STUDIO_COPY_TOO_LARGE);
        }
        return uploads.largest(upload.id()).compareTo(MemorySize.ofMebibytes(config.largestFileMebibytes())) > 0
                ? Optional.of(Reason.STUDIO_FILE_TOO_LARGE)
                : Optional.empty();
    }

    /** How its files differ from those of a copy; only where there is no obstacle. */
    Comparison compare(Upload upload, Snapshot copy) {
        return Comparison.of(files(upload), copy.files());
    }

    /** A new working copy of that name; answers its id, or why there is none. */
    @Transactional
    Created create(Upload upload, String name, Writer writer) {
        Optional<Reason> obstacle = obstacle(upload);
        if (obstacle.isPresent()) {
            return new Created(Optional.empty(), obstacle);
        }
        Created created = copies.create(name, writer, files(upload));
        created.id().ifPresent(copy -> taken(upload, copy, 1));
        return created;
    }

    /**
     * A new revision of a copy.
     *
     * @param alone whether files of the copy that the upload does not have go
     */
    @Transactional
    SaveResult replace(Upload upload, CopyChange change, boolean alone) {
        Optional<Reason> obstacle = obstacle(upload);
        if (obstacle.isPresent()) {
            return new Refused(obstacle.get());
        }
        SaveResult outcome = copies.replace(change, files(upload), alone);
        if (outcome instanceof Done(long revision)) {
            taken(upload, change.copy(), revision);
        }
        return outcome;
    }

    private SortedMap<FilePath, FileContent> files(Upload upload) {
        return uploads.files(upload.id()).stream()
                .collect(Collectors.toMap(
                        file -> new FilePath(file.path()), Taking.content(), (one, other) -> one, TreeMap::new));
    }

    private static Function<UploadedFile, FileContent> content() {
        return file -> new FileContent(file.content(), file.executable());
    }

    private void taken(Upload upload, long copy, long revision) {
        uploads.taken(upload.id(), copy);
        audit.record(new Decision(
                AuditAction.UPLOAD_TAKEN,
                Subject.ofUpload(upload.id()),
                dev.grundy.people.audit.AuditedChange.made(
                        Map.of("copy", String.valueOf(copy), "revision", String.valueOf(revision))),
                ""));
    }
}

package dev.grundy.studio.upload;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.SingleLine;
import dev.grundy.format.writeup.WriteUp;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.studio.upload.UploadRepository.NewUpload;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.Map;

/**
 * Receives packages as zips, or a write-up as a markdown document, and has them read, in the background. The page
 * {@code /admin/studio/uploads/ID} tells the outcome. Nothing of a file is looked at here but how it begins and how large it is.
 * Thread-safe.
 */
@ApplicationScoped
public class Uploads {
    private static final int LONGEST_NAME = 120;
    /** As the table upload and the framework's limit have it. */
    private static final int MOST_MEBIBYTES = 128;

    private static final byte[] ZIP = {'P', 'K'};

    private final UploadRepository uploads;
    private final AuditLog audit;
    private final UploadConfig config;
    private final Clock clock;

    Uploads(UploadRepository uploads, AuditLog audit, UploadConfig config, Clock clock) {
        this.uploads = uploads;
        this.audit = audit;
        this.config = config;
        this.clock = clock;
    }

    /** The outcome of sending a zip. */
    public sealed interface Received {}

    public record Queued(long id) implements Received {}

    public enum Refused implements Received {
        NO_ZIP,
        TOO_LARGE,
        TOO_MANY
    }

    /**
     * A person who sends a zip.
     *
     * @param admin whether there is no bound but that for all; another's own oldest goes before anybody else's
     */
    public record Sender(long account, boolean admin) {}

    /** The size that a zip may have. */
    public MemorySize largest() {
        return MemorySize.ofMebibytes(Math.clamp(config.largestMebibytes(), 1, MOST_MEBIBYTES));
    }

    /**
     * Takes a zip in and queues its reading, and forgets uploads that are older than they are kept. Holds no more of it in memory than a
     * part.
     *
     * @param zip      a file of ours with the bytes that were sent
     * @param fileName its sender's name for it
     */
    @Transactional
    public Received receive(Path zip, String fileName, Sender sender) {
        try {
            long bytes = Files.size(zip);
            if (bytes > largest().bytes()) {
                return Refused.TOO_LARGE;
            }
            if (!WriteUp.isNamedSo(name(fileName)) && !beginsAsZip(zip)) {
                return Refused.NO_ZIP;
            }
            uploads.forget(clock.instant().minus(config.kept()));
            if (!sender.admin() && !hasRoom(sender.account())) {
                return Refused.TOO_MANY;
            }
            uploads.forgetOldest(Math.max(0, uploads.count() - config.mostKept() + 1));
            if (uploads.count() >= config.mostKept()) {
                return Refused.TOO_MANY;
            }
            return new Queued(
                    store(zip, new NewUpload(name(fileName), bytes, hash(zip), sender.account(), clock.instant())));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the uploaded file again", e);
        }
    }

    private boolean hasRoom(long account) {
        uploads.forgetOldest(account, Math.max(0, uploads.count(account) - config.mostKeptOfAuthor() + 1));
        return uploads.count(account) < config.mostKeptOfAuthor();
    }

    private long store(Path zip, NewUpload upload) throws IOException {
        long id = uploads.add(upload);
        try (InputStream in = Files.newInputStream(zip)) {
            int number = 0;
            for (byte[] part = next(in); part.length > 0; part = next(in)) {
                uploads.addPart(id, number++, part);
            }
        }
        uploads.queue(id);
        audit.record(new Decision(
                AuditAction.PACKAGE_UPLOADED,
                Subject.ofUpload(id),
                AuditedChange.made(Map.of(
                        "file", upload.name(), "bytes", String.valueOf(upload.bytes()), "sha256", upload.hash())),
                ""));
        return id;
    }

    private static byte[] next(InputStream in) throws IOException {
        return in.readNBytes(UploadRepository.PART);
    }

    private static boolean beginsAsZip(Path zip) throws IOException {
        try (InputStream in = Files.newInputStream(zip)) {
            return Arrays.equals(in.readNBytes(ZIP.length), ZIP);
        }
    }

    private static String hash(Path zip) throws IOException {
        ContentHash.Builder hash = ContentHash.whole();
        try (InputStream in = Files.newInputStream(zip)) {
            for (byte[] part = next(in); part.length > 0; part = next(in)) {
                hash.add(part);
            }
        }
        return hash.build().hex();
    }

    /** Some browsers send the path that the file has there. */
    private static String name(String fileName) {
        String last = fileName.substring(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
        String line = SingleLine.of(last, LONGEST_NAME);
        return line.isEmpty() ? "package.zip" : line;
    }
}

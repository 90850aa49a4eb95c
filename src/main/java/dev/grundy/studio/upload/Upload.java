package dev.grundy.studio.upload;

import dev.grundy.base.kernel.MemorySize;
import java.time.Instant;
import java.util.Optional;

/**
 * A zip that somebody has uploaded as a package.
 *
 * @param fileName the sender's name for it
 * @param size     of the zip
 * @param sender   their name; empty once the account is gone
 * @param kept     the stored files of the package
 * @param copy     id of the working copy that it was last taken into
 */
public record Upload(
        long id,
        String fileName,
        MemorySize size,
        Optional<String> sender,
        Instant receivedAt,
        Kept kept,
        Optional<Long> copy,
        State state) {

    /** Files of the package; none where it could not be unpacked. */
    public record Kept(int files, MemorySize size) {}

    /** How it stands. */
    public sealed interface State {}

    public record Queued() implements State {}

    public record Running(UploadProgress progress) implements State {}

    /** @param message the message about a fault of ours */
    public record Failed(String message) implements State {}

    public record Read(UploadReport report) implements State {}

    public boolean isOver() {
        return !(state instanceof Queued || state instanceof Running);
    }

    public UploadStanding standing() {
        return switch (state) {
            case Queued() -> UploadStanding.QUEUED;
            case Running running -> UploadStanding.RUNNING;
            case Failed failed -> UploadStanding.FAILED;
            case Read(UploadReport report) -> report.readable() ? UploadStanding.READ : UploadStanding.BROKEN;
        };
    }

    /** The report; empty until then. */
    public Optional<UploadReport> report() {
        return state instanceof Read(UploadReport report) ? Optional.of(report) : Optional.empty();
    }

    /** Where its page is. */
    public String address() {
        return "/admin/studio/uploads/" + id;
    }
}

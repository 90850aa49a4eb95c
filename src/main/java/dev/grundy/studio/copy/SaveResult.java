package dev.grundy.studio.copy;

import java.util.Optional;

/** The outcome of a change. */
public sealed interface SaveResult {
    /** @param revision that it made, or found where nothing differed */
    record Done(long revision) implements SaveResult {}

    /**
     * Somebody else has changed the file since: nothing was written.
     *
     * @param revision of the copy now
     * @param theirs the content of the file now
     * @param base its content at the revision that was seen; empty when that is no longer known
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Overtaken(long revision, byte[] theirs, Optional<byte[]> base) implements SaveResult {}

    /** Nothing was written. */
    record Refused(Reason reason) implements SaveResult {}

    /** Why a change is refused; its words are in the reader's language. */
    enum Reason {
        /** There is a file of that path, or a directory. */
        STUDIO_TAKEN,
        /** A part of the path is a file. */
        STUDIO_BELOW_A_FILE,
        STUDIO_GONE,
        STUDIO_FILE_TOO_LARGE,
        STUDIO_COPY_TOO_LARGE,
        STUDIO_TOO_MANY_FILES,
        STUDIO_TOO_MANY_COPIES,
        STUDIO_TOO_MANY_OWN,
        STUDIO_NAME_TAKEN
    }
}

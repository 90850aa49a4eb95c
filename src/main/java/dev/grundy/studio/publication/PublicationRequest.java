package dev.grundy.studio.publication;

import java.time.Instant;
import java.util.Optional;

/**
 * An author asks that their problem be published.
 *
 * @param copyName of the working copy
 * @param asker    name of the person who asks
 * @param revision of the copy when it was asked
 * @param note     their note to the admins; may be empty
 * @param language code of the language that they read pages in
 * @param answer   why an admin sent it back; there where one did
 * @param endedAt  empty while it is open
 */
public record PublicationRequest(
        long id,
        long copy,
        String copyName,
        long account,
        String asker,
        long revision,
        String note,
        String language,
        Instant askedAt,
        RequestState state,
        Optional<String> answer,
        Optional<Instant> endedAt) {
    public boolean isOpen() {
        return state == RequestState.OPEN;
    }

    public boolean isSentBack() {
        return state == RequestState.SENT_BACK;
    }

    /** Where it is answered, and the answer read. */
    public String address() {
        return "/admin/studio/" + copy + "/publish";
    }
}

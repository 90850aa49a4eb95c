package dev.grundy.studio.publication;

import dev.grundy.web.frame.FormErrors;
import java.util.Optional;

/**
 * What is said on the last tab about asking for publication.
 *
 * @param latest request of the copy
 * @param typed  what stands in the form: an author's note, or why an admin sends it back
 */
record RequestView(Optional<PublicationRequest> latest, String typed, FormErrors errors) {
    /** What waits for an answer. */
    public Optional<PublicationRequest> open() {
        return latest.filter(PublicationRequest::isOpen);
    }

    /** What was sent back and not asked for again. */
    public Optional<PublicationRequest> sentBack() {
        return latest.filter(PublicationRequest::isSentBack);
    }

    public int longest() {
        return RequestText.LONGEST;
    }
}

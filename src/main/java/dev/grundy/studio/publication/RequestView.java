package dev.grundy.studio.publication;

import dev.grundy.web.frame.FormErrors;
import java.util.Optional;

/**
 * The part of the last tab about asking for publication.
 *
 * @param latest request of the copy
 * @param typed  the text in the form: an author's note, or an admin's reason for sending it back
 */
record RequestView(Optional<PublicationRequest> latest, String typed, FormErrors errors) {
    /** The request that waits for an answer. */
    public Optional<PublicationRequest> open() {
        return latest.filter(PublicationRequest::isOpen);
    }

    /** The request that was sent back and not sent again. */
    public Optional<PublicationRequest> sentBack() {
        return latest.filter(PublicationRequest::isSentBack);
    }

    public int longest() {
        return RequestText.LONGEST;
    }
}

package dev.grundy.submission.page;

import dev.grundy.submission.verdict.SubmitResult;
import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/** Somebody follows too many submissions at once; their pages poll instead. */
final class TooManyStreamsException extends ClientErrorException {
    private static final long serialVersionUID = 1L;

    TooManyStreamsException() {
        super(Response.status(Response.Status.TOO_MANY_REQUESTS)
                .header(HttpHeaders.RETRY_AFTER, SubmitResult.Reason.RETRY_AFTER.toSeconds())
                .build());
    }
}

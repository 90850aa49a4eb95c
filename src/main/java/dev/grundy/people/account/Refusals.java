package dev.grundy.people.account;

import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import java.time.Duration;

/** Forms that are shown again, with their errors. */
public final class Refusals {
    private Refusals() {}

    public static Response tooMany(TemplateInstance form, Duration wait) {
        return Response.status(Status.TOO_MANY_REQUESTS)
                .header(HttpHeaders.RETRY_AFTER, WholeSeconds.of(wait))
                .entity(form)
                .build();
    }

    public static Response busy(TemplateInstance form) {
        return tooMany(form, HashingGateFullException.RETRY_AFTER);
    }

    /** @param messageKey of a sentence with the minutes to wait, at least one */
    public static FormErrors wait(String field, String messageKey, Duration wait) {
        return FormErrors.none()
                .and(
                        field,
                        messageKey,
                        Math.max(1, wait.plusMinutes(1).minusNanos(1).toMinutes()));
    }

    public static FormErrors busy(String field) {
        return FormErrors.none().and(field, "account-busy");
    }
}

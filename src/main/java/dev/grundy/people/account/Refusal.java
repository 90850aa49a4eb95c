package dev.grundy.people.account;

import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/**
 * Why a form is not done as it was sent.
 *
 * @param errors the errors of the form
 * @param retryAfter how long to wait before sending it again; empty when waiting is of no use
 */
public record Refusal(FormErrors errors, Optional<Duration> retryAfter) {
    public static Refusal wrong(FormErrors errors) {
        return new Refusal(errors, Optional.empty());
    }

    /** @param messageKey of a sentence with the minutes to wait */
    public static Refusal wait(String field, String messageKey, Duration wait) {
        return new Refusal(Refusals.wait(field, messageKey, wait), Optional.of(wait));
    }

    public static Refusal busy(String field) {
        return new Refusal(Refusals.busy(field), Optional.of(HashingGateFullException.RETRY_AFTER));
    }

    /** The form once more, with its errors. */
    public Response with(Function<FormErrors, TemplateInstance> form) {
        TemplateInstance page = form.apply(errors);
        return retryAfter.map(time -> Refusals.tooMany(page, time)).orElseGet(() -> FormErrors.answer(page));
    }
}

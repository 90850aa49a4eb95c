package dev.grundy.web;

import java.util.Optional;
import java.util.function.Supplier;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jspecify.annotations.Nullable;

/**
 * A program that came with a request that is refused before any page sees it, for want of a token: nobody shall have to write
 * it again.
 *
 * @param action   address that it was sent to
 * @param language as the form names it
 * @param source   the text
 * @param token    for the form that sends it again
 */
record CarriedText(String action, String language, String source, String token) {
    /**
     * Empty where the form had no text, or was not read.
     *
     * @param token asked for only if there is a text
     */
    static Optional<CarriedText> of(@Nullable ResteasyReactiveRequestContext request, Supplier<String> token) {
        if (request == null || request.getFormData() == null) {
            return Optional.empty();
        }
        String source = field(request, "source");
        // No page can hold NUL.
        return source.isBlank()
                ? Optional.empty()
                : Optional.of(new CarriedText(
                        request.getPath(), field(request, "language"), source.replace("\0", "\uFFFD"), token.get()));
    }

    private static String field(ResteasyReactiveRequestContext request, String name) {
        return request.getFormParameter(name, true, false) instanceof String text ? text : "";
    }
}

package dev.grundy.web.frame;

import jakarta.ws.rs.core.Response;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The faults of a form, at most one sentence per field, in the order in which they were found. {@code form} stands for the form as a whole.
 * Immutable.
 */
public record FormErrors(Map<String, String> messages) {
    /** 422: understood, but its contents will not do. */
    public static final int STATUS = 422;

    private static final FormErrors NONE = new FormErrors(Map.of());

    public FormErrors {
        messages = Collections.unmodifiableMap(new LinkedHashMap<>(messages));
    }

    public static FormErrors none() {
        return NONE;
    }

    /** The form once more, with what is wrong with it. */
    public static Response answer(Object page) {
        return Response.status(STATUS).entity(page).build();
    }

    /** These errors and one more; the first error of a field stays. */
    public FormErrors and(String field, String messageKey, Object... arguments) {
        Map<String, String> more = new LinkedHashMap<>(messages);
        more.putIfAbsent(field, Texts.of(messageKey, arguments));
        return new FormErrors(more);
    }

    public boolean isEmpty() {
        return messages.isEmpty();
    }

    /** Whether the reader of the form goes on at that field: the first that is wrong. */
    public boolean begins(String field) {
        return messages.keySet().stream().findFirst().equals(Optional.of(field));
    }

    /** As {@link #begins}, and also where nothing is wrong. */
    public boolean beginsOrNone(String field) {
        return isEmpty() || begins(field);
    }

    /** The fault of that field; null without one. */
    public @Nullable String of(String field) {
        return messages.get(field);
    }
}

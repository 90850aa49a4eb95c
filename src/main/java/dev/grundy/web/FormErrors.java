package dev.grundy.web;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is wrong with a form, at most one sentence per field; {@code form} stands for the form as a whole. Immutable. */
public record FormErrors(Map<String, String> messages) {
    /** 422: understood, but its contents will not do. */
    public static final int STATUS = 422;

    private static final FormErrors NONE = new FormErrors(Map.of());

    public FormErrors {
        messages = Map.copyOf(messages);
    }

    public static FormErrors none() {
        return NONE;
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

    /** What is wrong with that field; null when nothing is. */
    public @Nullable String of(String field) {
        return messages.get(field);
    }
}

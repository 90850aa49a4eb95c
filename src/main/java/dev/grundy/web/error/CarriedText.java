package dev.grundy.web.error;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.core.multipart.FormData;
import org.jspecify.annotations.Nullable;

/**
 * A text that somebody wrote and that came with a request that is refused before any page sees it. Nobody shall have to write it again.
 *
 * @param action address that it was sent to
 * @param text   the field that the person wrote
 * @param others the form's other fields
 */
record CarriedText(String action, Field text, List<Field> others) {
    /** The names of the one field of forms in which people write, the likeliest first where a form has several. */
    private static final List<String> WRITTEN = List.of("source", "text", "answer", "note", "english", "input");
    /** Never sent back, to anybody. */
    private static final Set<String> SECRET = Set.of("password", "current", "code");
    /** More than any form of ours has. */
    private static final int MOST_FIELDS = 40;

    record Field(String name, String value) {}

    /** Empty where the form had no such text, or was not read. */
    static Optional<CarriedText> of(@Nullable ResteasyReactiveRequestContext request) {
        FormData form = request == null ? null : request.getFormData();
        if (request == null || form == null) {
            return Optional.empty();
        }
        List<Field> fields = fields(form);
        return WRITTEN.stream()
                .flatMap(name -> fields.stream().filter(field -> field.name().equals(name)))
                .filter(field -> !field.value().isBlank())
                .findFirst()
                .map(text -> new CarriedText(
                        request.getPath(),
                        text,
                        fields.stream().filter(field -> field != text).toList()));
    }

    private static List<Field> fields(FormData form) {
        return StreamSupport.stream(form.spliterator(), false)
                .filter(name -> !SECRET.contains(name))
                .flatMap(name -> form.get(name).stream()
                        .filter(value -> !value.isFileItem())
                        // No page can hold NUL.
                        .map(value -> new Field(name, value.getValue().replace("\0", "\uFFFD"))))
                .limit(MOST_FIELDS)
                .toList();
    }
}

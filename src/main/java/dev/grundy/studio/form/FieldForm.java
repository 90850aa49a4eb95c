package dev.grundy.studio.form;

import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FileText;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A form of a tab as it is shown, or as it was sent. Immutable.
 *
 * @param about which form of the tab it is, or the thing that it changes; empty for something new
 * @param revision of the copy that was seen
 * @param values by the names of fields
 * @param errors by the names of fields; {@code form} is the form as a whole
 * @param where the line that has to be changed by hand, if that is the error
 */
public record FieldForm(
        String about, String revision, Map<String, List<String>> values, FormErrors errors, Optional<FileLine> where) {
    public FieldForm {
        values = Map.copyOf(values);
    }

    /** Nothing in it. */
    public static FieldForm blank(String about, long revision) {
        return new FieldForm(about, String.valueOf(revision), Map.of(), FormErrors.none(), Optional.empty());
    }

    /** As it was sent, without the space around the values of its fields. */
    public static FieldForm sent(String about, MultivaluedMap<String, String> fields) {
        return new FieldForm(
                about,
                raw(fields, "revision"),
                fields.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey,
                                field -> field.getValue().stream()
                                        .filter(Objects::nonNull)
                                        .map(String::strip)
                                        .toList())),
                FormErrors.none(),
                Optional.empty());
    }

    /** The first value of a field, as it was sent; empty if it was not. */
    public static String raw(MultivaluedMap<String, String> fields, String field) {
        return Optional.ofNullable(fields.getFirst(field)).orElse("");
    }

    /** With lines of text in those fields, as they were sent. */
    public FieldForm withTexts(MultivaluedMap<String, String> fields, String... names) {
        FieldForm form = this;
        for (String name : names) {
            form = form.with(name, FileText.ofForm(raw(fields, name)));
        }
        return form;
    }

    public FieldForm with(String field, String value) {
        return with(field, List.of(value));
    }

    public FieldForm with(String field, Collection<String> chosen) {
        Map<String, List<String>> more = new HashMap<>(values);
        more.put(field, List.copyOf(chosen));
        return new FieldForm(about, revision, more, errors, where);
    }

    /** With a box that is ticked, or not. */
    public FieldForm with(String box, boolean ticked) {
        return with(box, ticked ? List.of("yes") : List.of());
    }

    public FieldForm about(String form) {
        return new FieldForm(form, revision, values, errors, where);
    }

    /** The same form once more, with its errors. A page cannot show the character that no text may hold. */
    public FieldForm refused(Proposal.Bad bad, long now) {
        Map<String, List<String>> shown = new HashMap<>(values);
        shown.replaceAll((field, chosen) ->
                chosen.stream().map(value -> value.replace("\0", "\uFFFD")).toList());
        return new FieldForm(about, String.valueOf(now), shown, bad.errors(), bad.where());
    }

    /** The value of a field; empty where it has none. */
    public String of(String field) {
        return all(field).stream().findFirst().orElse("");
    }

    /** All values of a field that may have several. */
    public List<String> all(String field) {
        return values.getOrDefault(field, List.of());
    }

    /** Whether a field has a value, such as a box that is ticked. */
    public boolean has(String field) {
        return !all(field).isEmpty();
    }

    public boolean isAbout(String form) {
        return about.equals(form);
    }

    /** Whether it was sent and something is wrong with it. */
    public boolean isWrong() {
        return !errors.isEmpty();
    }
}

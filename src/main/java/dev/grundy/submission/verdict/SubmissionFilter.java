package dev.grundy.submission.verdict;

import dev.grundy.base.kernel.Verdict;
import jakarta.ws.rs.core.MultivaluedMap;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Which of a person's submissions are listed, as the list's address says it. A value that makes no sense counts as not given.
 *
 * @param problem  its slug or display id in lower case; empty for all
 * @param language identifier in languages.yaml; empty for all
 * @param from     first day, in the zone of the person
 * @param until    last day
 */
public record SubmissionFilter(
        String problem,
        Optional<Verdict> verdict,
        String language,
        Optional<LocalDate> from,
        Optional<LocalDate> until) {
    static final SubmissionFilter ALL = ofProblem("");

    private static final String PROBLEM = "[a-z0-9][a-z0-9._-]{0,79}";
    private static final String LANGUAGE = "[a-z0-9]{1,20}";
    /** Days of four digits: a database knows no day of other years that a browser can ask for. */
    private static final String DAY = "[0-9]{4}-[0-9]{2}-[0-9]{2}";

    static SubmissionFilter ofProblem(String slug) {
        return new SubmissionFilter(slug, Optional.empty(), "", Optional.empty(), Optional.empty());
    }

    public static SubmissionFilter of(MultivaluedMap<String, String> query) {
        return new SubmissionFilter(
                word(query, "problem", PROBLEM),
                Arrays.stream(Verdict.values())
                        .filter(one -> one.name().equalsIgnoreCase(word(query, "verdict", "[a-z]{1,4}")))
                        .findFirst(),
                word(query, "language", LANGUAGE),
                day(query, "from"),
                day(query, "until"));
    }

    /** Whether every submission is listed. */
    public boolean isEmpty() {
        return parameters().isEmpty();
    }

    /** Of the list's first page. */
    public String address() {
        String query = query();
        return query.isEmpty() ? "/submissions" : "/submissions?" + query;
    }

    /** Of the page with submissions of smaller numbers. */
    public String before(long id) {
        String query = query();
        return "/submissions?" + (query.isEmpty() ? "" : query + "&") + "before=" + id;
    }

    /** Its values need no encoding. */
    private String query() {
        return parameters().entrySet().stream()
                .map(one -> one.getKey() + "=" + one.getValue())
                .collect(Collectors.joining("&"));
    }

    private Map<String, String> parameters() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("problem", problem);
        all.put("verdict", verdict.map(Verdict::name).orElse(""));
        all.put("language", language);
        all.put("from", from.map(LocalDate::toString).orElse(""));
        all.put("until", until.map(LocalDate::toString).orElse(""));
        all.values().removeIf(String::isEmpty);
        return all;
    }

    private static Optional<LocalDate> day(MultivaluedMap<String, String> query, String name) {
        String given = word(query, name, DAY);
        try {
            return given.isEmpty() ? Optional.empty() : Optional.of(LocalDate.parse(given));
        } catch (DateTimeParseException e) {
            return Optional.empty(); // such as the 30th of February
        }
    }

    private static String word(MultivaluedMap<String, String> query, String name, String form) {
        String given =
                Optional.ofNullable(query.getFirst(name)).orElse("").strip().toLowerCase(Locale.ROOT);
        return given.matches(form) ? given : "";
    }
}

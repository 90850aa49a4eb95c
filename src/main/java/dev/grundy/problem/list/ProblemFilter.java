package dev.grundy.problem.list;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import jakarta.ws.rs.core.MultivaluedMap;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which problems a list shows and in which order, as its address says it. Wrong parts of an address are left out of account.
 *
 * @param text to be found, slips forgiven, in display id, title, topics, tags or summary; empty for all
 * @param hasEditorial whether only problems with an editorial are shown
 * @param after where the page begins; empty for the first page
 */
public record ProblemFilter(
        String text,
        String topic,
        String tag,
        Optional<Difficulty> difficulty,
        Optional<Tier> tier,
        Optional<ProblemStatus> status,
        boolean hasEditorial,
        ProblemSort sort,
        Optional<ListCursor> after) {
    private static final int LONGEST = 100;
    private static final int MOST_WORDS = 8;
    private static final String YES = "yes";

    public static ProblemFilter of(MultivaluedMap<String, String> query) {
        return new ProblemFilter(
                word(query, "text"),
                word(query, "topic"),
                word(query, "tag"),
                Stream.of(Difficulty.values())
                        .filter(one -> one.label().equalsIgnoreCase(word(query, "difficulty")))
                        .findFirst(),
                Tier.ofCode(word(query, "tier")),
                ProblemStatus.ofCode(word(query, "status")),
                word(query, "editorial").equals(YES),
                ProblemSort.ofCode(word(query, "sort")).orElse(ProblemSort.ORDER),
                ListCursor.ofCode(word(query, "after")));
    }

    /** Whether it lets every problem through. */
    public boolean isEmpty() {
        return sortedBy(ProblemSort.ORDER).from(Optional.empty()).parameters().isEmpty();
    }

    /** For templates: whether the filter's difficulty, tier, status or order is that one. */
    public boolean has(Object choice) {
        return sort == choice
                || Stream.of(difficulty, tier, status).flatMap(Optional::stream).anyMatch(choice::equals);
    }

    /** The address of this list without its tag, from the first page. */
    public String withoutTag() {
        return new ProblemFilter(text, topic, "", difficulty, tier, status, hasEditorial, sort, Optional.empty())
                .address();
    }

    /** In lower case, at most eight. */
    List<String> words() {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .limit(MOST_WORDS)
                .toList();
    }

    public String address() {
        String query = parameters().entrySet().stream()
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return query.isEmpty() ? "/problems" : "/problems?" + query;
    }

    public ProblemFilter from(Optional<ListCursor> place) {
        return new ProblemFilter(text, topic, tag, difficulty, tier, status, hasEditorial, sort, place);
    }

    private ProblemFilter sortedBy(ProblemSort other) {
        return new ProblemFilter(text, topic, tag, difficulty, tier, status, hasEditorial, other, after);
    }

    private Map<String, String> parameters() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("text", text);
        all.put("topic", topic);
        all.put("tag", tag);
        all.put("difficulty", difficulty.map(Difficulty::label).orElse(""));
        all.put("tier", tier.map(Tier::code).orElse(""));
        all.put("status", status.map(ProblemStatus::code).orElse(""));
        all.put("editorial", hasEditorial ? YES : "");
        all.put("sort", sort == ProblemSort.ORDER ? "" : sort.code());
        all.put("after", after.map(ListCursor::code).orElse(""));
        all.values().removeIf(String::isEmpty);
        return all;
    }

    private static String word(MultivaluedMap<String, String> query, String name) {
        String given = Optional.ofNullable(query.getFirst(name)).orElse("").strip();
        return given.length() <= LONGEST ? given : given.substring(0, LONGEST);
    }
}

package dev.grundy.problem.pages;

import dev.grundy.kernel.Tier;
import dev.grundy.problem.pack.Difficulty;
import jakarta.ws.rs.core.MultivaluedMap;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which problems a list shows, as its address says it. What an address says wrongly is left out of account.
 *
 * @param text to be found in display id, title, summary, topics or tags; empty for all
 * @param after display id behind which the page begins; empty for the first page
 */
public record ProblemFilter(
        String text,
        String topic,
        String tag,
        Optional<Difficulty> difficulty,
        Optional<Tier> tier,
        Optional<ProblemStatus> status,
        String after) {
    private static final int LONGEST = 100;

    static ProblemFilter of(MultivaluedMap<String, String> query) {
        return new ProblemFilter(
                word(query, "text"),
                word(query, "topic"),
                word(query, "tag"),
                Stream.of(Difficulty.values())
                        .filter(one -> one.label().equalsIgnoreCase(word(query, "difficulty")))
                        .findFirst(),
                Tier.ofCode(word(query, "tier")),
                ProblemStatus.ofCode(word(query, "status")),
                word(query, "after"));
    }

    public boolean isEmpty() {
        return parameters().isEmpty();
    }

    /** For templates: whether the filter's difficulty, tier or status is that one. */
    public boolean has(Object choice) {
        return Stream.of(difficulty, tier, status).flatMap(Optional::stream).anyMatch(choice::equals);
    }

    /** The address of this list without its tag, from the first page. */
    public String withoutTag() {
        return new ProblemFilter(text, topic, "", difficulty, tier, status, "").address();
    }

    String address() {
        String query = parameters().entrySet().stream()
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return query.isEmpty() ? "/problems" : "/problems?" + query;
    }

    ProblemFilter startingAfter(String displayId) {
        return new ProblemFilter(text, topic, tag, difficulty, tier, status, displayId);
    }

    private Map<String, String> parameters() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("text", text);
        all.put("topic", topic);
        all.put("tag", tag);
        all.put("difficulty", difficulty.map(Difficulty::label).orElse(""));
        all.put("tier", tier.map(Tier::code).orElse(""));
        all.put("status", status.map(ProblemStatus::code).orElse(""));
        all.put("after", after);
        all.values().removeIf(String::isEmpty);
        return all;
    }

    private static String word(MultivaluedMap<String, String> query, String name) {
        String given = Optional.ofNullable(query.getFirst(name)).orElse("").strip();
        return given.length() <= LONGEST ? given : given.substring(0, LONGEST);
    }
}

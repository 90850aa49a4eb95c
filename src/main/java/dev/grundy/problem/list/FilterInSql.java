package dev.grundy.problem.list;

import dev.grundy.base.database.Conditions;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import java.util.HashMap;
import java.util.Map;

/** A filter's part of a statement about the problems {@code p}. */
final class FilterInSql {
    /**
     * How well a problem matches the text, lower is better, null for not at all. In order: its id, the beginning of the title, the title, the id's
     * beginning, all words anywhere. Then a title and then other words that are written nearly so. Likeness in three letters alone counts for
     * nothing.
     */
    private static final String MATCH = """
            case
                when search_id = search_id(:text) or search_id ~ ('[a-z]' || substring(search_id(:text) from '^[0-9]+$') || '$') then 0.0
                when starts_with(lower(title), lower(:text)) then 1.0
                when position(lower(:text) in lower(title)) > 0 then 2.0
                when position(lower(:text) in lower(display_id)) > 0 then 3.0
                when (select bool_and(position(word in search_words) > 0) from unnest(:words) as word) then 4.0
                when length(:text) < 4 then null
                when word_similarity(lower(:text), lower(title)) >= 0.5 then 6.0 - word_similarity(lower(:text), lower(title))
                when word_similarity(lower(:text), search_words) >= 0.6 then 8.0 - word_similarity(lower(:text), search_words)
            end""";

    private static final String EVERY_ONE_MATCHES = "0.0";

    private final Conditions conditions = new Conditions();
    private final Map<String, Object> forMatch = new HashMap<>();

    FilterInSql(ProblemFilter filter) {
        if (!filter.topic().isEmpty()) {
            conditions.and(":topic = any(p.topics)", "topic", filter.topic());
        }
        if (!filter.tag().isEmpty()) {
            conditions.and(":tag = any(p.tags)", "tag", filter.tag());
        }
        filter.difficulty()
                .map(Difficulty::label)
                .ifPresent(label -> conditions.and("p.difficulty = :difficulty", "difficulty", label));
        filter.tier().map(Tier::code).ifPresent(code -> conditions.and("p.tier = :tier", "tier", code));
        filter.status()
                .map(ProblemStatus::code)
                .ifPresent(
                        code -> conditions.and(":status = " + ProblemListRepository.statusText("p"), "status", code));
        if (filter.hasEditorial()) {
            conditions.and("p.has_editorial");
        }
        if (!filter.text().isEmpty()) {
            forMatch.put("text", filter.text());
            forMatch.put("words", filter.words().toArray(String[]::new));
        }
    }

    /** Behind the conditions that the statement has already; may name {@code :account}. */
    String conditions() {
        return conditions.text();
    }

    /** How well a problem matches, lower is better, null for not at all. */
    String match() {
        return forMatch.isEmpty() ? EVERY_ONE_MATCHES : MATCH;
    }

    /** Of the parameters that the conditions and the match name. */
    Map<String, Object> values() {
        Map<String, Object> values = new HashMap<>(conditions.values());
        values.putAll(forMatch);
        return values;
    }
}

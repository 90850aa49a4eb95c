package dev.grundy.base.database;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A statement that reads, with its parameters, and what its rows mean. Features give their queries to a page, which sends all of them
 * to the database as one statement: {@link #together}. Each query is a column of that, with its rows as JSON in their order.
 * Immutable; the answer is read anew each time it is asked.
 */
public final class Query<T> {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** Features are few, and so are the pages that join their statements. */
    private static final Map<List<Sql>, Sql> JOINED = new ConcurrentHashMap<>();

    private final Sql.Execution statement;
    private final Function<List<JsonRow>, T> meaning;

    Query(Sql.Execution statement, Function<List<JsonRow>, T> meaning) {
        this.statement = statement;
        this.meaning = meaning;
    }

    /** The same statement, whose rows mean what this makes of them. */
    public <S> Query<S> map(Function<? super T, ? extends S> then) {
        return new Query<>(statement, rows -> then.apply(meaning.apply(rows)));
    }

    /** Asks for this alone. */
    public T ask() {
        return together(List.of(this)).to(this);
    }

    /**
     * Asks for all of them at once, of one state of the database.
     *
     * @param queries to one database, at least one
     */
    public static Answers together(List<Query<?>> queries) {
        List<Sql.Execution> statements =
                queries.stream().<Sql.Execution>map(query -> query.statement).toList();
        List<Sql> texts = statements.stream().map(Sql.Execution::statement).toList();
        List<String> columns = JOINED.computeIfAbsent(texts, Query::join).read(statements);
        Map<Query<?>, Object> answers = new IdentityHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            answers.put(queries.get(i), queries.get(i).meaningOf(columns.get(i)));
        }
        return new Answers(answers);
    }

    /** The answers to queries that were asked together. */
    public static final class Answers {
        private final Map<Query<?>, Object> answers;

        private Answers(Map<Query<?>, Object> answers) {
            this.answers = answers;
        }

        /** @throws IllegalArgumentException if the query was none of them */
        @SuppressWarnings("unchecked")
        public <T> T to(Query<T> query) {
            Object answer = answers.get(query);
            if (answer == null) {
                throw new IllegalArgumentException("this query was not asked with the others");
            }
            return (T) answer;
        }
    }

    private static Sql join(List<Sql> statements) {
        return Sql.joined(
                statements.stream()
                        .map(statement ->
                                "(select coalesce(json_agg(answer), '[]') from (" + statement.text() + "\n) answer)")
                        .collect(Collectors.joining(",\n", "select ", "")),
                statements);
    }

    private Object meaningOf(String column) {
        try {
            List<JsonRow> rows = new ArrayList<>();
            for (JsonNode row : JSON.readTree(column)) {
                rows.add(new JsonRow(row));
            }
            return meaning.apply(rows);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the database wrote JSON that is none: " + e.getOriginalMessage(), e);
        }
    }
}

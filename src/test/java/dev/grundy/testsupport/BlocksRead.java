package dev.grundy.testsupport;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.base.database.Sql;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.SortedMap;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;

/** How many blocks of 8 KiB a statement looks at, in memory or not: what it costs on a machine of any speed. */
public final class BlocksRead {
    private static final String EXPLAIN = "explain (analyze, buffers, format json) ";

    private BlocksRead() {}

    /** Executes it, planned for these values. */
    public static long by(String statement, DataSource database, UnaryOperator<Sql.Execution> parameters) {
        return parameters.apply(Sql.of(EXPLAIN + statement).on(database)).one(row -> blocks(row.getString(1)));
    }

    /**
     * Executes it as a server does that has executed it often: with one plan for all values.
     *
     * @param values of its parameters, as SQL writes them
     */
    public static long byOnePlanForAll(String statement, DataSource database, SortedMap<String, String> values) {
        String numbered = statement;
        List<String> names = List.copyOf(values.keySet());
        for (int i = 0; i < names.size(); i++) {
            numbered = numbered.replaceAll(":" + names.get(i) + "\\b", "\\$" + (i + 1));
        }
        try (Connection connection = database.getConnection();
                Statement once = connection.createStatement()) {
            once.execute("set plan_cache_mode = force_generic_plan");
            once.execute("prepare planned as " + numbered);
            try (ResultSet plan =
                    once.executeQuery(EXPLAIN + "execute planned(" + String.join(", ", values.values()) + ")")) {
                plan.next();
                return blocks(plan.getString(1));
            }
        } catch (SQLException e) {
            throw new IllegalStateException("cannot be planned: " + numbered, e);
        }
    }

    private static long blocks(String json) {
        JsonNode plan = read(json).path(0).path("Plan");
        return plan.path("Shared Hit Blocks").asLong()
                + plan.path("Shared Read Blocks").asLong();
    }

    private static JsonNode read(String json) {
        try {
            return new ObjectMapper().readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the plan is no JSON: " + json, e);
        }
    }
}

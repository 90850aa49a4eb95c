package dev.grundy.testsupport;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.base.database.Sql;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;

/** How many blocks of 8 KiB a statement looks at, in memory or not: what it costs on a machine of any speed. */
public final class BlocksRead {
    private BlocksRead() {}

    /** Executes it. */
    public static long by(String statement, DataSource database, UnaryOperator<Sql.Execution> parameters) {
        return parameters
                .apply(Sql.of("explain (analyze, buffers, format json) " + statement)
                        .on(database))
                .one(row -> {
                    JsonNode plan = read(row.getString(1)).path(0).path("Plan");
                    return plan.path("Shared Hit Blocks").asLong()
                            + plan.path("Shared Read Blocks").asLong();
                });
    }

    private static JsonNode read(String json) {
        try {
            return new ObjectMapper().readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the plan is no JSON: " + json, e);
        }
    }
}

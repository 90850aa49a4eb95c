package dev.grundy.problem.list;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FilterInSqlTest {
    private static final Pattern PARAMETER = Pattern.compile("(?<!:):([a-z]+)");

    @Test
    void aFilterThatLetsEverythingThroughAddsNothing() {
        FilterInSql inSql = of(new MultivaluedHashMap<>());
        assertThat(inSql.conditions()).isEmpty();
        assertThat(inSql.match()).isEqualTo("0.0");
        assertThat(inSql.values()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "topic, trees, topic",
        "tag, contest, tag",
        "difficulty, hard, difficulty",
        "tier, free, tier",
        "status, solved, status account",
        "editorial, yes, ''",
        "text, two words, text words"
    })
    void aFilterThatIsSetIsNamedAlone(String filter, String value, String named) {
        FilterInSql inSql = of(new MultivaluedHashMap<>(Map.of(filter, value)));
        Set<String> names = named.isEmpty() ? Set.of() : Set.of(named.split(" "));
        assertThat(parameters(inSql)).isEqualTo(names);
        assertThat(inSql.values().keySet())
                .as("the account is the reader's")
                .isEqualTo(
                        names.stream().filter(name -> !name.equals("account")).collect(Collectors.toSet()));
        assertThat(inSql.conditions() + inSql.match()).isNotEqualTo("0.0");
    }

    private static FilterInSql of(MultivaluedMap<String, String> query) {
        return new FilterInSql(ProblemFilter.of(query));
    }

    private static Set<String> parameters(FilterInSql inSql) {
        return PARAMETER
                .matcher(inSql.conditions() + inSql.match())
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
    }
}

package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ConditionsTest {
    private final Conditions conditions = new Conditions();

    @Test
    void withoutConditionsNothingIsAddedToTheStatement() {
        assertThat(conditions.text()).isEmpty();
        assertThat(conditions.values()).isEmpty();
    }

    @Test
    void allConditionsHoldTogetherAndParametersHaveTheirValues() {
        conditions.and("published");
        conditions.and("tier = :tier", "tier", "free");
        assertThat(conditions.text()).isEqualTo(" and published and tier = :tier");
        assertThat(conditions.values()).isEqualTo(Map.of("tier", "free"));
    }
}

package dev.grundy.format.pack.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ConstantsTest {
    private final Constants constants = new Constants(Map.of("n_max", "100000", "price", "$1"));

    @Test
    void fillsInEveryKnownSequence() {
        assertThat(constants.fillIn("1 <= n <= {{n_max}}, {{n_max}} {{price}}"))
                .isEqualTo("1 <= n <= 100000, 100000 $1");
    }

    @Test
    void leavesUnknownSequencesAlone() {
        assertThat(constants.fillIn("{{nextsample}} {{ n_max }} {n_max}"))
                .isEqualTo("{{nextsample}} {{ n_max }} {n_max}");
    }

    @Test
    void refusesNamesThatAreNoWords() {
        assertThatThrownBy(() -> new Constants(Map.of("n-max", "1"))).hasMessageContaining("'n-max'");
    }
}

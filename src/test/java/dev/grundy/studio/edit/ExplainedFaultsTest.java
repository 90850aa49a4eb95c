package dev.grundy.studio.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.studio.verify.mutation.EquivalentMutants.Entry;
import dev.grundy.studio.verify.mutation.Survivor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reasons are added to {@code mutants.yaml}, and nothing else of it changes. */
class ExplainedFaultsTest {
    private static final Entry SWAP = new Entry("if (a < b) {", "if (a <= b) {", "equal ones: \"no\" #change");

    @Test
    void theFirstReasonMakesTheFile() {
        assertThat(new ExplainedFaults("").with(SWAP)).contains("""
                equivalent:
                  - from: "if (a < b) {"
                    to: "if (a <= b) {"
                    reason: "equal ones: \\"no\\" #change"
                """);
    }

    @Test
    void whatIsThereStaysToTheLetter() {
        String before = """
                # why they are none
                equivalent:
                - from: 'x = 1'   # one
                  to: ";"
                  reason: >-
                    nobody
                    looks""";
        assertThat(new ExplainedFaults(before).with(SWAP)).contains(before + """

                - from: "if (a < b) {"
                  to: "if (a <= b) {"
                  reason: "equal ones: \\"no\\" #change"
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "equivalent: []\n",
                "equivalent: [{from: a, to: b, reason: c}]\n",
                "equivalent: {\n",
                "faults:\n  - from: a\n",
                "equivalent:\n  - from: a\n    to: b\n    reason: c\n...\n"
            })
    void whatCannotBeAddedToIsLeftAlone(String before) {
        assertThat(new ExplainedFaults(before).with(SWAP)).isEmpty();
    }

    @Test
    void aReasonIsFoundByTheTextOfTheLine() {
        ExplainedFaults said =
                new ExplainedFaults(new ExplainedFaults("").with(SWAP).orElseThrow());
        assertThat(said.reason(new Survivor("a.cpp", 9, "comparison", SWAP.from(), SWAP.to())))
                .contains(SWAP.reason());
        assertThat(said.reason(new Survivor("a.cpp", 9, "comparison", SWAP.from(), "if (a > b) {")))
                .isEmpty();
    }
}

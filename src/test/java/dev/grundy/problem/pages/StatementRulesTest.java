package dev.grundy.problem.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementRulesTest {
    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            <h2 id="a">Problem</h2> <p>Take one.</p> <h2 id="b">Input</h2> <p>A line.</p> | <p>Take one.</p>
            <h2>Problem</h2> <p>Take one.</p>                                             | <p>Take one.</p>
            <p>Take one.</p> <h2>Input</h2> <p>A line.</p>                                | <p>Take one.</p>
            <p>Take one.</p>                                                              | <p>Take one.</p>
            """, delimiter = '|')
    void theRulesAreTheFirstSection(String html, String rules) {
        assertThat(StatementRules.firstSection(html.replace("\"\"", "\""))).isEqualTo(rules);
    }
}

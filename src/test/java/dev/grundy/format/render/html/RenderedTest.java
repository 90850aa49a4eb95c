package dev.grundy.format.render.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RenderedTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            <h2 id="a">Problem</h2> <p>Take one.</p> <h2 id="b">Input</h2> <p>A line.</p> | <p>Take one.</p>
            <h2>Problem</h2> <p>Take one.</p>                                             | <p>Take one.</p>
            <p>Take one.</p> <h2>Input</h2> <p>A line.</p>                                | <p>Take one.</p>
            <p>Take one.</p>                                                              | <p>Take one.</p>
            """)
    void theFirstSectionIsWithoutHeading(String html, String section) {
        assertThat(new Rendered(html, 0, List.of(), List.of(), List.of()).firstSection())
                .isEqualTo(section);
    }
}

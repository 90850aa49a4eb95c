package dev.grundy.format.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ArgumentTemplateTest {
    private final ArgumentTemplate template = new ArgumentTemplate(
            Map.of("g++", "/usr/bin/g++", "stack_kib", "64"), Map.of("sources", List.of("a b.cpp", "c.cpp")));

    @Test
    void fillsSinglesInsideAndListsAsArgumentsOfTheirOwn() {
        assertThat(template.fill(List.of("{g++}", "-Xss{stack_kib}k", "{sources...}", "-o", "x")))
                .containsExactly("/usr/bin/g++", "-Xss64k", "a b.cpp", "c.cpp", "-o", "x");
    }

    @Test
    void refusesAPlaceholderWithoutValue() {
        assertThatThrownBy(() -> template.fill(List.of("{heap}")))
                .hasMessageContaining("{heap}")
                .hasMessageContaining("g++");
    }
}

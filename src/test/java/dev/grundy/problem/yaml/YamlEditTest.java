package dev.grundy.problem.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlEditTest {
    private static final List<String> MEMORY = List.of("limits", "memory");

    private static YamlEdit edit(String text) {
        return YamlEdit.of(text).orElseThrow();
    }

    @Test
    void onlyTheValueChanges() {
        String text = "# first\nname: old  # said by 🦉\nlimits: {time_limit: 2, memory: 256} # MiB\nunknown: [1, 2]\n";
        assertThat(edit(text).with(List.of("name"), "new \"one\"").orElseThrow().text())
                .isEqualTo(text.replace("old", "\"new \\\"one\\\"\""));
        assertThat(edit(text).withPlain(MEMORY, "512").orElseThrow().text()).isEqualTo(text.replace("256", "512"));
    }

    @Test
    void listsInLinesBecomeListsInOneLine() {
        String text = "title: x\ntopics:\n  - One\n  - Two\n\n# about tags\ntags:\n  - a\n";
        assertThat(edit(text)
                        .with(List.of("topics"), List.of("One", "Three: four"))
                        .orElseThrow()
                        .text())
                .isEqualTo("title: x\ntopics: [\"One\", \"Three: four\"]\n\n# about tags\ntags:\n  - a\n");
        assertThat(edit(text).values(List.of("topics"))).containsExactly("One", "Two");
    }

    @Test
    void aTextOfSeveralLinesIsReplacedAsAWhole() {
        String text = "summary: >\n  one\n  two\nnext: 1\n";
        assertThat(edit(text).with(List.of("summary"), "three").orElseThrow().text())
                .isEqualTo("summary: \"three\"\nnext: 1\n");
    }

    @Test
    void aKeyThatIsNotThereIsAdded() {
        assertThat(edit("name: x\n").withPlain(MEMORY, "512").orElseThrow().text())
                .isEqualTo("name: x\nlimits: {memory: 512}\n");
        assertThat(edit("limits:\n    time_limit: 2\n# end\n")
                        .withPlain(MEMORY, "512")
                        .orElseThrow()
                        .text())
                .isEqualTo("limits:\n    time_limit: 2\n    memory: 512\n# end\n");
        assertThat(edit("limits: {}\n").withPlain(MEMORY, "512").orElseThrow().text())
                .isEqualTo("limits: {memory: 512}\n");
        assertThat(edit("").withPlain(List.of("premium"), "true").orElseThrow().text())
                .isEqualTo("premium: true\n");
        assertThat(edit("title:\nslug: x\n")
                        .with(List.of("title"), "A")
                        .orElseThrow()
                        .text())
                .isEqualTo("title: \"A\"\nslug: x\n");
    }

    @Test
    void whereTheParentIsNoMappingNothingIsWritten() {
        assertThat(edit("limits: many\n").withPlain(MEMORY, "512")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"[1, 2]", "a: [", "text", "\t- x: y: z", "&a [*a, *a]"})
    void whatHasNoKeysIsNotEdited(String text) {
        assertThat(YamlEdit.of(text)).isEmpty();
    }
}

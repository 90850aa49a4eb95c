package dev.grundy.format.yaml;

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

    private static final String TESTS = """
            # all tests
            solution: /submissions/accepted/solution.cpp
            data:
              sample:
                data:
                  - first: {in: "1\\n", ans: "2\\n"}  # the smallest
                  # a comment of its own
                  - second:
                      in: |
                        5
                        # no comment
                      ans: "6\\n"
              secret:
                data: [{a: gen 1}, {b: gen 2}]
                other: {x: 1}
            """;
    private static final List<String> SAMPLES = List.of("data", "sample", "data");
    private static final List<String> SECRETS = List.of("data", "secret", "data");

    @Test
    void anItemIsChangedInItsPlace() {
        assertThat(edit(TESTS)
                        .with(List.of("data", "sample", "data", "0", "first", "ans"), "3\n")
                        .orElseThrow()
                        .text())
                .isEqualTo(TESTS.replace("ans: \"2\\n\"", "ans: \"3\\n\""));
        assertThat(edit(TESTS)
                        .with(List.of("data", "sample", "data", "1", "second", "in"), "7\n")
                        .orElseThrow()
                        .text())
                .isEqualTo(TESTS.replace("in: |\n            5\n            # no comment\n", "in: \"7\\n\"\n"));
    }

    @Test
    void anEntryIsAddedAtTheEndOfAList() {
        assertThat(edit(TESTS)
                        .withEntry(SAMPLES, "third", "{in: \"\"}")
                        .orElseThrow()
                        .text())
                .isEqualTo(TESTS.replace("  secret:", "      - third: {in: \"\"}\n  secret:"));
        assertThat(edit(TESTS)
                        .withEntry(SECRETS, "c", "\"gen 3\"")
                        .orElseThrow()
                        .text())
                .isEqualTo(TESTS.replace("{b: gen 2}]", "{b: gen 2}, {c: \"gen 3\"}]"));
        assertThat(edit("data:\n  secret:\n    data:\n")
                        .withEntry(SECRETS, "c", "\"gen 3\"")
                        .orElseThrow()
                        .text())
                .isEqualTo("data:\n  secret:\n    data: [{c: \"gen 3\"}]\n");
        assertThat(edit("").withEntry(SECRETS, "", "x").orElseThrow().text())
                .isEqualTo("data: {secret: {data: [{\"\": x}]}}\n");
    }

    @Test
    void anItemGoesWithItsLinesAlone() {
        assertThat(edit(TESTS)
                        .without(List.of("data", "sample", "data", "0"))
                        .orElseThrow()
                        .text())
                .isEqualTo(TESTS.replace("      - first: {in: \"1\\n\", ans: \"2\\n\"}  # the smallest\n", ""));
        assertThat(edit(TESTS)
                        .without(List.of("data", "sample", "data", "1"))
                        .orElseThrow()
                        .text())
                .contains("# a comment of its own", "# the smallest")
                .doesNotContain("second", "no comment");
        assertThat(edit(TESTS)
                        .without(List.of("data", "secret", "data", "0"))
                        .orElseThrow()
                        .text())
                .isEqualTo(TESTS.replace("{a: gen 1}, ", ""));
        assertThat(edit(TESTS)
                        .without(List.of("data", "secret", "data", "1"))
                        .orElseThrow()
                        .text())
                .isEqualTo(TESTS.replace(", {b: gen 2}", ""));
        assertThat(edit(TESTS)
                        .without(List.of("data", "secret", "other", "x"))
                        .orElseThrow()
                        .text())
                .isEqualTo(TESTS.replace("{x: 1}", "{}"));
        assertThat(edit("# only\na: 1 # gone\n")
                        .without(List.of("a"))
                        .orElseThrow()
                        .text())
                .isEqualTo("# only\n");
    }

    @Test
    void aKeyIsRenamedUnlessThereIsOneOfThatName() {
        assertThat(edit("a/b.cpp: {x: 1} # why\nc: 2\n")
                        .renamed(List.of("a/b.cpp"), "d e")
                        .orElseThrow()
                        .text())
                .isEqualTo("\"d e\": {x: 1} # why\nc: 2\n");
        assertThat(edit("a: 1\nc: 2\n").renamed(List.of("a"), "c")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // a comment would be lost
                "list:\n  - one # the first\n  - two\n",
                "list: # said here\n  - one\n",
                // another place would change too
                "other: &same [one]\nlist: *same\n"
            })
    void whatWouldLoseSomethingIsNotWritten(String text) {
        assertThat(edit(text).with(List.of("list"), List.of("three"))).isEmpty();
    }

    @Test
    void whatSharesItsLineWithTheNextIsNotTakenOut() {
        assertThat(edit("list:\n  - a: 1\n    b: 2\n").without(List.of("list", "0", "a")))
                .isEmpty();
        assertThat(edit("list:\n  - a: 1\n    b: 2\n")
                        .without(List.of("list", "0", "b"))
                        .orElseThrow()
                        .text())
                .isEqualTo("list:\n  - a: 1\n");
    }

    @Test
    void everyTextComesBackAsItIs() {
        String odd = "a\tb\\ \"q\" \u0007 \u2028 \uFEFF # { [ : ü 🦉\n\n";
        assertThat(edit("x: 1\n").with(List.of("y"), odd).orElseThrow().value(List.of("y")))
                .contains(odd);
    }

    /** Nine levels of ten each: a thousand million values, and soon said that it is too much. */
    @Test
    void whatGrowsByItsAnchorsIsNotEdited() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x]\n");
        for (int i = 1; i < 10; i++) {
            bomb.append("a" + i + ": &a" + i + " [" + ("*a" + (i - 1) + ", ").repeat(4) + "*a" + (i - 1) + "]\n");
        }
        assertThat(YamlEdit.of(bomb.toString()).flatMap(edit -> edit.with(List.of("b"), "1")))
                .isEmpty();
    }
}

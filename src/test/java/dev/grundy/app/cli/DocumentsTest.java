package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** README, DESIGN and docs: their commands are understood, and their links lead somewhere. */
class DocumentsTest {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^ *```[a-z]*\\n(.*?)^ *```$");
    private static final Pattern COMMAND = Pattern.compile("(?m)^[^#\\n]*?\\./grundy ([^#;|\\n]+)");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");

    /** The launcher's own: they never reach the program. */
    private static final Set<String> OF_THE_LAUNCHER = Set.of("test", "dev", "format");

    @ParameterizedTest
    @MethodSource("commands")
    void theProgramUnderstandsEveryCommand(String command) {
        assertThatCode(() -> Grundy.commandLine().parseArgs(words(command))).doesNotThrowAnyException();
    }

    static List<String> commands() {
        return documents()
                .flatMap(document ->
                        BLOCK.matcher(Documents.read(document)).results().map(block -> block.group(1)))
                .flatMap(block -> COMMAND.matcher(block).results().map(command -> command.group(1)))
                .map(String::strip)
                .filter(command -> !OF_THE_LAUNCHER.contains(words(command)[0]))
                .distinct()
                .toList();
    }

    @Test
    void manyCommandsAreTried() {
        assertThat(commands()).hasSizeGreaterThan(20).contains("judge GMT-001 program.py");
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyLinkLeadsSomewhere(Path document) {
        assertThat(LINK.matcher(Documents.read(document)).results().map(link -> link.group(1)))
                .filteredOn(link -> !link.contains("://"))
                .allSatisfy(link -> assertLeadsSomewhere(document, link));
    }

    private static void assertLeadsSomewhere(Path document, String link) {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? document : document.resolveSibling(parts[0]);
        assertThat(target).exists();
        if (parts.length == 2) {
            assertThat(anchors(target)).contains(parts[1]);
        }
    }

    @Test
    void everyDocumentIsLinkedFromTheReadmeAndEveryDecisionFromItsIndex() {
        Set<Path> linked = Stream.of(Documents.README, Documents.DECISIONS.resolve("README.md"))
                .flatMap(DocumentsTest::linkedFrom)
                .collect(Collectors.toSet());
        assertThat(documents().filter(document -> !document.equals(Documents.README)))
                .allSatisfy(document -> assertThat(linked).contains(document));
    }

    /** Number, title, context, decision and consequences, in the form that readers of such records know. */
    @ParameterizedTest
    @MethodSource("decisions")
    void aDecisionSaysItsContextAndItsConsequences(Path decision) {
        String number = decision.getFileName().toString().substring(0, 4);
        assertThat(number).matches("\\d{4}");
        assertThat(Documents.read(decision))
                .startsWith("# " + number + " ")
                .containsSubsequence("\nDate: 2026-", "\n## Context\n", "\n## Decision\n", "\n## Consequences\n");
    }

    @Test
    void noTwoDecisionsHaveTheSameNumber() {
        assertThat(decisions().map(decision -> decision.getFileName().toString().substring(0, 4)))
                .hasSizeGreaterThan(20)
                .doesNotHaveDuplicates();
    }

    static Stream<Path> decisions() {
        return documents()
                .filter(document -> document.startsWith(Documents.DECISIONS) && !document.endsWith("README.md"));
    }

    private static Stream<Path> linkedFrom(Path document) {
        return LINK.matcher(Documents.read(document))
                .results()
                .map(link -> link.group(1).replaceFirst("#.*", ""))
                .filter(link -> !link.isEmpty() && !link.contains("://"))
                .map(link -> document.resolveSibling(link).normalize());
    }

    /** As the usual sites make them of headings. */
    private static List<String> anchors(Path document) {
        return HEADING.matcher(Documents.read(document))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9 _-]", "")
                        .replace(' ', '-'))
                .toList();
    }

    /** What stands in brackets may be left out, and what is quoted is one word. */
    private static String[] words(String command) {
        return Pattern.compile("\"([^\"]*)\"|\\S+")
                .matcher(command.replaceAll("\\[[^\\]]*\\]", ""))
                .results()
                .map(word -> word.group(1) == null ? word.group() : word.group(1))
                .toArray(String[]::new);
    }

    static Stream<Path> documents() {
        return Documents.all();
    }
}

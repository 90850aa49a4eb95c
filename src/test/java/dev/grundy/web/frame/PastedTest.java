package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.testsupport.Script;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whose language a pasted text is: the programs that come with the problems are the oracle. */
class PastedTest {
    private static final Script LANGUAGE_OF = new Script("pasted.js", "languageOf");
    private static final Languages LANGUAGES = Languages.standard();
    private static final Map<String, List<List<Object>>> SIGNS = LANGUAGES.offered().stream()
            .collect(Collectors.toMap(
                    Language::id,
                    language -> language.editing().signs().stream()
                            .map(sign -> List.<Object>of(sign.weight(), sign.pattern()))
                            .toList()));

    @Test
    void everyProgramOfAProblemIsKnownByItsText() throws IOException {
        List<Path> programs = programs(Path.of("problems"));
        assertThat(programs).hasSizeGreaterThan(300);
        assertThat(told(programs))
                .isEqualTo(programs.stream().map(PastedTest::language).toList());
    }

    @Test
    void whatPeopleBeginWithIsKnownByItsText() {
        List<Language> offered = LANGUAGES.offered();
        assertThat(tellAll(offered.stream().map(Language::starter).toList()))
                .isEqualTo(offered.stream().map(Language::id).toList());
    }

    /** Programs that people write, and not such as only fail in a way. */
    @Test
    void everySolutionInALanguageThatIsOfferedWhereInstalledIsKnownByItsText() throws IOException {
        List<Path> programs = programs(Path.of("src/test/resources/languages/solutions"));
        assertThat(programs).hasSizeGreaterThan(6);
        assertThat(told(programs))
                .isEqualTo(programs.stream().map(PastedTest::language).toList());
    }

    @Test
    void aShortOrOddProgramIsNeverTakenForOneOfAnotherLanguage() throws IOException {
        List<Path> programs = programs(Path.of("src/test/resources"));
        List<@Nullable String> told = told(programs);
        assertThat(programs).hasSizeGreaterThan(100);
        for (int i = 0; i < programs.size(); i++) {
            if (told.get(i) != null) {
                assertThat(told.get(i)).as(programs.get(i).toString()).isEqualTo(language(programs.get(i)));
            }
        }
    }

    @Test
    void whatIsNoProgramIsNone() {
        List<String> texts = List.of(
                "",
                "5 3\n1 2\n2 3\n",
                "The first line holds the number of piles. For each pile, print the winner: First or Second.",
                "print(1)",
                "return x;",
                "int n = 5;",
                "for (int i = 0; i < n; i++) {\n    sum += a[i];\n}\n",
                "import the boxes from the harbour");
        assertThat(tellAll(texts)).isEqualTo(Collections.nCopies(texts.size(), null));
    }

    private static List<@Nullable String> told(List<Path> programs) throws IOException {
        List<String> texts = new ArrayList<>();
        for (Path program : programs) {
            texts.add(Files.readString(program));
        }
        return tellAll(texts);
    }

    private static List<@Nullable String> tellAll(List<String> texts) {
        List<@Nullable String> all = new ArrayList<>();
        LANGUAGE_OF
                .call(texts.stream().map(text -> List.of(text, SIGNS)).toList())
                .forEach(one -> all.add((String) one));
        return all;
    }

    private static List<Path> programs(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> LANGUAGES
                            .ofFile(file.getFileName().toString())
                            .filter(Language::offered)
                            .isPresent())
                    .filter(PastedTest::isText)
                    .sorted()
                    .toList();
        }
    }

    private static boolean isText(Path file) {
        try {
            Files.readString(file);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static String language(Path program) {
        return LANGUAGES.ofFile(program.getFileName().toString()).orElseThrow().id();
    }
}

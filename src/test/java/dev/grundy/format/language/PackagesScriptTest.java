package dev.grundy.format.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The script by which the launcher and the judge's image know what to install reads {@code languages.yaml} as the program does. */
class PackagesScriptTest {
    private static final Path SCRIPT = Path.of("src/main/sh/packages");
    private static final Languages LANGUAGES = Languages.standard();

    private record Said(int code, List<String> lines, String complaint) {}

    @Test
    void namesThePackagesOfLanguagesThatAreAlwaysOffered() throws Exception {
        assertThat(say("always").lines()).isEqualTo(debian(Language::isAlwaysOffered));
    }

    @Test
    void namesThePackagesOfAllThatAreOffered() throws Exception {
        assertThat(say("all").lines()).isEqualTo(debian(Language::offered));
    }

    @Test
    void namesThePackagesOfEachLanguage() throws Exception {
        for (Language language : LANGUAGES.all()) {
            assertThat(say(language.id()).lines()).as(language.id()).isEqualTo(language.debian());
        }
        assertThat(say("rust,haskell").lines()).containsExactly("rustc", "ghc");
    }

    @Test
    void refusesALanguageThatIsNotThere() throws Exception {
        Said said = say("always,cobol");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.complaint()).contains("no language cobol").contains("cpp java python");
    }

    @Test
    void leavesOutWhatIsHere() throws Exception {
        assertThat(say("c", "missing").lines()).isEmpty();
    }

    private static List<String> debian(Predicate<Language> wanted) {
        return LANGUAGES.all().stream()
                .filter(wanted)
                .flatMap(language -> language.debian().stream())
                .distinct()
                .toList();
    }

    private static Said say(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(SCRIPT.toString()));
        command.addAll(Arrays.asList(arguments));
        Process process = new ProcessBuilder(command).start();
        List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        String complaint = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), lines, complaint);
    }
}

package dev.grundy.format.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LanguagesTest {
    private final Languages languages = Languages.standard();

    @Test
    void offersTheLanguagesInOrder() {
        assertThat(languages.offered())
                .extracting(Language::id)
                .containsExactly(
                        "cpp", "java", "python", "javascript", "c", "rust", "go", "typescript", "kotlin", "csharp");
        assertThat(languages.offered())
                .filteredOn(Language::isAlwaysOffered)
                .extracting(Language::id)
                .containsExactly("cpp", "java", "python", "javascript", "c");
    }

    @Test
    void aCheckOfTheSourcesIsNoCompiling() {
        assertThat(languages.offered())
                .filteredOn(Language::isCompiled)
                .extracting(Language::id)
                .containsExactly("cpp", "java", "c", "rust", "go", "typescript", "kotlin", "csharp");
    }

    @Test
    void findsByIdAndByTheNamesOfPackagesAndPeople() {
        assertThat(languages.find("python3")).map(Language::id).contains("python");
        assertThat(languages.find("C++")).map(Language::id).contains("cpp");
        assertThat(languages.find("cobol")).isEmpty();
    }

    @Test
    void tellsTheLanguageOfAFileByItsExtension() {
        assertThat(languages.ofFile("a.cc")).map(Language::id).contains("cpp");
        assertThat(languages.ofFile("a.C")).map(Language::id).contains("cpp");
        assertThat(languages.ofFile("a.c")).map(Language::id).contains("c");
        assertThat(languages.ofFile("py")).isEmpty();
        assertThat(languages.ofFile("b.CPP")).map(Language::id).contains("cpp");
        assertThat(languages.ofFile("UPPER.PY")).map(Language::id).contains("python");
        assertThat(languages.ofFile("a.Java")).map(Language::id).contains("java");
    }

    @Test
    void tellsTheLanguageOfAScriptByItsFirstLine() {
        assertThat(languages.detect("check", "#!/usr/bin/env python3\nprint(1)\n"))
                .map(Language::id)
                .contains("python");
        assertThat(languages.detect("check", "print(1)\n")).isEmpty();
    }

    @Test
    void aFirstLineDecidesBetweenLanguagesOfOneExtension() {
        assertThat(languages.detect("a.py", "#!/usr/bin/env python2.7\nprint 1\n"))
                .map(Language::id)
                .contains("python2");
        assertThat(languages.detect("a.py", "#!/usr/bin/env -S python3 -u\n"))
                .map(Language::id)
                .contains("python");
        assertThat(languages.detect("a.py", "#!/bin/sh\n")).map(Language::id).contains("python");
        assertThat(languages.detect("a.py", "print(1)\n")).map(Language::id).contains("python");
    }

    @Test
    void theEditorAndTheColoursKnowAllThatAreOffered() throws IOException {
        Path scripts = Path.of("src/main/resources/web/app/js");
        String modes = Files.readString(scripts.resolve("modes.js"));
        String colours = Files.readString(scripts.resolve("highlighting.js"));
        assertThat(languages.offered()).allSatisfy(language -> {
            assertThat(modes).containsPattern("(?m)^ {2}" + language.editorMode() + ": ");
            assertThat(colours).contains("highlight.js/lib/languages/" + language.highlightName() + "'");
        });
    }

    @Test
    void theGuideForSolversSaysHowEachThatIsOfferedIsCompiled() throws IOException {
        String guide = Files.readString(Path.of("docs/solving.md"));
        assertThat(languages.offered())
                .allSatisfy(language -> assertThat(guide).contains("\n| " + language.shortName() + " | "));
    }

    @Test
    void whatIsOfferedWhereInstalledHasAProgramForEachVerdictAndASolution() throws IOException {
        Path programs = Path.of("src/test/resources/languages");
        try (Stream<Path> files = Files.walk(programs)) {
            List<String> there =
                    files.map(file -> programs.relativize(file).toString()).toList();
            assertThat(languages.offered())
                    .filteredOn(language -> !language.isAlwaysOffered())
                    .allSatisfy(language -> {
                        String ending = "." + language.extensions().getFirst();
                        assertThat(Stream.of("AC", "CE", "MLE", "RTE", "TLE", "WA")
                                        .map(verdict -> "verdicts/" + language.id() + "/" + verdict + ending))
                                .isSubsetOf(there);
                        assertThat(there).anyMatch(file -> file.matches("solutions/.*\\" + ending));
                    });
        }
    }

    @Test
    void aLanguageThatIsOfferedHasAllThatPeopleNeed() {
        Language c = languages.find("c").orElseThrow();
        assertThatThrownBy(() -> new Language(
                        c.id(),
                        c.name(),
                        c.aliases(),
                        c.offer(),
                        c.extensions(),
                        c.headers(),
                        c.highlightName(),
                        new Editing("cpp", "4", c.starter(), List.of()),
                        c.lineComment(),
                        c.syntax(),
                        c.tools(),
                        c.debian(),
                        c.versionProbe(),
                        c.sourceName(),
                        c.hidesModules(),
                        c.compile(),
                        c.run(),
                        c.environment(),
                        c.symptoms(),
                        c.selfTest(),
                        c.plain()))
                .hasMessageContaining("language c is offered and needs");
        assertThatThrownBy(() -> new Sign(1, "(")).hasMessageContaining("no regular expression");
        assertThatThrownBy(() -> new Editing("c", "nine", "", List.of())).hasMessageContaining("indented by");
    }

    @Test
    void aLanguageSaysWhichPackagesOfDebianHaveItsTools() {
        Language kotlin = languages.find("kotlin").orElseThrow();
        assertThat(kotlin.tools())
                .extracting(Tool::install)
                .containsOnly("apt-get install " + String.join(" ", kotlin.debian()));
    }

    @Test
    void aHeaderBelongsToTheLanguageWhoseSourcesIncludeIt() {
        assertThat(languages.ofFile("a.h")).isEmpty();
        assertThat(languages.ofSourceOrHeader("a.h")).map(Language::id).contains("cpp");
        assertThat(languages.ofSourceOrHeader("a.py")).map(Language::id).contains("python");
        assertThat(languages.ofSourceOrHeader("a.md")).isEmpty();
    }

    @Test
    void findsByTheNameThatPeopleRead() {
        assertThat(languages.offered())
                .extracting(Language::shortName)
                .containsExactly(
                        "C++", "Java", "Python", "JavaScript", "C", "Rust", "Go", "TypeScript", "Kotlin", "C#");
        assertThat(languages.all())
                .filteredOn(Language::offered)
                .allSatisfy(language ->
                        assertThat(languages.find(language.shortName())).contains(language));
    }

    @Test
    void refusesTwoLanguagesOfOneName() {
        Language cpp = languages.find("cpp").orElseThrow();
        assertThatThrownBy(() -> new Languages(List.of(cpp, cpp))).hasMessageContaining("the same id or alias");
    }

    @Test
    void refusesAnUnknownKeyWithItsPlace() {
        assertThatThrownBy(() -> LanguagesFile.read("cpp: {name: C++, colour: blue}"))
                .hasMessageContaining("languages.yaml: cpp");
    }

    @Test
    void saysWhatIsMissingAndTheCure() {
        ToolSearch nowhere = new ToolSearch(List.of(), List.of());
        assertThat(nowhere.find(languages.find("kotlin").orElseThrow()))
                .isInstanceOfSatisfying(Availability.Absent.class, absent -> {
                    assertThat(absent.reason()).containsPattern("java(-of-kotlin)? was not found");
                    assertThat(absent.cure()).isEqualTo("apt-get install kotlin openjdk-17-jre-headless");
                });
    }

    @Test
    void whatAVirtualMachineReadsIsFoundThoughItIsNoProgram(@TempDir Path directory) throws IOException {
        Path jdk = Files.createDirectories(directory.resolve("jdk/bin"));
        Path java = executable(jdk.resolve("java"), "\177ELF").toRealPath();
        Path script = Files.writeString(directory.resolve("tsc.js"), "").toRealPath();
        ToolSearch search = new ToolSearch(List.of(), List.of(directory.resolve("jdk")));
        assertThat(search.find(languageWith(new Tool("other-java", List.of("JAVA_HOME/bin/java"), "install it"))))
                .isInstanceOfSatisfying(
                        Availability.Present.class,
                        present -> assertThat(present.toolchain().tools()).containsEntry("other-java", java));
        assertThat(search.find(languageWith(new Tool("tsc.js", List.of(script.toString()), "install it"))))
                .isInstanceOf(Availability.Present.class);
    }

    @Test
    void passesOverScriptsThatStandInForATool(@TempDir Path directory) throws IOException {
        Path shim = executable(directory.resolve("shims/tool"), "#!/bin/sh\nexec tool\n");
        Path real = executable(directory.resolve("bin/tool"), "\177ELF").toRealPath();
        ToolSearch search = new ToolSearch(List.of(shim.getParent(), real.getParent()), List.of());
        assertThat(search.find(languageWith(new Tool("tool", List.of("PATH"), "install it"))))
                .isInstanceOfSatisfying(
                        Availability.Present.class,
                        present -> assertThat(present.toolchain().tools()).containsEntry("tool", real));
    }

    private Language languageWith(Tool tool) {
        Language python = languages.find("python").orElseThrow();
        return new Language(
                "toy",
                "Toy",
                List.of(),
                LanguageOffer.NEVER,
                List.of("toy"),
                List.of(),
                "",
                new Editing("", "4", "", List.of()),
                "#",
                "",
                List.of(tool),
                List.of(),
                List.of("{tool}"),
                "a.toy",
                false,
                python.compile(),
                python.run(),
                python.environment(),
                python.symptoms(),
                "",
                "");
    }

    private static Path executable(Path file, String content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }
}

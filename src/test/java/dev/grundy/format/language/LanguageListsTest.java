package dev.grundy.format.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the product knows of languages stands in {@code languages.yaml}: no other file lists some of them, except where it says why. */
class LanguageListsTest {
    private static final Languages LANGUAGES = Languages.standard();
    private static final List<Path> SOURCES = Stream.of("src/main", "migrations", "grundy", "docker", "deploy")
            .map(Path::of)
            .toList();
    private static final Pattern PASSED_OVER =
            Pattern.compile("/vendor/|/languages\\.yaml$|\\.(?:woff2|ico|png|svg|webp)$");
    /** Ids of one or two letters stand for anything. */
    private static final Pattern QUOTED_ID = Pattern.compile("[\"']("
            + LANGUAGES.all().stream()
                    .map(Language::id)
                    .filter(id -> id.length() > 2)
                    .collect(Collectors.joining("|"))
            + ")[\"']");

    private static final Map<String, String> EXCEPTIONS = Map.of(
            "MeasuredLanguages.java",
                    "which languages benchmarks measure never changes, so that figures can be compared",
            "BareTools.java", "how a person compiles what is measured",
            "FastStartBench.java", "which shortcuts are measured, and with which compiler",
            "FastStart.java", "a shortcut of one compiler each",
            "ProblemPackage.java", "the package format has two codes for Python",
            "ProgramFiles.java",
                    "extensions of all languages that the package format names, also of those unknown here",
            "ExampleProgram.java", "the languages that an example program was written in",
            "highlighting.js", "grammars of highlight.js, and which are on nearly every page with code");

    @Test
    void noOtherFileListsLanguages() throws IOException {
        Map<String, Set<String>> lists = new TreeMap<>();
        for (Path file : files()) {
            Set<String> named = QUOTED_ID
                    .matcher(text(file))
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
            if (named.size() > 1 && !EXCEPTIONS.containsKey(file.getFileName().toString())) {
                lists.put(file.toString(), named);
            }
        }
        assertThat(lists).as("languages are described in languages.yaml").isEmpty();
    }

    @Test
    void noExceptionIsLeftOver() throws IOException {
        List<Path> files = files();
        assertThat(EXCEPTIONS.keySet())
                .allSatisfy(name -> assertThat(files).anySatisfy(file -> {
                    assertThat(file.getFileName()).hasToString(name);
                    assertThat(QUOTED_ID.matcher(text(file)).results().count()).isGreaterThan(1);
                }));
    }

    @Test
    void whatInstallsToolsNamesNone() throws IOException {
        List<String> packages = LANGUAGES.offered().stream()
                .flatMap(language -> language.debian().stream())
                .filter(name -> !name.equals("gcc")) // compiles the cell too
                .toList();
        for (Path file : List.of(Path.of("grundy"), Path.of("docker/judge.Dockerfile"))) {
            assertThat(text(file))
                    .contains("src/main/sh/packages")
                    .doesNotContainPattern("(?<![\\w/.-])(?:"
                            + packages.stream().map(Pattern::quote).collect(Collectors.joining("|")) + ")(?![\\w.-])");
        }
    }

    @Test
    void pagesTakeTheNamesOfLanguagesFromTheFile() throws IOException {
        Pattern twoNames =
                Pattern.compile("C\\+\\+[^\\n]*\\b(?:Java|Python|JavaScript)\\b|\\bJava\\b[^\\n]*\\bPython\\b");
        for (Path file : files()) {
            if (file.toString().matches(".*\\.(?:html|properties)$")) {
                assertThat(text(file)).as(file.toString()).doesNotContainPattern(twoNames);
            }
        }
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new java.util.ArrayList<>();
        for (Path source : SOURCES) {
            try (Stream<Path> all = Files.walk(source)) {
                all.filter(Files::isRegularFile)
                        .filter(file -> !PASSED_OVER.matcher(file.toString()).find())
                        .forEach(files::add);
            }
        }
        return files;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (MalformedInputException e) {
            return ""; // no text
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

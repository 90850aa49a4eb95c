package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How the files of the runner use each other. cell.h is their table of contents: each declaration stands below its file's name. */
class RunnerSourcesTest {
    private static final Path RUNNER = Path.of("src/main/c/cell");
    private static final Pattern SECTION = Pattern.compile("^/\\* (\\w+\\.c)\\b", Pattern.MULTILINE);
    /** Of a function or a variable. */
    private static final Pattern DECLARED =
            Pattern.compile("^(?:extern |noreturn |\\w[\\w ]*?[ *])(\\w+)(?:\\(|;)", Pattern.MULTILINE);

    private static Map<String, Set<String>> declared(String header) {
        var declared = new LinkedHashMap<String, Set<String>>();
        List<MatchResult> sections = SECTION.matcher(header).results().toList();
        for (int i = 0; i < sections.size(); i++) {
            int end = i + 1 < sections.size() ? sections.get(i + 1).start() : header.length();
            declared.put(
                    sections.get(i).group(1),
                    DECLARED.matcher(header.substring(sections.get(i).start(), end))
                            .results()
                            .map(name -> name.group(1))
                            .collect(Collectors.toSet()));
        }
        return declared;
    }

    private static Map<String, Set<String>> uses() throws IOException {
        Map<String, Set<String>> declared = declared(Files.readString(RUNNER.resolve("cell.h")));
        var uses = new TreeMap<String, Set<String>>();
        try (var files = Files.newDirectoryStream(RUNNER, "*.c")) {
            for (Path file : files) {
                Set<String> words = words(Files.readString(file));
                var used = new TreeSet<String>();
                declared.forEach((other, names) -> {
                    if (names.stream().anyMatch(words::contains)) {
                        used.add(other);
                    }
                });
                used.remove(file.getFileName().toString());
                uses.put(file.getFileName().toString(), used);
            }
        }
        return uses;
    }

    private static Set<String> words(String source) {
        String code = source.replaceAll("(?s)/\\*.*?\\*/|\"(?:[^\"\\\\]|\\\\.)*\"", " ");
        return Pattern.compile("\\w+")
                .matcher(code)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
    }

    @Test
    void noTwoFilesUseEachOtherNotEvenByOthers() throws IOException {
        Map<String, Set<String>> uses = uses();
        assertThat(uses.get("run.c")).as("what is seen").contains("meter.c", "limits.c", "walls.c", "reply.c");
        for (String file : uses.keySet()) {
            assertThat(circle(uses, new ArrayList<>(List.of(file))))
                    .as("a circle")
                    .isEmpty();
        }
    }

    /** The way back to where the path begins, if there is one. */
    private static List<String> circle(Map<String, Set<String>> uses, List<String> path) {
        for (String next : uses.getOrDefault(path.getLast(), Set.of())) {
            if (next.equals(path.getFirst())) {
                return path;
            }
            if (!path.contains(next)) {
                var longer = new ArrayList<>(path);
                longer.add(next);
                List<String> circle = circle(uses, longer);
                if (!circle.isEmpty()) {
                    return circle;
                }
            }
        }
        return List.of();
    }

    @Test
    void theFilterKnowsEveryCallThatWasSeenToBeNeeded() throws IOException {
        String filter = Files.readString(RUNNER.resolve("filter.c"));
        String known = filter.substring(filter.indexOf("static const int known[]"));
        Set<String> names = words(known.substring(0, known.indexOf("};")));
        List<String> needed = Files.readAllLines(Path.of("src/test/resources/calls.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
        assertThat(needed).hasSizeGreaterThan(90);
        assertThat(names).containsAll(needed);
    }

    @Test
    void pathsInsideACellAreNamedOnce() throws IOException {
        int named = 0;
        try (var files = Files.newDirectoryStream(RUNNER, "*.{c,h}")) {
            for (Path file : files) {
                named += Files.readString(file).split("\"/w\"", -1).length - 1;
            }
        }
        assertThat(named).isEqualTo(1);
    }
}

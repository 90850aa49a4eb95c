package dev.grundy.problem.exchange;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes a package of a library-checker problem. Its tests are commands of generators, so they stay commands; headers that
 * programs include from around them come along.
 */
final class LibraryCheckerImport {
    private static final Map<String, String> EXPECTATIONS = Map.of(
            "WA",
            "{permitted: [AC, WA], required: [WA]}",
            "TLE",
            "{permitted: [AC, TLE], required: [TLE]}",
            "RE",
            "{permitted: [AC, RTE], required: [RTE]}");
    private static final Pattern INCLUDE_AROUND = Pattern.compile("#include\\s*\"(?:\\.\\./)+(?:[\\w]+/)*([\\w.-]+)\"");

    private final PackageDraft draft;
    private final Toml info;
    private final Optional<Path> common;
    private final List<String> generated = new ArrayList<>();
    private final StringBuilder generators = new StringBuilder();

    LibraryCheckerImport(PackageDraft draft) throws IOException {
        this.draft = draft;
        this.info = Toml.parse(Files.readString(draft.use("info.toml")));
        Path beside = draft.original().resolve("../../common").normalize();
        this.common = Files.isDirectory(beside) ? Optional.of(beside) : Optional.empty();
    }

    String run() throws IOException {
        for (Map<String, String> test : info.all("tests")) {
            tests(test.getOrDefault("name", ""), Integer.parseInt(test.getOrDefault("number", "1")));
        }
        draft.write(
                "generators/generators.yaml",
                (generators.isEmpty() ? "" : "generators:\n" + generators)
                        + "solution: /submissions/accepted/correct.cpp\n" + GeneratedTests.yaml(generated));
        program("verifier.cpp", "input_validators/verifier", "validator.cpp");
        TestlibScripts.validator(draft, "input_validators/verifier");
        program("checker.cpp", "output_validator", "checker.cpp");
        TestlibScripts.checker(draft, "output_validator");
        submissions();
        statement();
        problemYaml();
        draft.keepTheRest();
        return Names.ofPackage(draft.original().getFileName().toString());
    }

    /** The file {@code random.cpp} makes random_00, random_01, … from the seed that is its only argument. */
    private void tests(String file, int number) throws IOException {
        String base = Names.withoutExtension(file);
        if (file.endsWith(".cpp")) {
            generators
                    .append("  ")
                    .append(base)
                    .append(": [")
                    .append(file)
                    .append(", params.h")
                    .append(headers("generators"))
                    .append("]\n");
            program("gen/" + file, "generators", file);
        }
        for (int i = 0; i < number; i++) {
            String name = base + "_" + String.format("%02d", i);
            String group = base.startsWith("example") ? "sample/" : "secret/";
            if (file.endsWith(".cpp")) {
                generated.add(group + name + "\n" + base + " " + i);
            } else if (draft.has("gen/" + name + ".in")) {
                draft.copy(draft.use("gen/" + name + ".in"), "generators/" + name + ".in");
                generated.add(group + name + "\n" + name + ".in");
            } else {
                throw new ExchangeException(
                        "info.toml names the test " + name + ", but there is no gen/" + name + ".in");
            }
        }
    }

    /** Copies a source with what it includes; the includes then name files beside it. */
    private void program(String path, String directory, String name) throws IOException {
        if (!draft.has(path)) {
            throw new ExchangeException("there is no " + path + ", which every library-checker problem has");
        }
        String source = Files.readString(draft.use(path));
        draft.write(directory + "/" + name, INCLUDE_AROUND.matcher(source).replaceAll("#include \"$1\""));
        draft.write(directory + "/params.h", params());
        headers(directory);
        for (String header : List.of("testlib.h", "random.h")) {
            if (source.contains(header) && !draft.isWritten(directory + "/" + header)) {
                draft.loses(path + " includes " + header + ", which is not beside the problem (common/): add it to "
                        + directory);
            }
        }
    }

    private String headers(String directory) throws IOException {
        StringBuilder names = new StringBuilder();
        if (common.isPresent()) {
            try (Stream<Path> files = Files.list(common.get())) {
                for (Path header : files.filter(file -> file.toString().endsWith(".h"))
                        .sorted()
                        .toList()) {
                    draft.copy(header, directory + "/" + header.getFileName());
                    names.append(", ").append(header.getFileName());
                }
            }
        }
        return names.toString();
    }

    private String params() {
        StringBuilder params = new StringBuilder("#pragma once\n");
        info.first("params")
                .forEach((name, value) -> params.append("#define ")
                        .append(name)
                        .append(' ')
                        .append(
                                value.matches("-?[0-9.]+")
                                        ? value + (value.contains(".") ? "" : "LL")
                                        : "\"" + value + "\"")
                        .append('\n'));
        return params.toString();
    }

    private void submissions() throws IOException {
        StringBuilder yaml = new StringBuilder("accepted/correct.cpp: {model_solution: true}\n");
        draft.write("submissions/accepted/correct.cpp", solution("correct.cpp"));
        for (Map<String, String> solution : info.all("solutions")) {
            String name = solution.getOrDefault("name", "");
            boolean isWrong = solution.getOrDefault("wrong", "false").equals("true");
            String expect = solution.getOrDefault("expect", isWrong ? "WA" : "AC");
            String place = (expect.equals("AC") ? "accepted/" : "other/") + name;
            draft.write("submissions/" + place, solution(name));
            if (EXPECTATIONS.containsKey(expect)) {
                yaml.append(place).append(": ").append(EXPECTATIONS.get(expect)).append('\n');
            }
            if (solution.containsKey("function")) {
                draft.loses("sol/" + name + " is written for a grader, which is kept only as an original");
            }
        }
        draft.write("submissions/submissions.yaml", yaml.toString());
    }

    private String solution(String name) throws IOException {
        if (!draft.has("sol/" + name)) {
            throw new ExchangeException("there is no sol/" + name + "; add it or take it out of info.toml");
        }
        String source = Files.readString(draft.use("sol/" + name));
        return INCLUDE_AROUND.matcher(source).replaceAll("#include \"$1\"");
    }

    private void statement() throws IOException {
        String text = draft.has("task.md") ? Files.readString(draft.use("task.md")) : "";
        text = Pattern.compile("@\\{lang\\.(?!en)\\w+}.*?(?=@\\{lang\\.|\\z)", Pattern.DOTALL)
                .matcher(text)
                .replaceAll("")
                .replaceAll("@\\{lang\\.\\w+}", "");
        for (Map.Entry<String, String> param : info.first("params").entrySet()) {
            text = text.replace("@{param." + param.getKey() + "}", param.getValue());
        }
        text = text.replace("@{keyword.statement}", "Problem")
                .replace("@{keyword.constraints}", "Constraints")
                .replace("@{keyword.input}", "Input")
                .replace("@{keyword.output}", "Output")
                .replaceAll("(?m)^#+\\s*@\\{keyword\\.sample}\\s*$", "")
                .replaceAll("@\\{example\\.[\\w.]+}", "");
        draft.write("statement/problem.en.md", text.strip() + "\n");
    }

    private void problemYaml() throws IOException {
        Map<String, String> root = info.first("");
        String title = root.getOrDefault("title", draft.original().getFileName().toString());
        draft.write(
                "problem.yaml",
                "problem_format_version: 2025-09\nname: {en: " + Names.quoted(title) + "}\nuuid: "
                        + UUID.nameUUIDFromBytes(title.getBytes(StandardCharsets.UTF_8))
                        + "\nsource: {name: Library Checker"
                        + (root.containsKey("forum") ? ", url: " + Names.quoted(root.get("forum")) : "") + "}\n"
                        + "limits: {time_limit: " + root.getOrDefault("timelimit", "2.0") + ", memory: 1024}\n");
    }
}

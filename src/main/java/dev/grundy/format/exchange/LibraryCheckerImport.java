package dev.grundy.format.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes a package of a library-checker problem. Its tests are commands of generators, so they stay commands; headers that
 * programs include from around them come along.
 */
final class LibraryCheckerImport {
    private static final Map<String, Map<String, Object>> EXPECTATIONS =
            Map.of("WA", failing("WA"), "TLE", failing("TLE"), "RE", failing("RTE"));
    private static final Pattern INCLUDE_AROUND =
            Pattern.compile("#include\\s*+\"(?:\\.\\./)++(?:\\w++/)*+([\\w.-]++)\"");

    private static final double STANDARD_SECONDS = 2;
    private static final int MEBIBYTES = 1024;

    private final PackageDraft draft;
    private final InfoToml info;
    private final Optional<Path> common;
    private final GeneratorTree generated = new GeneratorTree();
    private final Map<String, List<String>> generators = new LinkedHashMap<>();

    LibraryCheckerImport(PackageDraft draft) throws IOException {
        this.draft = draft;
        this.info = InfoToml.parse(Files.readString(draft.use(InfoToml.FILE)));
        Path beside = draft.original().resolve("../../common").normalize();
        this.common = Files.isDirectory(beside) ? Optional.of(beside) : Optional.empty();
    }

    private static Map<String, Object> failing(String verdict) {
        return Map.of("permitted", List.of("AC", verdict), "required", List.of(verdict));
    }

    String run() throws IOException {
        for (InfoToml.Table test : info.all("tests")) {
            tests(test.text("name").orElse(""), test.count("number").orElse(1));
        }
        String yaml = "generators/generators.yaml";
        if (!generators.isEmpty()) {
            draft.set(yaml, "generators", generators);
        }
        draft.set(yaml, "solution", "/submissions/accepted/correct.cpp");
        draft.set(yaml, "data", generated.data());
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
            List<String> files = new ArrayList<>(List.of(file, "params.h"));
            files.addAll(headers("generators"));
            generators.put(base, files);
            program("gen/" + file, "generators", file);
        }
        for (int i = 0; i < number; i++) {
            String name = base + "_" + String.format("%02d", i);
            String group = base.startsWith("example") ? "sample/" : "secret/";
            if (file.endsWith(".cpp")) {
                generated.add(group + name, base + " " + i);
            } else if (draft.has("gen/" + name + ".in")) {
                draft.copy(draft.use("gen/" + name + ".in"), "generators/" + name + ".in");
                generated.add(group + name, name + ".in");
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

    private List<String> headers(String directory) throws IOException {
        List<String> names = new ArrayList<>();
        if (common.isPresent()) {
            try (Stream<Path> files = Files.list(common.get())) {
                for (Path header : files.filter(file -> file.toString().endsWith(".h"))
                        .sorted()
                        .toList()) {
                    draft.copy(header, directory + "/" + header.getFileName());
                    names.add(header.getFileName().toString());
                }
            }
        }
        return names;
    }

    private String params() {
        StringBuilder params = new StringBuilder("#pragma once\n");
        info.params()
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
        String yaml = "submissions/submissions.yaml";
        draft.set(yaml, "accepted/correct.cpp", Map.of("model_solution", true));
        draft.write("submissions/accepted/correct.cpp", solution("correct.cpp"));
        for (InfoToml.Table solution : info.all("solutions")) {
            String name = solution.text("name").orElse("");
            String expect = solution.text("expect").orElse(solution.flag("wrong") ? "WA" : "AC");
            String place = (expect.equals("AC") ? "accepted/" : "other/") + name;
            draft.write("submissions/" + place, solution(name));
            if (EXPECTATIONS.containsKey(expect)) {
                draft.set(yaml, place, EXPECTATIONS.get(expect));
            }
            if (solution.text("function").isPresent()) {
                draft.loses("sol/" + name + " is written for a grader, which is kept only as an original");
            }
        }
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
        for (Map.Entry<String, String> param : info.params().entrySet()) {
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
        String title =
                info.root().text("title").orElse(draft.original().getFileName().toString());
        ImportedProblem imported = new ImportedProblem(Map.of("en", title), title);
        info.root()
                .text("forum")
                .ifPresentOrElse(
                        address -> imported.source("Library Checker", address),
                        () -> imported.source("Library Checker"));
        imported.limits(info.root().number("timelimit").orElse(STANDARD_SECONDS), MEBIBYTES);
        imported.write(draft);
    }
}

package dev.grundy.problem.exchange;

import dev.grundy.problem.pack.FormatVersion;
import dev.grundy.problem.pack.Grading;
import dev.grundy.problem.pack.InputValidator;
import dev.grundy.problem.pack.Metadata;
import dev.grundy.problem.pack.OutputValidation;
import dev.grundy.problem.pack.Practice;
import dev.grundy.problem.pack.ProblemLimits;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.ProblemType;
import dev.grundy.problem.pack.Statement;
import dev.grundy.problem.pack.TestCase;
import dev.grundy.problem.pack.TestGroup;
import dev.grundy.problem.pack.TestSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/** Writes a package as one of format 2025-09 whose tests are all files. */
final class IcpcExport {
    private final ExportDraft draft;
    private final ProblemPackage problem;

    IcpcExport(ExportDraft draft) {
        this.draft = draft;
        this.problem = draft.problem();
    }

    void run() throws IOException {
        if (problem.format() == FormatVersion.V2025_09) {
            draft.copy(problem.root().resolve("problem.yaml"), "problem.yaml");
            draft.copyDirectory("data", "data");
        } else {
            draft.add("problem.yaml", problemYaml());
            groupSettings(problem.tests().root());
        }
        for (String directory : List.of("submissions", "include", "generators", "solution", "static_validator")) {
            draft.copyDirectory(directory, directory);
        }
        statements();
        attachments();
        validators();
        new TestFiles(draft).write();
        lossesOfOurs();
        settingsOfGeneratedTests(problem.tests().root());
    }

    private void statements() throws IOException {
        for (Statement statement : problem.statements()) {
            copyBeside(statement.directory());
            if (statement.markup() == Statement.Markup.MARKDOWN) {
                draft.add(
                        "statement/" + statement.file().getFileName(),
                        statement.body().stripLeading());
            }
        }
    }

    private void copyBeside(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            boolean isWholePackage = directory.equals(problem.root());
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                if (!name.startsWith(".")
                        && (!isWholePackage || name.startsWith("problem.") && !name.endsWith(".yaml"))) {
                    // Format 2025-09 wants the language in the name.
                    draft.copy(
                            file, "statement/" + name.replaceFirst("^problem\\.(tex|md|pdf|html)$", "problem.en.$1"));
                }
            }
        }
    }

    private void attachments() throws IOException {
        for (Map.Entry<String, Path> file : problem.attachments().entrySet()) {
            draft.copy(file.getValue(), "attachments/" + file.getKey());
        }
    }

    private void validators() throws IOException {
        for (InputValidator validator : problem.programs().inputValidators()) {
            raw(
                    validator.program().files(),
                    "input_validators/"
                            + (validator.program().files().size() > 1
                                    ? Names.withoutExtension(validator.name()) + "/"
                                    : ""));
        }
        if (problem.programs().outputValidation() instanceof OutputValidation.Custom custom) {
            raw(custom.programs().getFirst().files(), "output_validator/");
            if (custom.programs().size() > 1) {
                draft.loses("format 2025-09 has one output validator; only the first of "
                        + custom.programs().size() + " is kept");
            }
        }
        if (!problem.programs().graders().isEmpty()) {
            draft.loses("format 2025-09 has no custom graders");
        }
    }

    private void raw(Map<String, Path> files, String directory) throws IOException {
        for (Map.Entry<String, Path> file : files.entrySet()) {
            draft.copy(file.getValue(), directory + file.getKey());
        }
    }

    private void lossesOfOurs() {
        if (problem.statements().stream().anyMatch(statement -> statement.firstLine() > 1)) {
            draft.loses("the front matter (ids, difficulty, topics, tags, tier, summary) is not part of the format");
        }
        if (!problem.practice().equals(Practice.NONE)) {
            draft.loses(
                    "practice.yaml (fresh tests, counterexamples, growth, by hand, hints) is not part of the format");
        }
    }

    /** Settings that stand in generators.yaml become files. */
    private void settingsOfGeneratedTests(TestGroup group) {
        for (TestCase test : group.cases()) {
            boolean differs = !test.settings().equals(group.settings())
                    && !draft.files().containsKey("data/" + test.name() + ".yaml");
            if (differs) {
                draft.add("data/" + test.name() + ".yaml", settings(test.settings()));
            }
        }
        String file = "data/" + group.name() + "/test_group.yaml";
        boolean isMissing = !group.name().equals("data")
                && !draft.files().containsKey(file)
                && !group.settings().outputValidatorArgs().isEmpty();
        if (isMissing) {
            draft.add(file, settings(group.settings()));
        }
        group.groups().forEach(this::settingsOfGeneratedTests);
    }

    private void groupSettings(TestGroup group) {
        for (TestGroup child : group.groups()) {
            StringBuilder yaml = new StringBuilder(settings(child.settings()));
            if (problem.type().scoring() && !child.name().startsWith("sample")) {
                yaml.append(scoring(child));
            }
            if (!yaml.isEmpty()) {
                draft.add("data/" + child.name() + "/test_group.yaml", yaml.toString());
            }
            groupSettings(child);
        }
    }

    private String scoring(TestGroup group) {
        draft.loses("legacy grading was turned into score_aggregation, which knows less: check the scores");
        if (!(group.grading() instanceof Grading.Legacy legacy)) {
            return "";
        }
        boolean isBounded = Double.isFinite(legacy.range().most());
        String score =
                "max_score: " + (isBounded ? GroupScores.number(legacy.range().most()) : "unbounded") + "\n";
        boolean sums = legacy.flags().score() == Grading.ScoreMode.SUM;
        return score + "score_aggregation: "
                + (sums ? "sum" : isBounded && !group.name().equals("secret") ? "pass-fail" : "min") + "\n";
    }

    static String settings(TestSettings settings) {
        StringBuilder yaml = new StringBuilder();
        list(yaml, "args", settings.args());
        list(yaml, "input_validator_args", settings.inputValidatorArgs());
        list(yaml, "output_validator_args", settings.outputValidatorArgs());
        return yaml.toString();
    }

    private static void list(StringBuilder yaml, String key, List<String> values) {
        if (!values.isEmpty()) {
            yaml.append(key)
                    .append(": [")
                    .append(String.join(", ", values.stream().map(Names::quoted).toList()))
                    .append("]\n");
        }
    }

    private String problemYaml() {
        Metadata metadata = problem.metadata();
        Map<String, String> names = new LinkedHashMap<>();
        problem.statements()
                .forEach(statement -> names.put(
                        statement.language(),
                        metadata.names()
                                .getOrDefault(
                                        statement.language(),
                                        problem.frontMatter().title())));
        StringBuilder yaml = new StringBuilder("problem_format_version: 2025-09\nname:\n");
        names.forEach((language, name) -> yaml.append("  ")
                .append(language)
                .append(": ")
                .append(Names.quoted(name))
                .append('\n'));
        yaml.append("uuid: ")
                .append(metadata.uuid()
                        .orElseGet(() -> UUID.nameUUIDFromBytes(problem.name().getBytes(StandardCharsets.UTF_8))
                                .toString()))
                .append('\n');
        yaml.append("type: [").append(String.join(", ", types(problem.type()))).append("]\n");
        yaml.append("license: ").append(metadata.license()).append('\n');
        metadata.rightsOwner()
                .ifPresent(owner -> yaml.append("rights_owner: ")
                        .append(Names.quoted(owner))
                        .append('\n'));
        list(yaml, "keywords", metadata.keywords());
        if (metadata.credits().containsKey("authors")) {
            yaml.append("credits:\n  authors: [")
                    .append(String.join(
                            ", ",
                            metadata.credits().get("authors").stream()
                                    .map(Names::quoted)
                                    .toList()))
                    .append("]\n");
        }
        metadata.sources().stream()
                .findFirst()
                .ifPresent(source -> yaml.append("source: {name: ")
                        .append(Names.quoted(source.name()))
                        .append(source.url()
                                .map(url -> ", url: " + Names.quoted(url))
                                .orElse(""))
                        .append("}\n"));
        return yaml.append(limits(problem.limits())).toString();
    }

    private static List<String> types(ProblemType type) {
        List<String> types = new ArrayList<>(List.of(type.scoring() ? "scoring" : "pass-fail"));
        if (type.interactive()) {
            types.add("interactive");
        }
        if (type.multiPass()) {
            types.add("multi-pass");
        }
        if (type.submitAnswer()) {
            types.add("submit-answer");
        }
        return types;
    }

    private String limits(ProblemLimits limits) {
        StringBuilder yaml = new StringBuilder("limits:\n");
        limits.cpuTime()
                .ifPresent(time -> yaml.append("  time_limit: ")
                        .append(time.toNanos() / 1e9)
                        .append('\n'));
        yaml.append("  time_multipliers: {ac_to_time_limit: ")
                .append(limits.margins().acceptedToLimit())
                .append(", time_limit_to_tle: ")
                .append(limits.margins().limitToExceeded())
                .append("}\n");
        yaml.append("  memory: ")
                .append(limits.memory().mebibytes())
                .append("\n  output: ")
                .append(limits.output().mebibytes());
        yaml.append("\n  code: ").append(limits.code().bytes() >> 10).append('\n');
        yaml.append("  validation_time: ")
                .append(limits.validation().time().toSeconds())
                .append("\n  validation_memory: ")
                .append(limits.validation().memory().mebibytes())
                .append('\n');
        if (problem.type().multiPass()) {
            yaml.append("  validation_passes: ")
                    .append(limits.validationPasses())
                    .append('\n');
        }
        return yaml.toString();
    }
}

package dev.grundy.format.exchange.export;

import dev.grundy.format.exchange.GroupScores;
import dev.grundy.format.exchange.Names;
import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.Metadata;
import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.ProblemLimits;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.ProblemType;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestGroup;
import dev.grundy.format.pack.test.TestSettings;
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
        new IcpcTestFiles(draft).write();
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
            Map<String, Object> keys = settings(child.settings());
            if (problem.type().scoring() && !child.name().startsWith("sample")) {
                keys.putAll(scoring(child));
            }
            draft.add("data/" + child.name() + "/test_group.yaml", keys);
            groupSettings(child);
        }
    }

    private Map<String, Object> scoring(TestGroup group) {
        draft.loses("legacy grading was turned into score_aggregation, which knows less: check the scores");
        if (!(group.grading() instanceof Grading.Legacy legacy)) {
            return Map.of();
        }
        boolean isBounded = Double.isFinite(legacy.range().most());
        boolean sums = legacy.flags().score() == Grading.ScoreMode.SUM;
        return Map.of(
                "max_score",
                isBounded ? GroupScores.number(legacy.range().most()) : "unbounded",
                "score_aggregation",
                sums ? "sum" : isBounded && !group.name().equals("secret") ? "pass-fail" : "min");
    }

    private static Map<String, Object> settings(TestSettings settings) {
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("args", settings.args());
        keys.put("input_validator_args", settings.inputValidatorArgs());
        keys.put("output_validator_args", settings.outputValidatorArgs());
        keys.values().removeIf(List.of()::equals);
        return keys;
    }

    private Map<String, Object> problemYaml() {
        Metadata metadata = problem.metadata();
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("problem_format_version", "2025-09");
        keys.put("name", names());
        keys.put(
                "uuid",
                metadata.uuid()
                        .orElseGet(() -> UUID.nameUUIDFromBytes(problem.name().getBytes(StandardCharsets.UTF_8))
                                .toString()));
        keys.put("type", types(problem.type()));
        keys.put("license", metadata.license());
        metadata.rightsOwner().ifPresent(owner -> keys.put("rights_owner", owner));
        if (!metadata.keywords().isEmpty()) {
            keys.put("keywords", metadata.keywords());
        }
        if (metadata.credits().containsKey("authors")) {
            keys.put("credits", Map.of("authors", metadata.credits().get("authors")));
        }
        metadata.sources().stream().findFirst().ifPresent(source -> {
            Map<String, Object> origin = new LinkedHashMap<>(Map.of("name", source.name()));
            source.url().ifPresent(url -> origin.put("url", url));
            keys.put("source", origin);
        });
        keys.put("limits", limits(problem.limits()));
        return keys;
    }

    private Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        for (Statement statement : problem.statements()) {
            String language = statement.language();
            names.put(
                    language,
                    problem.metadata()
                            .names()
                            .getOrDefault(language, problem.frontMatter().title()));
        }
        return names;
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

    private Map<String, Object> limits(ProblemLimits limits) {
        Map<String, Object> keys = new LinkedHashMap<>();
        limits.cpuTime().ifPresent(time -> keys.put("time_limit", time.toNanos() / 1e9));
        keys.put(
                "time_multipliers",
                Map.of(
                        "ac_to_time_limit", limits.margins().acceptedToLimit(),
                        "time_limit_to_tle", limits.margins().limitToExceeded()));
        keys.put("memory", limits.memory().mebibytes());
        keys.put("output", limits.output().mebibytes());
        keys.put("code", limits.code().bytes() >> 10);
        keys.put("validation_time", limits.validation().time().toSeconds());
        keys.put("validation_memory", limits.validation().memory().mebibytes());
        if (problem.type().multiPass()) {
            keys.put("validation_passes", limits.validationPasses());
        }
        return keys;
    }
}

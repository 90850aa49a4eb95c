package dev.grundy.format.exchange.export;

import dev.grundy.format.exchange.GroupScores;
import dev.grundy.format.exchange.Names;
import dev.grundy.format.pack.Metadata;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestGroup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a package of the legacy format, with DOMjudge's file for the time limit. */
final class LegacyExport {
    private static final Set<String> FOLDERS =
            Set.of("accepted", "partially_accepted", "wrong_answer", "time_limit_exceeded", "run_time_error");

    private final ExportDraft draft;
    private final ProblemPackage problem;

    LegacyExport(ExportDraft draft) {
        this.draft = draft;
        this.problem = draft.problem();
    }

    void run() throws IOException {
        draft.add("problem.yaml", problemYaml());
        problem.limits()
                .cpuTime()
                .ifPresent(time -> draft.add(".timelimit", GroupScores.number(time.toNanos() / 1e9) + "\n"));
        statements();
        for (Map.Entry<String, Path> file : problem.attachments().entrySet()) {
            draft.copy(file.getValue(), "attachments/" + file.getKey());
        }
        draft.copyDirectory("include", "include");
        draft.copyDirectory("generators", "generators");
        validators();
        submissions();
        new IcpcTestFiles(draft).write();
        notes();
        groups(problem.tests().root());
        if (problem.statements().stream().anyMatch(statement -> statement.firstLine() > 1)) {
            draft.loses("the front matter (ids, difficulty, topics, tags, tier, summary) is not part of the format");
        }
        if (!problem.practice().equals(Practice.NONE) || !problem.editorials().isEmpty()) {
            draft.loses("practice.yaml and the editorial are not part of the format");
        }
    }

    private Map<String, Object> problemYaml() {
        Metadata metadata = problem.metadata();
        Map<String, Object> keys = new LinkedHashMap<>();
        keys.put("name", problem.frontMatter().title());
        metadata.uuid().ifPresent(uuid -> keys.put("uuid", uuid));
        keys.put("type", problem.type().scoring() ? "scoring" : "pass-fail");
        if (metadata.credits().containsKey("authors")) {
            keys.put("author", String.join(", ", metadata.credits().get("authors")));
        }
        metadata.sources().stream().findFirst().ifPresent(source -> {
            keys.put("source", source.name());
            source.url().ifPresent(url -> keys.put("source_url", url));
        });
        keys.put("license", metadata.license());
        metadata.rightsOwner().ifPresent(owner -> keys.put("rights_owner", owner));
        if (!metadata.keywords().isEmpty()) {
            // Words of the legacy format are parted by spaces.
            keys.put(
                    "keywords",
                    metadata.keywords().stream()
                            .map(word -> word.replace(' ', '-'))
                            .collect(Collectors.joining(" ")));
        }
        keys.put(
                "limits",
                Map.of(
                        "memory", problem.limits().memory().mebibytes(),
                        "output", problem.limits().output().mebibytes()));
        keys.put("validation", validation());
        return keys;
    }

    private String validation() {
        if (problem.programs().outputValidation() instanceof OutputValidation.Default) {
            return "default";
        }
        return "custom" + (problem.type().interactive() ? " interactive" : "")
                + (problem.type().multiPass() ? " multi-pass" : "")
                + (problem.type().scoring() ? " score" : "");
    }

    private void statements() throws IOException {
        for (Statement statement : problem.statements()) {
            try (Stream<Path> files = Files.list(statement.directory())) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    if (!file.getFileName().toString().startsWith(".")
                            && !statement.directory().equals(problem.root())) {
                        draft.copy(file, "problem_statement/" + file.getFileName());
                    }
                }
            }
            if (statement.markup() == Statement.Markup.MARKDOWN) {
                draft.add(
                        "problem_statement/" + statement.file().getFileName(),
                        problem.constants().fillIn(statement.body()).stripLeading());
                draft.loses(
                        "the legacy format has no markdown statements: tools that follow it to the letter skip this one");
            }
        }
    }

    private void validators() {
        for (InputValidator validator : problem.programs().inputValidators()) {
            program(validator.program(), "input_validators");
        }
        if (problem.programs().outputValidation() instanceof OutputValidation.Custom custom) {
            custom.programs().forEach(program -> program(program, "output_validators"));
        }
        for (Program grader : problem.programs().graders()) {
            program(grader, "graders");
        }
        if (problem.programs().staticValidator().isPresent()) {
            draft.loses("the static validator is not part of the format");
        }
        if (!problem.constants().values().isEmpty()) {
            draft.loses("constants are filled in");
        }
    }

    private void program(Program program, String directory) {
        boolean isOneFile = program.files().size() == 1;
        draft.program(program, isOneFile ? directory : directory + "/" + Names.withoutExtension(program.name()));
    }

    private void submissions() {
        for (PackageSubmission submission : problem.submissions()) {
            boolean isOneFile = submission.program().files().size() == 1;
            draft.program(submission.program(), "submissions/" + (isOneFile ? submission.folder() : submission.path()));
            if (!FOLDERS.contains(submission.folder())) {
                draft.loses("the folder submissions/" + submission.folder() + " is unknown to the format");
            }
        }
        if (Files.exists(problem.root().resolve("submissions/submissions.yaml"))) {
            draft.loses("submissions.yaml is not part of the format");
        }
    }

    private void notes() throws IOException {
        for (TestCase test : problem.tests().allCases()) {
            test.notes().hint().ifPresent(hint -> draft.add("data/" + test.name() + ".hint", hint));
            test.notes().description().ifPresent(text -> draft.add("data/" + test.name() + ".desc", text));
            if (test.notes().image().isPresent()) {
                Path image = test.notes().image().get();
                String name = image.getFileName().toString();
                draft.copy(image, "data/" + test.name() + name.substring(name.lastIndexOf('.')));
            }
            if (!test.settings().args().isEmpty() || !test.files().isEmpty()) {
                draft.loses("arguments and files of tests are not part of the format");
            }
        }
    }

    private void groups(TestGroup group) {
        for (TestGroup child : group.groups()) {
            Map<String, Object> keys = new LinkedHashMap<>();
            flags(keys, "output_validator_flags", child.settings().outputValidatorArgs());
            flags(keys, "input_validator_flags", child.settings().inputValidatorArgs());
            if (problem.type().scoring() && !child.name().startsWith("sample")) {
                keys.putAll(scoring(child));
            }
            draft.add("data/" + child.name() + "/testdata.yaml", keys);
            if (child.cases().stream()
                    .anyMatch(test -> !test.settings()
                            .outputValidatorArgs()
                            .equals(child.settings().outputValidatorArgs()))) {
                draft.loses("arguments of single tests are not part of the format: those of the group are kept");
            }
            groups(child);
        }
    }

    private static void flags(Map<String, Object> keys, String key, List<String> flags) {
        if (!flags.isEmpty()) {
            keys.put(
                    key,
                    flags.stream()
                            .map(flag -> flag.matches("[\\w.=+-]+") ? flag : "'" + flag.replace("'", "'\\''") + "'")
                            .collect(Collectors.joining(" ")));
        }
    }

    private Map<String, Object> scoring(TestGroup group) {
        return switch (group.grading()) {
            case Grading.Legacy legacy -> {
                Map<String, Object> keys = new LinkedHashMap<>();
                keys.put("on_reject", legacy.breakOnReject() ? "break" : "continue");
                keys.put("accept_score", legacy.acceptScore());
                keys.put("reject_score", legacy.rejectScore());
                keys.put("grader_flags", String.join(" ", legacy.graderFlags()));
                range(legacy).ifPresent(range -> keys.put("range", range));
                yield keys;
            }
            case Grading.Current current -> {
                double score = current.maxScore().orElse(1.0);
                boolean sums = current.aggregation() == Grading.Aggregation.SUM;
                int parts = Math.max(1, group.children().size());
                if (!current.requirePass().isEmpty()) {
                    draft.loses("require_pass of " + group.name() + " is not part of the format");
                }
                yield Map.of(
                        "on_reject", sums ? "continue" : "break",
                        "accept_score", sums && group.groups().isEmpty() ? score / parts : score,
                        "grader_flags", sums ? "always_accept sum" : "min");
            }
        };
    }

    private static Optional<String> range(Grading.Legacy legacy) {
        double least = legacy.range().least();
        double most = legacy.range().most();
        return Double.isInfinite(least) && Double.isInfinite(most)
                ? Optional.empty()
                : Optional.of(bound(least) + " " + bound(most));
    }

    private static String bound(double value) {
        return Double.isInfinite(value) ? (value < 0 ? "-inf" : "+inf") : String.valueOf(value);
    }
}

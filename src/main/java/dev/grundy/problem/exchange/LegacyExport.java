package dev.grundy.problem.exchange;

import dev.grundy.problem.pack.Grading;
import dev.grundy.problem.pack.InputValidator;
import dev.grundy.problem.pack.Metadata;
import dev.grundy.problem.pack.OutputValidation;
import dev.grundy.problem.pack.PackageSubmission;
import dev.grundy.problem.pack.Practice;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.Program;
import dev.grundy.problem.pack.Statement;
import dev.grundy.problem.pack.TestCase;
import dev.grundy.problem.pack.TestGroup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
        new TestFiles(draft).write();
        notes();
        groups(problem.tests().root());
        if (problem.statements().stream().anyMatch(statement -> statement.firstLine() > 1)) {
            draft.loses("the front matter (ids, difficulty, topics, tags, tier, summary) is not part of the format");
        }
        if (!problem.practice().equals(Practice.NONE) || !problem.editorials().isEmpty()) {
            draft.loses("practice.yaml and the editorial are not part of the format");
        }
    }

    private String problemYaml() {
        Metadata metadata = problem.metadata();
        StringBuilder yaml =
                new StringBuilder("name: " + Names.quoted(problem.frontMatter().title()) + "\n");
        metadata.uuid().ifPresent(uuid -> yaml.append("uuid: ").append(uuid).append('\n'));
        yaml.append("type: ")
                .append(problem.type().scoring() ? "scoring" : "pass-fail")
                .append('\n');
        if (metadata.credits().containsKey("authors")) {
            yaml.append("author: ")
                    .append(Names.quoted(String.join(", ", metadata.credits().get("authors"))))
                    .append('\n');
        }
        metadata.sources().stream().findFirst().ifPresent(source -> {
            yaml.append("source: ").append(Names.quoted(source.name())).append('\n');
            source.url()
                    .ifPresent(url -> yaml.append("source_url: ")
                            .append(Names.quoted(url))
                            .append('\n'));
        });
        yaml.append("license: ").append(metadata.license()).append('\n');
        metadata.rightsOwner()
                .ifPresent(owner -> yaml.append("rights_owner: ")
                        .append(Names.quoted(owner))
                        .append('\n'));
        if (!metadata.keywords().isEmpty()) {
            yaml.append("keywords: ")
                    .append(Names.quoted(metadata.keywords().stream()
                            .map(word -> word.replace(' ', '-'))
                            .collect(Collectors.joining(" "))))
                    .append('\n');
        }
        yaml.append("limits:\n  memory: ")
                .append(problem.limits().memory().mebibytes())
                .append("\n  output: ")
                .append(problem.limits().output().mebibytes())
                .append('\n');
        return yaml.append("validation: ").append(validation()).append('\n').toString();
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
            StringBuilder yaml = new StringBuilder();
            flags(yaml, "output_validator_flags", child.settings().outputValidatorArgs());
            flags(yaml, "input_validator_flags", child.settings().inputValidatorArgs());
            if (problem.type().scoring() && !child.name().startsWith("sample")) {
                yaml.append(scoring(child));
            }
            if (!yaml.isEmpty()) {
                draft.add("data/" + child.name() + "/testdata.yaml", yaml.toString());
            }
            if (child.cases().stream()
                    .anyMatch(test -> !test.settings()
                            .outputValidatorArgs()
                            .equals(child.settings().outputValidatorArgs()))) {
                draft.loses("arguments of single tests are not part of the format: those of the group are kept");
            }
            groups(child);
        }
    }

    private static void flags(StringBuilder yaml, String key, List<String> flags) {
        if (!flags.isEmpty()) {
            String words = flags.stream()
                    .map(flag -> flag.matches("[\\w.=+-]+") ? flag : "'" + flag.replace("'", "'\\''") + "'")
                    .collect(Collectors.joining(" "));
            yaml.append(key).append(": ").append(Names.quoted(words)).append('\n');
        }
    }

    private String scoring(TestGroup group) {
        return switch (group.grading()) {
            case Grading.Legacy legacy ->
                "on_reject: " + (legacy.breakOnReject() ? "break" : "continue")
                        + "\naccept_score: " + legacy.acceptScore() + "\nreject_score: " + legacy.rejectScore()
                        + "\ngrader_flags: " + Names.quoted(String.join(" ", legacy.graderFlags())) + range(legacy);
            case Grading.Current current -> {
                double score = current.maxScore().orElse(1.0);
                boolean sums = current.aggregation() == Grading.Aggregation.SUM;
                int parts = Math.max(1, group.children().size());
                if (!current.requirePass().isEmpty()) {
                    draft.loses("require_pass of " + group.name() + " is not part of the format");
                }
                yield "on_reject: " + (sums ? "continue" : "break") + "\naccept_score: "
                        + (sums && group.groups().isEmpty() ? score / parts : score)
                        + "\ngrader_flags: " + (sums ? "always_accept sum" : "min") + "\n";
            }
        };
    }

    private static String range(Grading.Legacy legacy) {
        boolean isAll = Double.isInfinite(legacy.range().least())
                && Double.isInfinite(legacy.range().most());
        return isAll
                ? "\n"
                : "\nrange: " + bound(legacy.range().least()) + " "
                        + bound(legacy.range().most()) + "\n";
    }

    private static String bound(double value) {
        return Double.isInfinite(value) ? (value < 0 ? "-inf" : "+inf") : String.valueOf(value);
    }
}

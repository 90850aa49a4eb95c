package dev.grundy.format.read;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Expectation;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemType;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.read.tree.PackageFiles;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.read.tree.ProgramFiles;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.Similar;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the submissions with what is expected of them: by folder, by tag in the source, by submissions.yaml. */
final class SubmissionsReader {
    private static final String DIRECTORY = "submissions";
    private static final Set<String> OFFICIAL =
            Set.of("accepted", "wrong_answer", "time_limit_exceeded", "run_time_error");
    private static final Pattern RESULTS_TAG = Pattern.compile("@EXPECTED_RESULTS@:([^\\n]*)");

    private final PackageTree tree;
    private final ProgramFiles programs;
    private final boolean legacy;
    private final ProblemType type;
    private final Faults faults;

    SubmissionsReader(PackageTree tree, boolean legacy, ProblemType type, Faults faults) {
        this.tree = tree;
        this.type = type;
        this.programs = new ProgramFiles(tree);
        this.legacy = legacy;
        this.faults = faults;
    }

    List<PackageSubmission> read() {
        SubmissionsYaml yaml = SubmissionsYaml.read(tree, legacy, faults.ofDeviations());
        SubmissionsJson json = SubmissionsJson.read(tree, faults);
        Map<String, Program> found = find();
        List<PackageSubmission> submissions = new ArrayList<>();
        found.forEach((path, program) -> submissions.add(submission(path, program, yaml, json)));
        yaml.refuseUnmatched(found.keySet());
        yaml.refuseIdeasOf(submissions.stream()
                .filter(PackageSubmission::isAccepted)
                .map(PackageSubmission::path)
                .toList());
        if (submissions.stream().noneMatch(PackageSubmission::isAccepted)) {
            faults.deviation(
                    DIRECTORY + "/accepted",
                    OptionalInt.empty(),
                    "the package has no accepted submission",
                    "add a program that solves the problem");
        }
        return submissions;
    }

    private Map<String, Program> find() {
        Map<String, Program> found = new LinkedHashMap<>();
        for (String folder : tree.childrenOf(DIRECTORY)) {
            if (tree.file(DIRECTORY + "/" + folder).isPresent()) {
                warnOfStray(
                        folder,
                        "this file lies in no folder that says what is expected of it; it is ignored",
                        "move it into accepted, wrong_answer, time_limit_exceeded or run_time_error");
                continue;
            }
            checkName(folder);
            for (String child : tree.childrenOf(DIRECTORY + "/" + folder)) {
                String path = folder + "/" + child;
                (type.submitAnswer() ? programs.any(DIRECTORY + "/" + path) : programs.at(DIRECTORY + "/" + path))
                        .ifPresentOrElse(
                                program -> found.put(path, program),
                                () -> warnOfStray(
                                        path,
                                        "this is no program of a known language; it is ignored",
                                        "remove it, or give it the extension of its language"));
            }
        }
        return found;
    }

    private void checkName(String folder) {
        Set<String> known =
                (legacy ? FolderExpectations.ofLegacyFormat() : FolderExpectations.ofCurrentFormat()).keySet();
        if (!known.contains(folder)) {
            Similar.to(folder, known)
                    .ifPresent(similar -> faults.warning(
                            DIRECTORY + "/" + folder,
                            "the folder '" + folder + "' says nothing about its submissions",
                            "did you mean '" + similar + "'?"));
        }
    }

    private void warnOfStray(String path, String problem, String cure) {
        boolean isExpected = path.equals(SubmissionsYaml.NAME)
                || path.equals("counterexamples.yaml")
                || path.endsWith(".md")
                || path.endsWith(".txt")
                || path.equals("submissions.json");
        if (!isExpected) {
            faults.warning(DIRECTORY + "/" + path, problem, cure);
        }
    }

    private PackageSubmission submission(String path, Program program, SubmissionsYaml yaml, SubmissionsJson json) {
        String folder = path.substring(0, path.indexOf('/'));
        List<Expectation> expectations = new ArrayList<>();
        tagged(program)
                .filter(tag -> !OFFICIAL.contains(folder))
                .or(() -> yaml.folder(folder, byFolder(folder)))
                .or(() -> byFolder(folder))
                .ifPresent(expectations::add);
        expectations.addAll(yaml.expectations(path));
        Program declared = new Program(
                program.name(),
                program.files(),
                yaml.language(path),
                yaml.entryPoint(path).or(() -> json.entryPoint(path)));
        // spec 2025-09: a submission that scores at all is accepted with its score, so folders speak only of the tests'
        // verdicts
        List<Expectation> meant = !legacy && type.scoring()
                ? expectations.stream().map(Expectation::orScored).toList()
                : expectations;
        return new PackageSubmission(path, declared, meant, yaml.isModel(path), yaml.misconception(path));
    }

    private Optional<Expectation> byFolder(String folder) {
        return Optional.ofNullable(
                (legacy ? FolderExpectations.ofLegacyFormat() : FolderExpectations.ofCurrentFormat()).get(folder));
    }

    private Optional<Expectation> tagged(Program program) {
        for (Path file : program.files().values()) {
            String source = new String(PackageFiles.read(file), StandardCharsets.ISO_8859_1);
            Matcher tag = RESULTS_TAG.matcher(source);
            if (tag.find()) {
                return expectation(tag.group(1), program.name());
            }
        }
        return Optional.empty();
    }

    private Optional<Expectation> expectation(String words, String name) {
        Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
        for (String word : words.trim().toUpperCase(Locale.ROOT).split("[\\s,]+")) {
            verdicts.addAll(FolderExpectations.ofTag(word.replaceAll("[^A-Z_-]", "")));
        }
        if (verdicts.isEmpty()) {
            faults.warning(
                    DIRECTORY,
                    "the tag @EXPECTED_RESULTS@ of " + name + " says '" + words.trim() + "'",
                    "use CORRECT, WRONG-ANSWER, TIMELIMIT, RUN-ERROR, NO-OUTPUT or COMPILER-ERROR");
            return Optional.empty();
        }
        return Optional.of(FolderExpectations.overall(verdicts));
    }
}

package dev.grundy.format.read.test;

import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestCase.Display;
import dev.grundy.format.pack.test.TestCase.Notes;
import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.format.read.tree.ProblemSettings;
import dev.grundy.format.read.tree.ShellWords;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes a test with its settings out of what was found of it. */
final class TestCaseReader {
    /** A sample that has one of these needs no input: it is shown, and not judged. */
    private static final List<String> ONLY_SHOWN = List.of("interaction", "in.statement", "in.download");

    private final ProblemSettings problem;
    private final Optional<Program> standard;
    private final Faults faults;
    private final Function<TestDraft, TestSettings> inherited;

    /**
     * @param standard makes the answers that are not given; empty where every answer must be
     * @param inherited the settings that a test has from its group
     */
    TestCaseReader(
            ProblemSettings problem,
            Optional<Program> standard,
            Faults faults,
            Function<TestDraft, TestSettings> inherited) {
        this.problem = problem;
        this.standard = standard;
        this.faults = faults;
        this.inherited = inherited;
    }

    /** Empty for one that cannot be judged; its faults are told. */
    Optional<TestCase> read(TestDraft draft) {
        if (!draft.hasInput() && !needsNoInput(draft)) {
            if (ONLY_SHOWN.stream().allMatch(kind -> draft.file(kind).isEmpty())) {
                faults.deviation(
                        draft.origin().file(),
                        OptionalInt.empty(),
                        "there is no " + draft.name() + ".in to go with this file",
                        "add the input or remove the file");
            }
            return Optional.empty();
        }
        YamlSection config = config(draft);
        TestSettings settings = settings(draft, config);
        TestCase test = new TestCase(
                draft.name(),
                input(draft),
                answer(draft),
                settings,
                draft.workFiles(),
                notes(draft, config),
                display(draft));
        config.allow("input_visualizer_args", "output_visualizer_args");
        config.refuseOtherKeys();
        return Optional.of(test);
    }

    YamlSection config(TestDraft draft) {
        String file = "data/" + draft.name() + ".yaml";
        return draft.config()
                .or(() -> draft.file("yaml").map(yaml -> YamlSection.of(yaml.text(), file, faults)))
                .orElseGet(() -> YamlSection.empty(file, new Faults()));
    }

    TestSettings settings(TestDraft draft, YamlSection config) {
        TestSettings settings = TestSettingsYaml.read(config, inherited.apply(draft), problem.validatorFlags());
        Optional<PackageFile> args = draft.file("args");
        return args.isEmpty()
                ? settings
                : new TestSettings(
                        ShellWords.split(args.get().text()),
                        settings.inputValidatorArgs(),
                        settings.inputValidatorArgsByName(),
                        settings.outputValidatorArgs(),
                        settings.fullFeedback());
    }

    /** A test whose answers are submitted in writing may have nothing to read. */
    private boolean needsNoInput(TestDraft draft) {
        return problem.type().submitAnswer() && draft.file("ans").isPresent();
    }

    static InputSource input(TestDraft draft) {
        return draft.file("in")
                .<InputSource>map(InputSource.Given::new)
                .or(() -> draft.call().map(call -> new InputSource.Generated(call, draft.match())))
                .orElseGet(() -> new InputSource.Given(new PackageFile.Literal("")));
    }

    AnswerSource answer(TestDraft draft) {
        Optional<PackageFile> given = draft.file("ans");
        if (given.isPresent()) {
            return new AnswerSource.Given(given.get());
        }
        if (draft.solution().isPresent()) {
            return new AnswerSource.Solved(draft.solution().get());
        }
        boolean mayBeUnsolved = problem.type().interactive()
                || problem.type().multiPass()
                || draft.call().isPresent();
        if (mayBeUnsolved) {
            return new AnswerSource.Unsolved();
        }
        boolean canBeSolved = !problem.type().submitAnswer() && standard.isPresent();
        (canBeSolved ? faults.ofDeviations() : faults)
                .error(draft.origin().file(), "the test has no answer", "add data/" + draft.name() + ".ans");
        return canBeSolved ? new AnswerSource.Solved(standard.get()) : new AnswerSource.Unsolved();
    }

    private static Notes notes(TestDraft draft, YamlSection config) {
        Optional<Path> image = Stream.of("png", "jpg", "jpeg", "svg")
                .map(draft.files()::get)
                .filter(PackageFile.OnDisk.class::isInstance)
                .map(file -> ((PackageFile.OnDisk) file).path())
                .findFirst();
        return new Notes(
                config.text("hint").or(() -> draft.file("hint").map(PackageFile::text)),
                config.text("description").or(() -> draft.file("desc").map(PackageFile::text)),
                image);
    }

    private Display display(TestDraft draft) {
        if (draft.file("out").isPresent() && draft.file("ans.statement").isPresent()) {
            faults.warning(draft.origin().file(), "the test has both .out and .ans.statement", "keep one of them");
        }
        return new Display(
                draft.file("in.statement"),
                draft.file("ans.statement"),
                draft.file("out"),
                draft.file("interaction"),
                draft.file("in.download"),
                draft.file("ans.download"));
    }
}

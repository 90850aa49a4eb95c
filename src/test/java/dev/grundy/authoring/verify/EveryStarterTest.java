package dev.grundy.authoring.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judging.TestJudge;
import dev.grundy.judging.make.InputValidation;
import dev.grundy.judging.make.PreparedTest;
import dev.grundy.judging.prove.Candidate;
import dev.grundy.judging.prove.TrialRunner;
import dev.grundy.judging.source.Source;
import dev.grundy.judging.test.TimeLimits;
import dev.grundy.kernel.Verdict;
import dev.grundy.language.Language;
import dev.grundy.language.Languages;
import dev.grundy.problem.pack.PackageReading;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.read.PackageReader;
import dev.grundy.starter.Starters;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever opens a problem begins with a program that runs, whatever the language. */
@Tag("sandbox")
class EveryStarterTest {
    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    static Stream<ProblemPackage> problems() {
        return new PackageReader().readAll(Path.of("problems")).stream().map(PackageReading::orThrow);
    }

    static List<Language> languages() {
        return Languages.standard().offered();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyProblemHasOneInEachLanguageThatGetsThroughTheSamples(ProblemPackage problem) {
        assertThat(languages())
                .allSatisfy(language -> assertThat(Starters.own(problem, language))
                        .as(problem.name() + " in " + language.name())
                        .isPresent());
        TrialRunner runner = new TrialRunner(problem, JUDGE.workshop());
        CheckResult result =
                new StarterCheck(proof(runner), new TimeLimits(JUDGE.workshop()).of(problem)).startersRun();
        assertThat(result.findings()).isEmpty();
        assertThat(result.found()).startsWith("4 starters on ");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void thatOfTheLanguageGetsThroughAnyInput(Language language) {
        TrialRunner runner = new TrialRunner(problems().findFirst().orElseThrow(), JUDGE.workshop());
        Candidate candidate = runner.candidate(Source.single(language, language.starter()), language, Optional.empty());
        assertThat(candidate).isInstanceOf(Candidate.Runnable.class);
        assertThat(samples(runner))
                .isNotEmpty()
                .allSatisfy(sample -> assertThat(runner.trial(candidate, sample, Duration.ofSeconds(4))
                                .verdict())
                        .isEqualTo(Verdict.WA));
    }

    private static Proof proof(TrialRunner runner) {
        return new Proof(
                runner,
                new InputValidation(runner.ready()),
                samples(runner),
                new Parallel(JUDGE.workshop().cells().size()),
                VerifyOptions.USUAL,
                Progress.SILENT);
    }

    private static List<PreparedTest> samples(TrialRunner runner) {
        return runner.problem().tests().samples().stream()
                .map(runner.generation()::prepare)
                .toList();
    }
}

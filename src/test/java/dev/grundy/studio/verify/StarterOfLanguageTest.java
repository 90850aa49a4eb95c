package dev.grundy.studio.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.TrialRunner;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.OfferedHere;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where a problem brings no program to begin with, people begin with what their language has. */
@Tag("sandbox")
class StarterOfLanguageTest {
    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    static List<Language> languages() {
        return Languages.standard().offered();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void getsThroughAnyInput(Language language) {
        OfferedHere.assumeToolsOf(language, JUDGE.workshop().toolchains());
        TrialRunner runner = new TrialRunner(
                new PackageReader().read(Path.of("problems/GMT-001")).orThrow(), JUDGE.workshop());
        Candidate candidate = runner.candidate(Source.single(language, language.starter()), language, Optional.empty());
        assertThat(candidate).isInstanceOf(Candidate.Runnable.class);
        assertThat(runner.problem().tests().samples())
                .isNotEmpty()
                .extracting(runner.generation()::prepare)
                .allSatisfy(sample -> assertThat(runner.trial(candidate, sample, Duration.ofSeconds(4))
                                .verdict())
                        .isEqualTo(Verdict.WA));
    }
}

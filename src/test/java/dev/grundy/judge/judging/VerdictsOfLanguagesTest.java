package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.workshop.OfferedHere;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One program for each verdict, named after it, in each language of {@code languages/verdicts}; those of the other languages are in {@code judging}. */
@Tag("sandbox")
class VerdictsOfLanguagesTest {
    private static final Path PROGRAMS = Path.of("src/test/resources/languages/verdicts");
    private static final ProblemPackage SUM = new PackageReader()
            .read(Path.of("src/test/resources/judging/sum/package"))
            .orThrow();

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    static List<Path> programs() throws IOException {
        try (Stream<Path> files = Files.walk(PROGRAMS)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("programs")
    void aProgramGetsTheVerdictThatItIsNamedAfter(Path program) {
        Languages languages = JUDGE.workshop().toolchains().languages();
        Language language = languages.ofFile(program.getFileName().toString()).orElseThrow();
        OfferedHere.assumeToolsOf(language, JUDGE.workshop().toolchains());
        Verdict expected = Verdict.valueOf(program.getFileName().toString().replaceFirst("\\..*", ""));
        JudgeReport report = JUDGE.local().judge(SUM, program, Optional.empty(), 1, JudgingListener.SILENT);
        assertThat(report.verdict()).as(report.toJson()).isEqualTo(expected);
    }
}

package dev.grundy.app.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.judging.Judge;
import dev.grundy.judge.judging.JudgingListener;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("sandbox")
class BenchProblemTest {
    @TempDir
    Path directory;

    @Test
    void hasTwentyTestsInJudgingOrder() {
        BenchProblem bench = BenchProblem.write(directory);
        assertThat(bench.problem().tests().allCases()).hasSize(BenchProblem.TESTS);
        assertThat(bench.inputs())
                .hasSize(BenchProblem.TESTS)
                .allSatisfy(input -> assertThat(input).exists());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cpp", "java", "python", "javascript"})
    void isSolvedInEachOfferedLanguage(String id) {
        try (TestWorkshop shop = new TestWorkshop()) {
            JudgingResult result = new Judge(shop.workshop)
                    .judge(
                            JudgingRequest.of(
                                    BenchProblem.write(directory).problem(),
                                    Source.single(shop.language(id), BenchProblem.source(id)),
                                    shop.language(id),
                                    1),
                            JudgingListener.SILENT);
            assertThat(result.verdict())
                    .as(String.valueOf(result.firstFailure()))
                    .isEqualTo(Verdict.AC);
        }
    }
}

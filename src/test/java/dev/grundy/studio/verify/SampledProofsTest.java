package dev.grundy.studio.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.PackageReading;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.testsupport.Draw;
import dev.grundy.testsupport.run.EveryRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Proves three packages again, others for each commit, so that nobody writes a proof by hand. */
@Tag("sandbox")
@EveryRun("each commit draws other packages")
class SampledProofsTest {
    private static final int SAMPLE = 3;

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TestFactory
    Stream<DynamicTest> packagesThatTheCommitDrawsAreProvedAsRecorded() throws IOException {
        Draw draw = Draw.byCommit(Path.of(""), recorded());
        return ProvedAgain.tests(drawn(OurPackages.readings(), draw), JUDGE.workshop());
    }

    @Test
    void anotherCommitDrawsOthers() {
        List<PackageReading> all = OurPackages.readings();
        assertThat(drawn(all, new Draw("one")))
                .hasSize(SAMPLE)
                .isEqualTo(drawn(all, new Draw("one")))
                .isNotEqualTo(drawn(all, new Draw("two")));
    }

    private static List<PackageReading> drawn(List<PackageReading> all, Draw draw) {
        return draw.from(all, SAMPLE, PackageReading::name);
    }

    private static String recorded() {
        return OurPackages.all().stream()
                .map(problem -> RecordedProof.read(problem.root())
                        .map(RecordedProof::text)
                        .orElse(""))
                .reduce("", String::concat);
    }
}

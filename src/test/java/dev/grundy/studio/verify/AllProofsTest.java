package dev.grundy.studio.verify;

import dev.grundy.judge.judging.TestJudge;
import dev.grundy.testsupport.run.AllOnly;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Proves every package again; {@link SampledProofsTest} proves three. */
@Tag("sandbox")
@AllOnly("forty packages take a quarter of an hour")
class AllProofsTest {
    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TestFactory
    Stream<DynamicTest> everyPackageIsProvedAsItIsRecorded() {
        return ProvedAgain.tests(OurPackages.readings(), JUDGE.workshop());
    }
}

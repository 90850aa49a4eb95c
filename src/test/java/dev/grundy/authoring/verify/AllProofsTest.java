package dev.grundy.authoring.verify;

import dev.grundy.judging.TestJudge;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Proves every package again. Tagged all: forty packages take a quarter of an hour, and {@link SampledProofsTest} proves three. */
@Tag("all")
class AllProofsTest {
    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TestFactory
    Stream<DynamicTest> everyPackageIsProvedAsItIsRecorded() {
        return ProvedAgain.tests(OurPackages.readings(), JUDGE.workshop());
    }
}

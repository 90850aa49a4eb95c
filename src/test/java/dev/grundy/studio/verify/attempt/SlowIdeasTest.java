package dev.grundy.studio.verify.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Languages;
import dev.grundy.judge.grade.Grade;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.Trial;
import dev.grundy.judge.result.TestResult;
import dev.grundy.studio.verify.check.Attempt;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SlowIdeasTest {
    private final SlowIdeas ideas = new SlowIdeas(Languages.standard(), Duration.ofSeconds(2));

    @Test
    void tellOfEachLanguageTheOneNearestToTheLimit() {
        assertThat(ideas.among(List.of(
                        tried("accepted/fast.cpp", Verdict.AC, Verdict.AC, 100),
                        tried("accepted/fast.java", Verdict.AC, Verdict.AC, 300),
                        tried("accepted/fast.js", Verdict.AC, Verdict.AC, 300),
                        tried("time_limit_exceeded/cubic.py", Verdict.TLE, Verdict.TLE, 4_000),
                        tried("time_limit_exceeded/slow.cpp", Verdict.TLE, Verdict.TLE, 4_000),
                        tried("time_limit_exceeded/square.cpp", Verdict.TLE, Verdict.AC, 500))))
                .isEqualTo("too slow by the limit: C++ 0.3×, Python 3 ≥ 2.0×; none in Java, JavaScript");
    }

    @Test
    void sayThatThereAreNone() {
        assertThat(ideas.among(List.of(tried("accepted/fast.cpp", Verdict.AC, Verdict.AC, 100))))
                .isEqualTo("no submission is too slow");
    }

    private static TriedAttempt tried(String name, Verdict expected, Verdict found, long millis) {
        TestResult result = new TestResult(
                "secret/1",
                found,
                Duration.ofMillis(millis),
                Duration.ofMillis(millis),
                MemorySize.ofMebibytes(1),
                "",
                OptionalDouble.empty());
        return new TriedAttempt(
                new Attempt(
                        name,
                        List.of(),
                        Set.of(expected),
                        expected == Verdict.AC,
                        new Candidate.Unavailable("not needed")),
                new Grade(found, OptionalDouble.empty(), Optional.empty()),
                Map.of("secret/1", new Trial(result, OptionalDouble.empty())),
                List.of("secret/1"),
                Map.of());
    }
}

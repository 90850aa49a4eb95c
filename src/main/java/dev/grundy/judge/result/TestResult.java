package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * The result of one test. Its JSON is how it is stored; programs are told {@link ReportJson.Test}.
 *
 * @param name of the test, such as {@code secret/03-chain} or {@code fresh/01}
 * @param cpu the longest of several passes
 * @param message the reason of a failure, or the checker's remark; for people, may be empty
 * @param score in scoring problems, the checker's score
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record TestResult(
        String name,
        Verdict verdict,
        @JsonProperty("cpu_time_us") @Micros Duration cpu,
        @JsonProperty("wall_time_us") @Micros Duration wall,
        @JsonProperty("memory_bytes") MemorySize memory,
        String message,
        OptionalDouble score) {
    /** The same under another name. */
    public TestResult named(String other) {
        return new TestResult(other, verdict, cpu, wall, memory, message, score);
    }
}

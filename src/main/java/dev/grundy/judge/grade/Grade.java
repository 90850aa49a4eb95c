package dev.grundy.judge.grade;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.host.JudgeException;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A package's verdict on a whole submission.
 *
 * @param score   of scoring problems
 * @param trouble why the package's own programs could give none; the verdict is JE then
 */
public record Grade(Verdict verdict, OptionalDouble score, Optional<String> trouble) {
    public static Grade failed(JudgeException failure) {
        return new Grade(Verdict.JE, OptionalDouble.empty(), Optional.of(failure.getMessage()));
    }
}

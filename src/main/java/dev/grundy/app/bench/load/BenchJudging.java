package dev.grundy.app.bench.load;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.judging.Judge;
import dev.grundy.judge.judging.JudgingListener;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.Workshop;
import java.time.Duration;

/** Judges solutions of the benchmarks' problem. */
public record BenchJudging(Workshop workshop, BenchProblem problem) {

    /** Nobody has compiled it before. */
    public static String freshSource(Language language) {
        return language.lineComment() + " " + System.nanoTime() + "\n" + BenchProblem.source(language.id());
    }

    /**
     * How long a judging takes on the clock.
     *
     * @throws JudgeException if it is not accepted
     */
    public Duration time(Language language, String text) {
        Source source = Source.single(language, text);
        long start = System.nanoTime();
        JudgingResult result = new Judge(workshop)
                .judge(JudgingRequest.of(problem.problem(), source, language, 1), JudgingListener.SILENT);
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        if (result.verdict() != Verdict.AC || result.tests().size() != BenchProblem.TESTS) {
            throw new JudgeException(
                    "the benchmark's solution in " + language.name() + " got " + result.verdict() + ": "
                            + result.trouble()
                                    .or(() -> result.firstFailure().map(FirstFailure::message))
                                    .orElse(""));
        }
        return took;
    }
}

package dev.grundy.bench;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.judging.Judge;
import dev.grundy.judging.JudgingListener;
import dev.grundy.judging.host.JudgeException;
import dev.grundy.judging.source.JudgingRequest;
import dev.grundy.judging.source.Source;
import dev.grundy.judging.workshop.Workshop;
import dev.grundy.result.FirstFailure;
import dev.grundy.result.JudgingResult;
import java.time.Duration;

/** Judges solutions of the benchmarks' problem. */
record BenchJudging(Workshop workshop, BenchProblem problem) {

    /** Nobody has compiled it before. */
    static String freshSource(Language language) {
        return language.lineComment() + " " + System.nanoTime() + "\n" + BenchProblem.source(language.id());
    }

    /**
     * How long a judging takes on the clock.
     *
     * @throws JudgeException if it is not accepted
     */
    Duration time(Language language, String text) {
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

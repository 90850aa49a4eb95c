package dev.grundy.submission.verdict;

import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.TestResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * All there is to know about a submission; only its owner and admins may see it.
 *
 * @param seed    of the fresh tests: with it anybody can repeat the judging
 * @param tests   those that were run; empty before the verdict and where nothing ran
 * @param testsPlanned how many there were to run; 0 where that is not known
 * @param emptied whether tests, compilation and first failure were forgotten since, because they are kept for a time only
 * @param message the message about a fault of ours; for admins
 */
public record SubmissionDetail(
        SubmissionSummary summary,
        String source,
        long seed,
        List<TestResult> tests,
        int testsPlanned,
        Optional<Compilation> compilation,
        Optional<FirstFailure> firstFailure,
        boolean emptied,
        Optional<String> message) {
    public SubmissionDetail {
        tests = List.copyOf(tests);
    }

    /** The numbers of the source's lines, from 1, each on a line. */
    public String lineNumbers() {
        return LongStream.rangeClosed(1, source.lines().count())
                .mapToObj(String::valueOf)
                .collect(Collectors.joining("\n"));
    }
}

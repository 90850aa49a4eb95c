package dev.grundy.judge.search;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.test.TimeLimits;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.ReadySubmission;
import dev.grundy.judge.workshop.Workshop;
import java.util.Optional;

/**
 * Looks for the smallest input on which a submission fails. First come all instances of the smallest sizes where the package can enumerate them. Then
 * come random ones of growing size, early on the package's extreme ones and some with numbers at the ends of representations. Then come the package's
 * own and some fresh tests from the shortest on. The reference solver's word is set against the submission's, or in a strategy problem the
 * interactor's about the play. A failing input is shrunk as long as the validators accept it. Safe for use by several threads.
 */
public final class CounterexampleSearch {
    /** A graph of some fifteen nodes, or fifty numbers: more than that nobody works through. */
    public static final int MOST_BY_HAND_BYTES = 400;

    private final Workshop workshop;

    public CounterexampleSearch(Workshop workshop) {
        this.workshop = workshop;
    }

    /** Whether counterexamples can be looked for in submissions to a problem. */
    public static boolean canSearch(ProblemPackage problem) {
        return problem.practice().tiny().isPresent() && judgesByInput(problem);
    }

    /**
     * Searches.
     *
     * @param request its seed decides the random instances and the fresh tests
     * @throws JudgeException if the problem has no {@code tiny} instances, the submission does not compile, or a program of
     *     the package fails
     */
    public SearchResult find(JudgingRequest request, SearchLimits limits, SearchListener listener) {
        long start = System.nanoTime();
        ProblemPackage problem = request.problem();
        if (problem.practice().tiny().isEmpty()) {
            throw new JudgeException(
                    "problem " + problem.name() + " cannot make small instances; add 'tiny' to its practice.yaml");
        }
        try (InstanceJudge judge = judge(request)) {
            Optional<Failure> found =
                    new Search(judge, request, limits, listener).find().map(judge::heard);
            Optional<Counterexample> shown = found.filter(Failure::fitsWhole).map(Failure::counterexample);
            Optional<Failure> large = found.filter(failure -> failure.input().length > MOST_BY_HAND_BYTES);
            return new SearchResult(
                    problem.frontMatter().displayId(),
                    request.language().map(Language::id).orElse(""),
                    shown.isPresent(),
                    shown.orElse(null),
                    judge.tried(),
                    Math.round((System.nanoTime() - start) / 1e6) / 1e3,
                    found.isPresent()
                            ? large.map(CounterexampleSearch::tooLarge).orElse(null)
                            : "no failing input among " + judge.tried() + " instances",
                    large.map(Failure::origin).orElse(null),
                    found.flatMap(Failure::cause).map(FailureCause::label).orElse(null));
        }
    }

    private static String tooLarge(Failure failure) {
        return failure.verdict() + " on " + failure.origin() + ", which could not be made smaller than "
                + failure.input().length
                + " bytes" + (failure.fitsWhole() ? "" : " (up to " + Excerpt.DATA_BYTES + " are shown)")
                + ". No smaller input was seen to fail, so look at what grows with it: depth of recursion, lengths of arrays, ranges of numbers"
                + (failure.verdict() == Verdict.TLE ? ", steps" : "");
    }

    /** Whether an input is all that is needed to judge a program for the problem. It answers the input, or plays the games that stand there. */
    public static boolean judgesByInput(ProblemPackage problem) {
        boolean needsMore = problem.type().submitAnswer() || problem.type().interactive() && !problem.isStrategy();
        return !needsMore && problem.reference().isPresent();
    }

    /** The judge of the submission on one input after another, to be closed; a test that needs more than an input has none. */
    public InstanceJudge judge(JudgingRequest request) {
        return judge(request, () -> {});
    }

    /**
     * The same, which waits where that is wanted.
     *
     * @param beforeRun called before each run of a program of the package
     */
    public InstanceJudge judge(JudgingRequest request, Runnable beforeRun) {
        ProblemPackage problem = request.problem();
        AnswerSource answers = answers(problem);
        ReadyProblem ready = new ReadyProblem(problem, workshop, beforeRun);
        RunLimits limits = new RunLimits(
                new TimeLimits(workshop).of(problem),
                problem.limits().memory(),
                problem.limits().output());
        ReadySubmission submission = ReadySubmission.of(request, workshop);
        try {
            return new InstanceJudge(ready, submission, limits, answers);
        } catch (RuntimeException e) {
            submission.close();
            throw e;
        }
    }

    /** The interactor of a strategy problem knows by itself how the games end. */
    private static AnswerSource answers(ProblemPackage problem) {
        PackageSubmission reference = problem.reference()
                .orElseThrow(() -> new JudgeException(
                        "problem " + problem.name() + " has no reference solver; add submissions/accepted"));
        if (!judgesByInput(problem)) {
            throw new JudgeException(
                    "problem " + problem.name()
                            + " is submit-answer, or interactive without game/rules; single inputs are only tried where a program answers them or plays the games in them");
        }
        return problem.isStrategy() ? new AnswerSource.Unsolved() : new AnswerSource.Solved(reference.program());
    }
}

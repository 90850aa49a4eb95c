package dev.grundy.judge.search;

import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Enumeration;
import dev.grundy.judge.make.Enumeration.Instance;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.workshop.Workshop;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tries an accepted program on all small games that its package enumerates, in the package's order, until the first on which it is wrong. The
 * reference solver answers, which {@code verify} has compared with the rules on the same games. A program for a strategy problem plays each
 * of them against the interactor. Safe for use by several threads.
 */
public final class SmallScope {
    private final Workshop workshop;

    public SmallScope(Workshop workshop) {
        this.workshop = workshop;
    }

    /** Whether programs can be tried on all small games of a problem. */
    public static boolean canTry(ProblemPackage problem) {
        return problem.game().flatMap(GameRules::exhaustive).isPresent() && CounterexampleSearch.judgesByInput(problem);
    }

    /**
     * Tries it, for so long.
     *
     * @param from how many games it is known to be right on, the first ones
     * @param listener is told before each game how many were tried, those counted
     * @throws JudgeException if the problem enumerates nothing, the submission does not compile, or a program of the package fails
     */
    public SmallScopeResult tried(JudgingRequest request, int from, SmallScopeLimits limits, SearchListener listener) {
        ProblemPackage problem = request.problem();
        GameRules game = problem.game()
                .filter(rules -> canTry(problem))
                .orElseThrow(() -> new JudgeException(
                        "problem " + problem.name() + " enumerates no games; add 'exhaustive' to its game/game.yaml"));
        try (InstanceJudge judge = new CounterexampleSearch(workshop).judge(request, () -> listener.next(from))) {
            List<Instance> games = distinct(
                    new Enumeration(judge.generation(), game.exhaustive().orElseThrow()).all());
            int tried = Math.min(from, games.size());
            Optional<Failure> failure = Optional.empty();
            while (tried < games.size() && failure.isEmpty() && judge.spent().compareTo(limits.cpu()) < 0) {
                listener.next(tried);
                failure = confirmed(judge, games.get(tried)).map(judge::heard);
                tried++;
            }
            return new SmallScopeResult(tried, games.size(), game.enumerated(), failure.map(Failure::counterexample));
        }
    }

    /** A failure that happens only once may be the host's doing: nobody is told of it. */
    private static Optional<Failure> confirmed(InstanceJudge judge, Instance game) {
        return judge.failure(game.input(), game.origin()).flatMap(_ -> judge.failure(game.input(), game.origin()));
    }

    private static List<Instance> distinct(List<Instance> games) {
        Set<String> seen = new HashSet<>();
        return games.stream()
                .filter(game -> seen.add(new String(game.input(), StandardCharsets.ISO_8859_1)))
                .toList();
    }
}

package dev.grundy.submission.finding;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.FirstFailure;
import java.util.Optional;

/**
 * The live version's verdict on a program that an earlier one accepted. Its verdict stays, with any result of this.
 *
 * @param verdict     by the live version; empty while there is none
 * @param compilation of the live version's judging
 * @param failure     the first test of the live version that was not accepted
 * @param emptied     whether the details were forgotten since, because they are kept for a time only
 * @param current     whether the problem counts as solved on the live version, by this program or another of the same person
 * @param next        whether it is the one that is judged again: the person's newest accepted program
 */
public record SolveAgain(
        Optional<Verdict> verdict,
        Optional<Compilation> compilation,
        Optional<FirstFailure> failure,
        boolean emptied,
        boolean current,
        boolean next) {
    public boolean isRefused() {
        return verdict.filter(given -> given != Verdict.AC && given != Verdict.JE)
                .isPresent();
    }
}

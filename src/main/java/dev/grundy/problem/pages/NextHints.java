package dev.grundy.problem.pages;

import dev.grundy.base.database.Query;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.LivePackages;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.OptionalInt;

/** Which hint comes next for the reader, wherever it is offered. Thread-safe. */
@ApplicationScoped
public class NextHints {
    private final LivePackages packages;
    private final HintRepository hints;

    NextHints(LivePackages packages, HintRepository hints) {
        this.packages = packages;
        this.hints = hints;
    }

    /** How many the account has opened, for a page that asks for more; {@link #next} says what follows. */
    public Query<Integer> opened(long account, Problem problem) {
        return hints.opened(account, problem.key);
    }

    /** From 1; empty when so many are all there are. */
    public OptionalInt next(Problem problem, int opened) {
        int all = packages.of(problem).practice().hints().size();
        return opened < all ? OptionalInt.of(opened + 1) : OptionalInt.empty();
    }
}

package dev.grundy.problem.pages;

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

    /** From 1; empty when the account has opened all there are. */
    public OptionalInt of(long account, Problem problem) {
        int all = packages.of(problem).practice().hints().size();
        int opened = all == 0 ? 0 : hints.opened(account, problem.key).ask();
        return opened < all ? OptionalInt.of(opened + 1) : OptionalInt.empty();
    }
}

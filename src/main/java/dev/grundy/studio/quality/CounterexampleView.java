package dev.grundy.studio.quality;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.studio.quality.CounterexampleRepository.Dismissal;
import java.util.List;
import java.util.Optional;

/**
 * Inputs on which accepted programs fail, by their state; an input that is a fixed test of the live version is left out.
 *
 * @param open      to be decided
 * @param inCopy    in the problem's working copy, not live yet
 * @param dismissed not needed, the latest first
 * @param copy      address of the working copy; empty without one
 * @param groups    names of the groups of secret tests; empty where they are in none
 */
record CounterexampleView(
        List<MissedInput> open,
        List<InCopy> inCopy,
        List<Dismissed> dismissed,
        Optional<String> copy,
        List<String> groups) {
    /** @param test its name in the working copy */
    record InCopy(MissedInput counterexample, String test) {}

    /** @param counterexample empty where the failure on it is not known any more */
    record Dismissed(Dismissal dismissal, Optional<MissedInput> counterexample) {}

    CounterexampleView {
        open = List.copyOf(open);
        inCopy = List.copyOf(inCopy);
        dismissed = List.copyOf(dismissed);
        groups = List.copyOf(groups);
    }

    Optional<MissedInput> open(ContentHash hash) {
        return open.stream().filter(one -> one.hash().equals(hash)).findFirst();
    }
}

package dev.grundy.node;

import dev.grundy.result.JudgingResult;
import dev.grundy.submission.queue.Claim;
import dev.grundy.submission.queue.Progress;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** How a claimed judging is worked through. Called by several threads at once. */
public interface Work {
    /** Identifiers of the languages that can be judged here and now. */
    Set<String> languages();

    /** Whether a counterexample can be looked for when the claimed judging fails. */
    default boolean canSearch(Claim claim) {
        return false;
    }

    /** Why nothing can be judged at this moment, such as a full disk; empty when all is well. Asked before each claim. */
    default Optional<String> obstacle() {
        return Optional.empty();
    }

    /**
     * Judges; anything thrown is a failure of ours and leads to another try.
     *
     * @param progress told from this thread or others, as often as there is something to tell
     * @throws InterruptedException when the judging is to be given up
     */
    JudgingResult judge(Claim claim, Consumer<Progress> progress) throws InterruptedException;
}

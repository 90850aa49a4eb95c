package dev.grundy.judge.explore.idea;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which named programs a program has answered like so far, test by test. It answers like another as long as it is right where that one is right
 * and says the same words where that one is wrong. Tests on which either of the two gave no answer are left out. For one thread.
 */
public final class Likeness {
    private final List<Candidate> candidates = new ArrayList<>();
    private int next;

    public Likeness(List<Named> named) {
        named.forEach(one -> candidates.add(new Candidate(one)));
    }

    /** One that nothing speaks against yet. */
    private static final class Candidate {
        private final Named named;
        private int wrongAlike;

        private Candidate(Named named) {
            this.named = named;
        }

        /** Whether it still is one. */
        private boolean agrees(IdeaAnswer said, int test) {
            IdeaAnswer own = named.answers().get(test);
            if (!said.isGiven() || !own.isGiven()) {
                return true;
            }
            wrongAlike += own.isWrong() && own.equals(said) ? 1 : 0;
            return own.equals(said);
        }
    }

    /** Adds the program's answer on the next test. */
    public void add(IdeaAnswer said) {
        int test = next++;
        candidates.removeIf(candidate -> !candidate.agrees(said, test));
    }

    /** Whether more tests may still tell something. */
    public boolean isOpen() {
        return !candidates.isEmpty();
    }

    /**
     * The idea of the only named program that it answers like; of several that say the same idea, once. Empty where another idea would explain a
     * single wrong answer as well, or where there are fewer than {@link Told#FEWEST_TESTS} of them.
     */
    public Optional<Told> told() {
        List<Candidate> like = candidates.stream()
                .filter(candidate -> candidate.wrongAlike > 0)
                .toList();
        boolean oneIdea = like.stream()
                        .map(candidate -> candidate.named.misconception().idea())
                        .distinct()
                        .count()
                == 1;
        return like.stream()
                .filter(candidate -> oneIdea && candidate.wrongAlike >= Told.FEWEST_TESTS)
                .max((a, b) -> Integer.compare(a.wrongAlike, b.wrongAlike))
                .map(candidate -> new Told(candidate.named.misconception(), candidate.wrongAlike));
    }

    /** The same for a program all of whose answers are known. */
    public static Optional<Told> told(List<IdeaAnswer> answers, List<Named> named) {
        Likeness likeness = new Likeness(named);
        answers.forEach(likeness::add);
        return likeness.told();
    }
}

package dev.grundy.submission.verdict;

import dev.grundy.format.pack.Wording;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;

/** How an accepted program does on all small games of its problem. Nothing depends on it but what the page tells. */
public sealed interface SmallGames {
    /** It waits for a node that has nothing else to do, or is being tried. */
    record Waiting(int tried) implements SmallGames {}

    /** Right on each of them. */
    record Right(Games games) implements SmallGames {}

    /** Right on the first of them; then its time was up. */
    record Cut(int tried, Games games) implements SmallGames {}

    /** Wrong on one, the smallest there is: the tests miss it. */
    record Wrong(Games games, Counterexample failure) implements SmallGames {}

    /** A fault of ours. */
    record Failed(String message) implements SmallGames {}

    /**
     * All of a kind.
     *
     * @param are what they are, in words that follow a number
     */
    record Games(int count, Wording are) {
        /** In the reader's language. */
        public String inWords() {
            return ReaderLanguage.now() == PageLanguage.GERMAN ? are.german() : are.english();
        }
    }
}

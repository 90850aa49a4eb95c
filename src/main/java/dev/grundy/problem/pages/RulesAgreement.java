package dev.grundy.problem.pages;

import dev.grundy.format.pack.Wording;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.Texts;

/**
 * On how many games the solvers of a package answer what follows from its rules.
 *
 * @param enumerated all games of a kind; 0 where the package enumerates none
 * @param enumeratedAre the name of those games, in words that follow a number
 * @param others samples and random games
 * @param solvers accepted submissions that were tried on all of them
 */
record RulesAgreement(int enumerated, Wording enumeratedAre, int others, int solvers) {
    /** Whether there is something to tell. */
    boolean isTold() {
        return solvers > 0 && enumerated > 0;
    }

    /** A sentence in the reader's language. */
    String inWords() {
        String are = ReaderLanguage.now() == PageLanguage.GERMAN ? enumeratedAre.german() : enumeratedAre.english();
        return Texts.of("problem-proved", solvers, enumerated, are, others);
    }
}

package dev.grundy.format.prose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.prose.PlainWords.Stumble;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainWordsTest {
    private static final String LONG = "one ".repeat(25) + "more.";

    private static List<String> statement(String text) {
        return told(PlainWords.ofStatement(text));
    }

    private static List<String> editorial(String text) {
        return told(PlainWords.ofEditorial(text));
    }

    private static List<String> told(List<Stumble> stumbles) {
        return stumbles.stream()
                .map(stumble -> stumble.line() + ": " + stumble.found())
                .toList();
    }

    @Test
    void aPlainTextHasNoStumble() {
        assertThat(statement("""
                ---
                title: Whoever is told nothing of titles
                summary: "Take stones."
                ---
                ## Problem
                A move takes stones. A player who cannot move **loses** (normal play).
                """)).isEmpty();
    }

    @Test
    void aLongSentenceIsToldWithTheLineWhereItBegins() {
        assertThat(statement("## Problem\nShort.\n" + LONG + "\n"))
                .containsExactly("3: a sentence of 26 words: 'one one one one one one …'");
    }

    @Test
    void linesAreCountedBehindFrontMatterCodeAndFormulas() {
        assertThat(statement("""
                ---
                title: T
                ---
                ```C++
                whoever
                ```
                A formula:
                $$
                x
                $$
                <!-- whoever
                and more -->
                - Whoever moves.
                """)).containsExactly("13: the word 'Whoever'");
    }

    @Test
    void theSummaryIsATextToo() {
        assertThat(statement("---\ntitle: T\nsummary: \"Whichever wins.\"\n---\nText.\n"))
                .containsExactly("3: the word 'Whichever'");
    }

    @Test
    void aSentenceAndAHeadingNeedANoun() {
        assertThat(statement("""
                # Who cannot move
                # Who wins?
                # It is over.
                # A heading of nine words is one too long
                Who moves wins. Who wins?
                """))
                .containsExactly(
                        "1: the heading 'Who cannot move'",
                        "3: the heading 'It is over.'",
                        "4: the heading 'A heading of nine words is one too long'",
                        "5: 'Who moves wins.' has no noun as its subject");
    }

    @Test
    void normalPlayIsSaidOnceInTheSameWords() {
        assertThat(statement("The player that cannot move **loses**.\n"))
                .containsExactly("1: the rule of normal play in other words");
        assertThat(statement((PlainWords.RULE_OF_NORMAL_PLAY + "\n").repeat(2)))
                .containsExactly("2: the rule of normal play again");
    }

    @Test
    void miserePlayIsCalledSo() {
        assertThat(statement("A player who cannot move wins.\n"))
                .containsExactly("1: a game in which the last move loses, without its name");
        assertThat(statement("A player who cannot move wins (misère play).\n")).isEmpty();
    }

    @Test
    void anIdeaOpensWithItsKeyInsight() {
        assertThat(editorial("## Idea\n\n**Key insight: pairs.** They cancel.\n"))
                .isEmpty();
        assertThat(editorial("# E\n\n## Idea\n\nPairs cancel.\n"))
                .containsExactly("3: the section Idea does not open with its key insight");
    }

    @Test
    void everyMistakeHasWhatIsRight() {
        assertThat(editorial("## Common mistakes\n- ❌ This. ✅ That.\n")).isEmpty();
        assertThat(editorial("## Common mistakes\n- ❌ This. ✅ That.\n- ❌ These.\n"))
                .containsExactly("1: Common mistakes has 2 ❌ and 1 ✅");
        assertThat(editorial("## Common mistakes\nMany.\n\n## Extensions\n❌ ✅\n"))
                .containsExactly("1: Common mistakes has 0 ❌ and 0 ✅");
    }

    @Test
    void aTextWithLineEndsOfWindowsIsReadLikeAnyOther() {
        assertThat(statement("---\r\ntitle: T\r\n---\r\nWhoever moves.\r\n")).containsExactly("4: the word 'Whoever'");
    }

    @Test
    void anAmountOfMoneyIsNoFormula() {
        assertThat(statement("It costs \\$5 or more.\n\n" + LONG + "\n\nOr \\$6.\n"))
                .containsExactly("3: a sentence of 26 words: 'one one one one one one …'");
    }
}

package dev.grundy.judge.explore.idea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Misconception;
import dev.grundy.format.pack.Wording;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A row of answers is written as a text: {@code +} right, {@code -} none, a letter for words that are wrong. */
class LikenessTest {
    private static final String TWENTY = "a".repeat(20);

    @Test
    void twentyWrongAnswersAlikeAreToldAndNineteenAreNot() {
        assertThat(told(TWENTY + "++", named("x", TWENTY + "++"))).contains(new Told(misconception("x"), 20));
        assertThat(told("a".repeat(19) + "++", named("x", "a".repeat(19) + "++")))
                .isEmpty();
    }

    @Test
    void oneOtherWordIsEnoughToTellNothing() {
        assertThat(told(TWENTY + "ab", named("x", TWENTY + "aa"))).isEmpty();
        assertThat(told(TWENTY + "+", named("x", TWENTY + "a"))).isEmpty();
    }

    @Test
    void whoIsWrongWhereTheOtherIsRightIsNotLikeIt() {
        assertThat(told(TWENTY + "a", named("x", TWENTY + "+"))).isEmpty();
    }

    @Test
    void testsWithoutAnAnswerOfEitherAreLeftOut() {
        assertThat(told(TWENTY + "-a-+", named("x", TWENTY + "a--+"))).contains(new Told(misconception("x"), 20));
        assertThat(told("-" + "a".repeat(19), named("x", TWENTY))).isEmpty();
    }

    @Test
    void twoIdeasThatExplainTheSameTellNothing() {
        assertThat(told(TWENTY, named("x", TWENTY), named("y", TWENTY))).isEmpty();
        assertThat(told(TWENTY, named("x", TWENTY), named("y", "a".repeat(5) + "-".repeat(15))))
                .as("five wrong answers are too few to tell, not to doubt")
                .isEmpty();
    }

    @Test
    void oneThatSaysNothingAtAllIsNoDoubt() {
        assertThat(told(TWENTY, named("x", TWENTY), named("y", "-".repeat(20)))).isPresent();
    }

    @Test
    void anIdeaThatTwoProgramsHaveIsToldOnceWithTheMoreTests() {
        assertThat(told(TWENTY + "a", named("x", TWENTY + "-"), named("x", TWENTY + "a")))
                .contains(new Told(misconception("x"), 21));
    }

    @Test
    void aRightProgramIsLikeNone() {
        assertThat(told("+".repeat(30), named("x", TWENTY + "+".repeat(10)))).isEmpty();
    }

    @Test
    void asSoonAsNobodyIsLeftNoMoreTestsAreAskedFor() {
        Likeness likeness = new Likeness(List.of(named("x", "ab+")));
        likeness.add(answer('a'));
        assertThat(likeness.isOpen()).isTrue();
        likeness.add(answer('c'));
        assertThat(likeness.isOpen()).isFalse();
    }

    @Test
    void wordsAreComparedAndNotTheSpacesBetweenThem() {
        assertThat(wrong(" First\r\nSecond\n")).isEqualTo(wrong("First Second"));
        assertThat(wrong("First Second")).isNotEqualTo(wrong("Second First")).isNotEqualTo(wrong("FirstSecond"));
        assertThat(wrong("first")).isNotEqualTo(wrong("First"));
        assertThat(wrong(""))
                .isEqualTo(wrong(" \n"))
                .satisfies(answer -> assertThat(answer.isWrong()).isTrue());
        assertThat(IdeaAnswer.of(Verdict.AC, "anything".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(IdeaAnswer.RIGHT);
    }

    @ParameterizedTest
    @EnumSource(
            value = Verdict.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"AC", "WA"})
    void whatWasStoppedOrCrashedGaveNoAnswer(Verdict verdict) {
        assertThat(IdeaAnswer.of(verdict, "First".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(IdeaAnswer.NONE);
    }

    @Test
    void anAnswerHasOneForm() {
        assertThatThrownBy(() -> new IdeaAnswer("First")).hasMessage("no answer is kept as 'First'");
        assertThatThrownBy(() -> new Told(misconception("x"), 19))
                .hasMessage("an idea is told from 20 tests on, got 19");
    }

    private static Optional<Told> told(String answers, Named... named) {
        return Likeness.told(answers(answers), List.of(named));
    }

    private static Named named(String idea, String answers) {
        return new Named(idea + answers, misconception(idea), answers(answers));
    }

    private static Misconception misconception(String idea) {
        return new Misconception(Wording.of(idea), Optional.empty());
    }

    private static List<IdeaAnswer> answers(String text) {
        return text.chars()
                .boxed()
                .flatMap(letter -> Stream.of(answer((char) letter.intValue())))
                .toList();
    }

    private static IdeaAnswer answer(char letter) {
        return switch (letter) {
            case '+' -> IdeaAnswer.RIGHT;
            case '-' -> IdeaAnswer.NONE;
            default -> wrong(String.valueOf(letter));
        };
    }

    private static IdeaAnswer wrong(String output) {
        return IdeaAnswer.of(Verdict.WA, output.getBytes(StandardCharsets.UTF_8));
    }
}

package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Lane;
import dev.grundy.format.language.SourceFault;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.judge.result.Progress;
import java.text.MessageFormat;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The two files of texts, side by side. */
class TranslationTest {
    private static final Texts ENGLISH = Texts.in(PageLanguage.ENGLISH);
    private static final Texts GERMAN = Texts.in(PageLanguage.GERMAN);
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d)");
    private static final Pattern TAG = Pattern.compile("</?[a-z][^>]*>");
    private static final Pattern STRAY_QUOTE = Pattern.compile("''|\"");
    /** As many as any message has, and numbers: choices ask for one. */
    private static final Object[] NUMBERS = {1, 2, 3, 4};

    @Test
    void eachTextIsThereInBothLanguages() {
        assertThat(GERMAN.keys()).containsExactlyInAnyOrderElementsOf(ENGLISH.keys());
    }

    @Test
    void eachTextTakesTheSameArgumentsInBothLanguages() {
        assertThat(ENGLISH.keys())
                .allSatisfy(key ->
                        assertThat(found(ARGUMENT, german(key))).as(key).isEqualTo(found(ARGUMENT, english(key))));
    }

    @Test
    void eachTextHasTheSameTagsInBothLanguages() {
        assertThat(ENGLISH.keys())
                .allSatisfy(key -> assertThat(found(TAG, german(key))).as(key).isEqualTo(found(TAG, english(key))));
    }

    @Test
    void quotesAreNeitherDoubledNorStraight() {
        Predicate<String> stray = message -> STRAY_QUOTE.matcher(message).find();
        assertThat(ENGLISH.keys()).noneMatch(key -> stray.test(english(key)));
        assertThat(GERMAN.keys()).noneMatch(key -> stray.test(german(key)));
    }

    @Test
    void eachTextIsAFormatThatCanBeFilled() {
        assertThat(ENGLISH.keys()).allSatisfy(key -> assertFilled(key, english(key)));
        assertThat(GERMAN.keys()).allSatisfy(key -> assertFilled(key, german(key)));
    }

    /** A choice compares its argument: where it is given a text it cannot be filled. */
    @Test
    void whatIsCarriedThroughACookieAsTextMakesNoChoice() {
        assertThat(english("account-registered")).doesNotContain(",choice,");
        assertThat(german("account-registered")).doesNotContain(",choice,");
    }

    @Test
    void closedChoicesAreCalledInEnglishWhatProgramsCallThem() {
        assertThat(Verdict.values()).allSatisfy(verdict -> {
            assertThat(english(Words.key(verdict))).isEqualTo(verdict.label());
            assertThat(english(Words.key(verdict) + "-text")).isEqualTo(verdict.description());
        });
        assertThat(Tier.values())
                .allSatisfy(tier -> assertThat(english(Words.key(tier))).isEqualTo(tier.label()));
        assertThat(Difficulty.values())
                .allSatisfy(
                        difficulty -> assertThat(english(Words.key(difficulty))).isEqualTo(difficulty.label()));
        assertThat(Progress.Phase.values())
                .allSatisfy(phase -> assertThat(english(Words.key(phase))).isEqualTo(phase.label()));
        assertThat(SourceFault.values()).allSatisfy(fault -> {
            Object[] names = {"a", "b", "c", "d"};
            assertThat(Words.of(fault, names)).isEqualTo(fault.sentence().formatted(names));
        });
        assertThat(Lane.values())
                .allSatisfy(lane -> assertThat(english(Words.key(lane))).isEqualTo(lane.label()));
    }

    private static void assertFilled(String key, String message) {
        assertThatCode(() -> new MessageFormat(message.replace("'", "''")).format(NUMBERS))
                .as(key)
                .doesNotThrowAnyException();
    }

    private static Set<String> found(Pattern pattern, String message) {
        return pattern.matcher(message).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static String english(String key) {
        return Objects.requireNonNull(ENGLISH.message(key), key);
    }

    private static String german(String key) {
        return Objects.requireNonNull(GERMAN.message(key), key);
    }
}

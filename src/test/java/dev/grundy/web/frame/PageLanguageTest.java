package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PageLanguageTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "de | GERMAN",
                "de-AT, de;q=0.9, en;q=0.8 | GERMAN",
                "en-GB, en;q=0.9, de;q=0.8 | ENGLISH",
                "fr, de;q=0.3, en;q=0.2 | GERMAN",
                "en;q=0.3, de;q=0.7 | GERMAN",
                "de;q=0, en | ENGLISH",
                "DE | GERMAN"
            })
    void theHeaderNamesTheOneThatIsLikedBest(String header, PageLanguage liked) {
        assertThat(PageLanguage.preferred(header)).contains(liked);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "*", "fr, ja;q=0.5", "de;q=0", "de;q=x", ";;;", "d\u00e9", "den", "-de", "de;q=7"})
    void aHeaderThatNamesNoneOfThemOrMakesNoSenseAsksForNothing(String header) {
        assertThat(PageLanguage.preferred(header)).isEmpty();
    }

    @Test
    void whoSendsNoHeaderAsksForNothing() {
        assertThat(PageLanguage.preferred(null)).isEmpty();
        assertThat(PageLanguage.ofCode(null)).isEqualTo(Optional.empty());
        assertThat(PageLanguage.ofCode("xx")).isEmpty();
    }

    @Test
    void numbersAndDatesAreWrittenAsInTheLanguage() {
        ZonedDateTime moment = ZonedDateTime.of(2026, 3, 8, 14, 5, 9, 0, ZoneOffset.UTC);
        assertThat(PageLanguage.ENGLISH.date().format(moment)).isEqualTo("8 Mar 2026");
        assertThat(PageLanguage.GERMAN.date().format(moment)).isEqualTo("8. März 2026");
        assertThat(PageLanguage.GERMAN.instant().format(moment)).isEqualTo("Sonntag, 8. März 2026, 14:05:09");
        assertThat(PageLanguage.ENGLISH.tenths(9.44)).isEqualTo("9.4");
        assertThat(PageLanguage.GERMAN.tenths(9.44)).isEqualTo("9,4");
        assertThat(german(() -> Texts.of("time-days", 1234))).isEqualTo("vor 1.234 Tagen");
        assertThat(Texts.of("time-days", 1234)).isEqualTo("1,234 days ago");
    }

    @Test
    void sizesAreWrittenAsInTheLanguage() {
        assertThat(Texts.of("draft-too-large", MemorySize.ofKibibytes(64))).contains("more than 64.0 KiB");
        assertThat(german(() -> Texts.of("draft-too-large", MemorySize.ofKibibytes(64))))
                .contains("mehr als 64,0 KiB");
    }

    @Test
    void oneThingIsToldInTheSingular() {
        assertThat(Texts.of("path-steps", 1)).isEqualTo("1 step");
        assertThat(Texts.of("path-steps", 17)).isEqualTo("17 steps");
        assertThat(german(() -> Texts.of("path-steps", 1))).isEqualTo("1 Schritt");
        assertThat(german(() -> Texts.of("notebook-count", 0))).isEqualTo("0 Aufgaben");
    }

    @Test
    void anApostropheIsAnApostropheWithArgumentsAndWithout() {
        assertThat(Texts.of("counterexample-none", 5)).contains("the package's tests");
        assertThat(Texts.of("hand-several")).contains("the reference solver's");
    }

    @Test
    void whereNoRequestIsWorkedOnEnglishIsSpoken() {
        assertThat(ReaderLanguage.now()).isEqualTo(PageLanguage.ENGLISH);
        assertThat(german(() -> Words.inWords(Verdict.WA))).isEqualTo("Falsche Antwort");
        assertThat(Words.inWords(Verdict.WA)).isEqualTo("Wrong answer");
        assertThat(german(() -> Words.inWords(Tier.FREE))).isEqualTo("Frei");
    }

    private static String german(Supplier<String> said) {
        return ReaderLanguage.in(PageLanguage.GERMAN, said);
    }
}

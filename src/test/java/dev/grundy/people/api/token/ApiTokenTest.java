package dev.grundy.people.api.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ApiTokenTest {
    private static final String TOKEN = ApiToken.draw(new SecureRandom()).value();

    @Test
    void whatWasDrawnIsATokenAndNoTwoAreAlike() {
        assertThat(Stream.generate(() -> ApiToken.draw(new SecureRandom()).value())
                        .limit(1000))
                .doesNotHaveDuplicates()
                .allMatch(value -> value.matches("grundy_[0-9A-Za-z]{49}"))
                .allMatch(value -> ApiToken.parse(value).isPresent());
    }

    @Test
    void anyLetterThatIsWrongShowsInTheChecksum() {
        assertThat(IntStream.range(0, TOKEN.length()).mapToObj(ApiTokenTest::withAnotherLetterAt))
                .allMatch(value -> ApiToken.parse(value).isEmpty());
    }

    @Test
    void whatIsCutOrLongerIsNone() {
        assertThat(Stream.of(
                        "",
                        "grundy_",
                        TOKEN.substring(1),
                        TOKEN + "a",
                        TOKEN + "\n",
                        " " + TOKEN,
                        TOKEN.toUpperCase(Locale.ROOT)))
                .allMatch(value -> ApiToken.parse(value).isEmpty());
    }

    @Test
    void itsTextIsNotWrittenIntoLogs() {
        assertThat(new ApiToken(TOKEN).toString()).doesNotContain(TOKEN.substring(0, TOKEN.length() - 6));
    }

    private static String withAnotherLetterAt(int place) {
        char other = TOKEN.charAt(place) == 'a' ? 'b' : 'a';
        return TOKEN.substring(0, place) + other + TOKEN.substring(place + 1);
    }
}

package dev.grundy.people.factor;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TotpTest {
    /** "12345678901234567890", the secret of RFC 6238's appendix B. */
    private static final TotpSecret SECRET = new TotpSecret("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");

    /** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
    @ParameterizedTest
    @CsvSource({
        "59,287082",
        "1111111109,081804",
        "1111111111,050471",
        "1234567890,005924",
        "2000000000,279037",
        "20000000000,353130"
    })
    void codesAreThoseOfTheStandard(long seconds, String code) {
        Instant now = Instant.ofEpochSecond(seconds);
        assertThat(Totp.stepOf(code, SECRET, now)).hasValue(seconds / 30);
    }

    @ParameterizedTest
    @CsvSource({"-31,false", "-30,true", "29,true", "59,true", "60,false"})
    void aCodeIsGoodFor30SecondsBeforeAndAfterItsOwn(long secondsAfterItsStep, boolean isGood) {
        long step = 1_000_000;
        Instant now = Instant.ofEpochSecond(step * 30 + secondsAfterItsStep);
        assertThat(Totp.stepOf(Totp.code(SECRET, step), SECRET, now).equals(OptionalLong.of(step)))
                .isEqualTo(isGood);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "28708", "2870821", "287-082", "abcdef", "٢٨٧٠٨٢", "287082\0"})
    void nothingElseIsACode(String typed) {
        assertThat(Totp.stepOf(typed, SECRET, Instant.ofEpochSecond(59))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"287 082", " 287082\n", "2 8 7\t0 8 2", "287\u00a0082", "287\u202f082"})
    void aCodeIsTypedWithBlanksAnywhereAsAppsShowIt(String typed) {
        assertThat(Totp.stepOf(typed, SECRET, Instant.ofEpochSecond(59))).hasValue(1);
    }

    @Test
    void appsReadNameAndSiteFromTheAddress() {
        assertThat(SECRET.uri("Our Site", "ada"))
                .hasToString("otpauth://totp/Our%20Site:ada?secret=" + SECRET.base32() + "&issuer=Our%20Site");
        assertThat(SECRET.groups()).hasSize(8).allMatch(group -> group.length() == 4);
    }
}

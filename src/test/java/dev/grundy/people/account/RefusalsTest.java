package dev.grundy.people.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nobody is told to come back too early. */
class RefusalsTest {
    @ParameterizedTest
    @CsvSource({
        "PT0.2S, in a minute",
        "PT60S, in a minute",
        "PT60.001S, in 2 minutes",
        "PT61S, in 2 minutes",
        "PT119S, in 2 minutes",
        "PT15M, in 15 minutes"
    })
    void aPageSaysAfterHowManyMinutesOneMayTryAgain(Duration wait, String said) {
        assertThat(Refusals.wait("password", "account-sign-in-wait", wait).of("password"))
                .endsWith("Try again " + said + ".");
    }
}

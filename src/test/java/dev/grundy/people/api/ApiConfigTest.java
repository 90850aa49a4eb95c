package dev.grundy.people.api;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.api.token.ApiConfig;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Limits that make no sense are refused by what begins first, with the name of the key. */
class ApiConfigTest {
    private record Given(int perPerson, int perAddress, Duration window, Duration tokenRememberedFor)
            implements ApiConfig {}

    @ParameterizedTest
    @CsvSource({
        "0, 1, PT1M, PT2S, per-person",
        "1000001, 1, PT1M, PT2S, per-person",
        "1, 0, PT1M, PT2S, per-address",
        "1, -1, PT1M, PT2S, per-address",
        "1, 1, PT0S, PT2S, window",
        "1, 1, PT-1M, PT2S, window",
        "1, 1, PT25H, PT2S, window",
        "1, 1, PT1M, PT-1S, token-remembered-for",
        "1, 1, PT1M, PT2H, token-remembered-for",
    })
    void isRefused(int perPerson, int perAddress, Duration window, Duration remembered, String key) {
        assertThatThrownBy(() -> begin(new Given(perPerson, perAddress, window, remembered)))
                .isInstanceOf(UnusableException.class)
                .hasMessageStartingWith("grundy.api." + key + " is ");
    }

    @ParameterizedTest
    @CsvSource({"1, 1, PT1S, PT0S", "1000000, 1000000, PT24H, PT1H", "600, 1200, PT1M, PT2S"})
    void isTaken(int perPerson, int perAddress, Duration window, Duration remembered) {
        assertThatCode(() -> begin(new Given(perPerson, perAddress, window, remembered)))
                .doesNotThrowAnyException();
    }

    private static void begin(ApiConfig config) {
        new ApiDoor(null, config, null, Clock.systemUTC());
    }
}

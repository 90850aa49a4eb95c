package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.testsupport.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RememberedTest {
    private static final Duration MOMENT = Duration.ofSeconds(2);

    private final SettableClock clock = new SettableClock(Instant.EPOCH);
    private final Remembered<String, String> remembered = new Remembered<>(MOMENT, 2, clock);
    private final List<String> asked = new ArrayList<>();

    @Test
    void asksOnceInAMoment() {
        assertThat(get("a")).isEqualTo("a1");
        clock.advance(MOMENT.minusMillis(1));
        assertThat(get("a")).isEqualTo("a1");
        clock.advance(Duration.ofMillis(1));
        assertThat(get("a")).isEqualTo("a2");
    }

    @Test
    void asksAnewForWhatIsForgotten() {
        get("a");
        get("b");
        remembered.forget("a");
        assertThat(get("a")).isEqualTo("a3");
        assertThat(get("b")).isEqualTo("b2");
        remembered.forgetAll();
        assertThat(get("b")).isEqualTo("b4");
    }

    @Test
    void keepsNoAnswerThatWasOnItsWayWhenItWasForgotten() {
        String late = remembered.get("a", () -> {
            remembered.forget("a");
            return "from before";
        });
        assertThat(late).isEqualTo("from before");
        assertThat(get("a")).isEqualTo("a1");
    }

    @Test
    void keepsAnAnswerWhileAnotherIsForgotten() {
        remembered.get("a", () -> {
            remembered.forget("b");
            return "of a";
        });
        assertThat(get("a")).isEqualTo("of a");
    }

    @Test
    void keepsNoAnswerThatWasOnItsWayWhenAllWereForgottenAndANewerOneCame() {
        remembered.get("a", () -> {
            remembered.forgetAll();
            assertThat(get("a")).isEqualTo("a1");
            return "from before";
        });
        assertThat(get("a")).isEqualTo("a1");
    }

    @Test
    void keepsTheAnswerOfEachOfTwoThatAskAtOnce() {
        remembered.get("a", () -> {
            assertThat(get("a")).isEqualTo("a1");
            return "the last";
        });
        assertThat(get("a")).isEqualTo("the last");
    }

    @Test
    void keepsNoMoreThanItMay() {
        get("a");
        get("b");
        get("a");
        get("c");
        assertThat(get("a")).isEqualTo("a1");
        assertThat(get("b")).isEqualTo("b4");
    }

    @Test
    void remembersNoFailureAndNothingWithoutTime() {
        assertThatThrownBy(() -> remembered.get("a", () -> {
                    throw new IllegalStateException("planted");
                }))
                .hasMessage("planted");
        assertThat(get("a")).isEqualTo("a1");
        Remembered<String, String> forgetful = new Remembered<>(Duration.ZERO, 2, clock);
        assertThat(forgetful.get("a", () -> "1") + forgetful.get("a", () -> "2"))
                .isEqualTo("12");
    }

    private String get(String key) {
        return remembered.get(key, () -> {
            asked.add(key);
            return key + asked.size();
        });
    }
}

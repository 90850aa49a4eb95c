package dev.grundy.people.signin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArrivalTest {
    @Test
    void whatABrowserCallsItselfIsOneLineOfTwoHundredCharactersAndNoHalfOfOne() {
        assertThat(new Arrival("x".repeat(199) + "😀", new NetworkPlace("")).browser())
                .isEqualTo("x".repeat(199));
        assertThat(new Arrival("a\u0085\nb", new NetworkPlace("")).browser()).isEqualTo("ab");
    }
}

package dev.grundy.people.passkey;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PasskeyTest {
    @Test
    void aNameIsOneLineOfSixtyCharactersAndNoHalfOfOne() {
        assertThat(Passkey.nameOf("  my\u0085phone \u202e ")).isEqualTo("myphone");
        assertThat(Passkey.nameOf("x".repeat(59) + "😀")).isEqualTo("x".repeat(59));
        assertThat(Passkey.nameOf(" \u200b\n")).isEmpty();
    }
}

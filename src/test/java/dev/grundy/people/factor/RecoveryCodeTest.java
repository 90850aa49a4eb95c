package dev.grundy.people.factor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Base32Code;
import java.security.SecureRandom;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecoveryCodeTest {
    private static final RecoveryCode CODE = new RecoveryCode(new Base32Code("ABCDEFGHOI2345BO"));

    @Test
    void isWrittenInFours() {
        assertThat(CODE.written()).isEqualTo("ABCD-EFGH-OI23-45BO");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ABCD-EFGH-OI23-45BO", "abcdefghoi2345bo", " abcd efgh oi23 45bo ", "ABCD-EFGH-0123-458O"})
    void isReadHoweverItIsTyped(String typed) {
        assertThat(RecoveryCode.parse(typed)).contains(CODE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ABCD", "ABCD-EFGH-OI23-45BOX", "ABCD-EFGH-OI23-459O", "------------------------"})
    void nothingElseIsOne(String typed) {
        assertThat(RecoveryCode.parse(typed)).isEmpty();
        assertThat(RecoveryCode.parse("A".repeat(1_000_000))).isEmpty();
    }

    @Test
    void isAnotherForAnotherAccountAndIsNotItsHash() {
        assertThat(CODE.hash(1)).isNotEqualTo(CODE.hash(2)).hasSize(64);
        assertThat(CODE.toString()).doesNotContain(CODE.code().value());
    }

    @Test
    void noTwoAreDrawnAlike() {
        SecureRandom random = new SecureRandom();
        Set<RecoveryCode> drawn = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            drawn.add(RecoveryCode.draw(random));
        }
        assertThat(drawn).hasSize(1_000);
    }
}

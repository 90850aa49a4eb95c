package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ContentHashTest {
    @Test
    void isTheSha256OfTheBytes() {
        assertThat(ContentHash.of("abc".getBytes(StandardCharsets.US_ASCII)).hex())
                .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    @Test
    void tellsPartsApartThatJoinToTheSameBytes() {
        assertThat(ContentHash.parts().add("ab").add("c").build())
                .isNotEqualTo(ContentHash.parts().add("a").add("bc").build());
    }

    @Test
    void refusesWhatIsNoHash() {
        assertThatThrownBy(() -> new ContentHash("../etc/passwd")).hasMessageContaining("64");
    }
}

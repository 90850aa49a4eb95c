package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SiteAddressTest {
    @Test
    void aSlashAtTheEndIsNoPath() {
        assertThat(SiteAddress.checked("https://judge.example/")).isEqualTo("https://judge.example");
        assertThat(SiteAddress.checked("http://localhost:8080")).isEqualTo("http://localhost:8080");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "judge.example",
                "ftp://judge.example",
                "https://judge.example/path",
                "https://judge.example?x=1",
                "https://judge.example#x",
                "https://me:secret@judge.example",
                "https://",
                "https://judge example",
                ""
            })
    void whatIsMoreOrLessThanASiteIsRefused(String text) {
        assertThatThrownBy(() -> SiteAddress.checked(text))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("such as https://judge.example");
    }
}

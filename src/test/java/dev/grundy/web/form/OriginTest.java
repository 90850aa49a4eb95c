package dev.grundy.web.form;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OriginTest {
    @ParameterizedTest
    @CsvSource({
        "https://judge.example, https, judge.example, 443",
        "https://judge.example:443, https, judge.example, 443",
        "https://judge.example:8443, https, judge.example, 8443",
        "http://JUDGE.example, http, judge.example, 80",
        "http://[::1]:8080, http, [::1], 8080"
    })
    void anOriginIsSchemeHostAndPort(String text, String scheme, String host, int port) {
        assertThat(Origin.parse(text)).contains(new Origin(scheme, host, port));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "judge.example",
                "https://",
                "https://judge.example/",
                "https://judge.example/path",
                "https://judge.example?a=b",
                "https://judge.example#a",
                "https://me@judge.example",
                "https://judge.example https://evil.example",
                "https://judge.example:0",
                "https://judge.example:65536",
                "https://judge_example",
                "file://host",
                "about:blank"
            })
    void everythingElseIsNone(String text) {
        assertThat(Origin.parse(text)).isEmpty();
    }

    @Test
    void anotherSchemeHostOrPortIsAnotherOrigin() {
        assertThat(Origin.parse("https://judge.example"))
                .isNotEqualTo(Origin.parse("http://judge.example"))
                .isNotEqualTo(Origin.parse("https://www.judge.example"))
                .isNotEqualTo(Origin.parse("https://judge.example:8443"));
    }
}

package dev.grundy.people.signin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrowserNamesTest {
    /** As these browsers really say it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0 | Firefox on Windows",
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 | Chrome on Linux",
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0 | Edge on Windows",
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15 | Safari on macOS",
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1 | Mobile Safari on iOS",
                "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0 | Firefox Mobile on Android",
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 | Chrome Mobile on Android",
                "curl/8.5.0 | curl"
            })
    void saysBrowserAndSystem(String userAgent, String words) {
        assertThat(BrowserNames.of(userAgent)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({"''", "x", "<script>alert(1)</script>", "((((((((((((((((((((", "Mozilla/5.0"})
    void whatNobodyKnowsIsUnknown(String userAgent) {
        assertThat(BrowserNames.of(userAgent)).isEqualTo("An unknown browser");
    }

    @Test
    void saysItInTheReadersLanguage() {
        String firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
        assertThat(ReaderLanguage.in(PageLanguage.GERMAN, () -> BrowserNames.of(firefox)))
                .isEqualTo("Firefox unter Windows");
    }
}

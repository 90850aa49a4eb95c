package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocalAddressTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "/problems/nim/discussion?submission=7&line=4 /problems/nim/discussion?submission=7&line=4",
                "/problems?text=%C3%A4+b&after=x%2Fy /problems?text=%C3%A4+b&after=x%2Fy",
                "/problems?text=a[i]|b^{c} /problems?text=a%5Bi%5D%7Cb%5E%7Bc%7D",
                "/problems?text=<b>\\ /problems?text=%3Cb%3E%5C",
                "/problems?text=100% /problems",
                "/problems?text=ä /problems",
                "/problems /problems"
            })
    void aRequestKeepsItsQueryOrAtLeastItsPath(String uri, String address) {
        assertThat(LocalAddress.ofRequest(uri).value()).isEqualTo(address);
    }

    @Test
    void aQueryThatIsTooLongIsLeftOut() {
        assertThat(LocalAddress.ofRequest("/problems?text=" + "x".repeat(1000)).value())
                .isEqualTo("/problems");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//evil.example?x=1",
                "/\\evil.example?x=1",
                "https://evil.example/?x=1",
                "?x=1",
                "javascript:alert(1)?x",
                "*",
                ""
            })
    void whatIsNoAddressHereLeadsToTheFrontPage(String uri) {
        assertThat(LocalAddress.ofRequest(uri).isHome()).isTrue();
    }
}

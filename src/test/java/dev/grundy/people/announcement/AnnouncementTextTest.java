package dev.grundy.people.announcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnnouncementTextTest {
    @Test
    void emphasisListsCodeAndLinksAreShown() {
        assertThat(AnnouncementText.html(
                        "**Soon** *new* `code` [news](https://example.org/a?b=1) [here](/problems)\n\n- one\n- two"))
                .contains(
                        "<strong>Soon</strong>",
                        "<em>new</em>",
                        "<code>code</code>",
                        "href=\"https://example.org/a?b&#61;1\"",
                        "href=\"/problems\"",
                        "<li>one</li>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "<img src=x onerror=alert(1)>",
                "[x](javascript:alert(1))",
                "[x](JaVaScRiPt&colon;alert(1))",
                "[x](data:text/html,hello)",
                "[x](//evil.example)",
                "[x](/\\evil.example)",
                "[x](/sign-out)",
                "![x](https://evil.example/pixel.png)",
                "<a href=\"https://example.org\" onclick=\"alert(1)\">x</a>",
                "<style>p { display: none }</style>"
            })
    void nothingElseGetsThrough(String markdown) {
        assertThat(AnnouncementText.html(markdown))
                .doesNotContain(
                        "<script",
                        "<img",
                        "<style",
                        "href=\"javascript",
                        "href=\"data",
                        "href=\"/",
                        "href=\"JaVa",
                        "<a href=\"https://example.org\"");
    }

    @Test
    void aHeadingIsNone() {
        assertThat(AnnouncementText.html("# Big")).isEqualTo("<p># Big</p>\n");
    }
}

package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A lesson of a path in a browser: read, played from, marked, ticked. */
@ExtendWith(OneSite.class)
class LessonIT {
    private static final String PATH = "/paths/game-theory-from-zero";

    @Test
    void aLessonIsPlayedFromMarkedAndTicked(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PATH);
            browser.find("#lesson-7 h3 a").click();
            assertThat(browser.waitFor(".lesson-position figcaption")).contains("Position 1, from Nim");
            browser.find(".lesson details summary").click();
            browser.waitUntil("return document.querySelector('.lesson details').open");
            browser.find("#position-1 figcaption .button").click();
            browser.waitUntil("return location.pathname === '/problems/nim/play/sample-1'");
            browser.navigate().back();
            browser.waitFor(".lesson-around form button");
            browser.find(".lesson-around form button").click();
            browser.waitUntil("return location.pathname === '/problems/nim'");
            browser.open(PATH);
            browser.waitFor("#lesson-7.path-step--solved");
            assertThat(browser.text()).contains("1 of 11 lessons read");
            assertThat(browser.complaints()).isEmpty();
        }
    }
}

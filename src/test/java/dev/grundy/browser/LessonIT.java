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
            browser.click("#lesson-3 h3 a");
            assertThat(browser.waitFor(".lesson-position figcaption")).contains("Position 1, from Nim");
            browser.click(".lesson details summary");
            browser.waitUntil("return document.querySelector('.lesson details').open");
            browser.click("#position-1 figcaption .button");
            browser.waitUntil("return location.pathname === '/problems/nim/play/sample-1'");
            browser.navigate().back();
            browser.waitFor(".lesson-around form button");
            browser.click(".lesson-around form button");
            browser.waitUntil("return location.pathname === '/problems/nim'");
            browser.open(PATH);
            browser.waitFor("#lesson-3.path-step--solved");
            assertThat(browser.text()).contains("1 of 36 lessons read");
            assertThat(browser.complaints()).isEmpty();
        }
    }
}

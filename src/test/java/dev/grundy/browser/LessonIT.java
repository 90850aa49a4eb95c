package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

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

    /** On a phone, by keys where there are links to follow. */
    @Test
    void aProblemOfThePathLeadsAlongItAndBackToItsLesson(Site site) {
        try (Chromium browser = site.guest()) {
            browser.resize(390, 844);
            browser.open(PATH + "/lessons/nim-and-xor");
            browser.find(".lesson-around .button").sendKeys(Keys.ENTER);
            browser.waitUntil("return location.pathname === '/problems/nim'");
            assertThat(browser.waitFor(".problem-head__way")).contains("Step 5 of 40", "Lesson: Nim and xor");
            assertThat(browser.overhang()).isLessThanOrEqualTo(0);
            browser.find(".problem-head__beside [rel='next']").sendKeys(Keys.ENTER);
            browser.waitUntil("return location.pathname === '/problems/play-nim'");
            browser.find(".problem-head__beside [rel='next']").sendKeys(Keys.ENTER);
            browser.waitUntil("return location.pathname.endsWith('/lessons/misere-play')");
            browser.navigate().back();
            browser.waitUntil("return location.pathname === '/problems/play-nim'");
            browser.find(".tabs [href*='/submissions']").sendKeys(Keys.ENTER);
            browser.waitUntil("return location.pathname === '/problems/play-nim/submissions'");
            browser.find(".problem-head__way a:last-child").sendKeys(Keys.ENTER);
            browser.waitUntil("return location.pathname.endsWith('/lessons/nim-and-xor')");
            assertThat(browser.complaints()).isEmpty();
        }
    }
}

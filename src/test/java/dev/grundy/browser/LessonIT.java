package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;

/** A lesson of a path in a browser: read, played from, answered, marked, ticked. */
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
            browser.open(PATH + "/lessons/recap-won-or-lost");
            browser.waitFor(".lesson-around form button");
            browser.click(".lesson-around form button");
            browser.waitUntil("return location.pathname.endsWith('/lessons/nim-and-xor')");
            browser.open(PATH);
            browser.waitFor("#lesson-2.path-step--solved");
            assertThat(browser.text()).contains("1 of 36 lessons read");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    private enum Way {
        MOUSE,
        KEYS,
        WITHOUT_SCRIPTS;

        void choose(Chromium browser, String radio) {
            switch (this) {
                case MOUSE, WITHOUT_SCRIPTS -> browser.click(radio);
                case KEYS -> browser.find(radio).sendKeys(Keys.SPACE);
            }
        }

        void follow(Chromium browser, String selector) {
            switch (this) {
                case MOUSE, WITHOUT_SCRIPTS -> browser.click(selector);
                case KEYS -> browser.find(selector).sendKeys(Keys.ENTER);
            }
        }
    }

    /** Wrong first, then right by a move on the board; on return both the question and its lesson are done. */
    @ParameterizedTest
    @EnumSource
    void aMoveIsAnsweredWrongAndOnTheBoardRight(Way way, Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            if (way == Way.WITHOUT_SCRIPTS) {
                browser.doWithoutScripts();
            }
            browser.open(PATH + "/lessons/backward-induction");
            way.choose(browser, "#question-node-zero [value='1']");
            way.follow(browser, "#question-node-zero button");
            assertThat(browser.waitFor("#answer-node-zero")).contains("Not right yet.", "From node 1");
            way.follow(browser, "#position-1 .drawing__spot[href*='chosen=2']");
            browser.waitUntil("return document.querySelector('#question-node-zero [value=\"2\"]').checked");
            assertThat(browser.has("#answer-node-zero")).isFalse();
            way.follow(browser, "#question-node-zero button");
            browser.waitUntil("return document.querySelector('#answer-node-zero')?.innerText.includes('Right.')");
            assertThat(browser.address()).endsWith("#question-node-zero");
            browser.open(PATH + "/lessons/backward-induction");
            assertThat(browser.waitFor(".lesson-question--settled")).contains("Question 1: you have answered it");
            if (way != Way.WITHOUT_SCRIPTS) {
                assertThat(browser.violations()).isEmpty();
            }
            assertThat(browser.has("#position-1 .drawing__spot")).isFalse();
            way.follow(browser, ".lesson-question--settled summary");
            browser.waitUntil("return document.querySelector('.lesson-question--settled details').open");
            assertThat(browser.has(".page-head .path-done")).isTrue();
            browser.open(PATH);
            assertThat(browser.waitFor(".path-step--lesson.path-step--solved")).contains("1 of 1 question answered");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    /** On a phone, for a guest, whose work is not kept. */
    @Test
    void aValueIsTypedWrongAndRight(Site site) {
        try (Chromium browser = site.guest()) {
            browser.resize(390, 844);
            browser.open(PATH + "/lessons/scores");
            browser.fill("answer", "15" + Keys.ENTER);
            assertThat(browser.waitFor("#answer-four-coins")).contains("Not right yet.");
            browser.find("#question-four-coins input[name='answer']").clear();
            browser.fill("answer", "22" + Keys.ENTER);
            browser.waitUntil("return document.querySelector('#answer-four-coins')?.innerText.includes('Right.')");
            assertThat(browser.overhang()).isLessThanOrEqualTo(0);
            assertThat(browser.text()).contains("Sign in, and your right answers are kept.");
            browser.open(PATH + "/lessons/scores");
            assertThat(browser.waitFor("#question-four-coins")).doesNotContain("you have answered it");
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
            assertThat(browser.waitFor(".problem-head__way")).contains("Step 5 of 50", "Lesson: Nim and xor");
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

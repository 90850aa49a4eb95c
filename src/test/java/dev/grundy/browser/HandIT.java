package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** An instance by hand in a browser, from the button to the solution: given, drawn, answered, checked, explained. */
@ExtendWith(OneSite.class)
class HandIT {
    private static final String SLUG = "stones-one-three-four";
    private static final String BY_HAND = "/problems/" + SLUG + "/by-hand";

    @Test
    void whoAsksIsGivenADrawnInstance(Site site) {
        site.instance(SLUG, 1, "2\n7\n9\n", "Second\nSecond\n");
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(BY_HAND);
            browser.find(".hand-level[value='1']").click();
            browser.waitFor(".hand__drawing svg.drawing");
            assertThat(browser.address()).startsWith(BY_HAND + "/1-");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void anAnswerIsMendedThenExplainedAndTheNextIsHarder(Site site) {
        site.instance(SLUG, 2, "2\n14\n8\n", "Second\nFirst\n");
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(site.instance(SLUG, 1, "2\n2\n3\n", "Second\nFirst\n"));
            choose(browser, 0, "First");
            choose(browser, 1, "First");
            browser.press("Check");
            assertThat(browser.waitFor(".hand__state--wrong")).contains("1 of 2");
            assertThat(browser.has(".drawing__mark")).isFalse();
            choose(browser, 0, "Second");
            browser.press("Check");
            browser.waitFor(".hand__state--right");
            assertThat(browser.waitFor(".hand__answer table")).contains("Pile 1", "Second");
            assertThat(browser.find(".drawing__mark").getText()).isEqualTo("Second");
            browser.press("Next, a harder one");
            browser.waitFor(".hand-form");
            assertThat(browser.address()).startsWith(BY_HAND + "/2-");
        }
    }

    /** Nobody loads the page anew: it looks by itself whether the node is done. */
    @Test
    void aPackagesOwnCheckerAnswersOnThePageByItself(Site site) {
        try (Chromium browser = site.browserOf("dan")) {
            browser.open(site.instance("optimal-line-of-play", 1, "3\n1 7 5\n", "6 LLL\n"));
            browser.fill("row-0-0", "0");
            browser.fill("row-0-1", "LLL");
            browser.press("Check");
            assertThat(browser.waitFor(".hand__state--wrong")).contains("Not right yet");
            assertThat(browser.waitFor(".failure-message")).isNotBlank();
        }
    }

    @Test
    void whoAsksForTheSolutionIsShownItAndGoesOnAtTheSameLevel(Site site) {
        try (Chromium browser = site.guest()) {
            browser.open(site.instance(SLUG, 1, "1\n16\n", "Second\n"));
            browser.find("details.give-up summary").click();
            browser.press("Show the solution");
            assertThat(browser.waitFor(".hand__answer table")).contains("Second");
            assertThat(browser.find(".hand__next button").getText()).isEqualTo("Another instance");
        }
    }

    private static void choose(Chromium browser, int row, String word) {
        browser.find("input[name='row-" + row + "-0'][value='" + word + "']").click();
    }
}

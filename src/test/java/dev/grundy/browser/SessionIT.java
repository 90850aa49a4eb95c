package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A practice session: its clock, and the page at its end. */
@ExtendWith(OneSite.class)
class SessionIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final String TIME = "return document.querySelector('[data-clock-time]').textContent";

    @Test
    void theClockRunsStandsStillAndHides(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.press("Start the clock");
            browser.waitFor("[data-clock-runs]");
            String begun = (String) browser.run(TIME);
            browser.waitUntil("return document.querySelector('[data-clock-time]').textContent !== arguments[0]", begun);
            browser.press("Pause");
            browser.waitFor(".clock:not(:has([data-clock-runs]))");
            browser.find(".clock__face").click();
            browser.waitUntil("return localStorage.getItem('grundy-clock-hidden') === 'yes'");
            assertThat(browser.find(".clock__time").isDisplayed()).isFalse();
            browser.open(PROBLEM + "/submissions");
            browser.waitFor(".clock:not([open])");
            assertThat(browser.find(".clock__time").isDisplayed()).isFalse();
            browser.find(".clock__face").click();
            browser.press("Go on");
            browser.waitFor("[data-clock-runs]");
            assertThat(browser.complaints()).isEmpty();
        }
    }

    @Test
    void itBeginsAtTheCodeAndItsEndTellsWhatWasDone(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.waitFor(".editor"); // until scripts run nobody hears that somebody turns to the code
            browser.choose("language", "python");
            browser.waitUntil(
                    "return performance.getEntriesByType('resource').some((one) => one.name.endsWith('/session') &&"
                            + " one.responseEnd > 0)");
            browser.writeCode("print('nobody')\n");
            browser.press("Run");
            browser.waitFor(".run-result .verdict");
            browser.press("Open hint 1");
            browser.waitFor(".hint[open]");
            browser.open(PROBLEM);
            browser.press("End");
            assertThat(browser.waitFor(".timeline")).contains("Run", "Hint 1 opened");
            assertThat(browser.address()).matches("/practice/\\d+");
            assertThat(browser.text()).contains("Stones 1-3-4", "Timeline", "Runs 1", "Hints 1", "Submissions 0");
            assertThat(browser.violations()).isEmpty();
        }
    }
}

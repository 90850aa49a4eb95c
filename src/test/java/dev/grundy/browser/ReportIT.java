package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A reader says what is wrong with a problem, and is answered. */
@ExtendWith(OneSite.class)
class ReportIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";

    @Test
    void aReportIsAnsweredAndItsReporterReadsIt(Site site) {
        String reporter = site.newcomer();
        try (Chromium browser = site.browserOf(reporter)) {
            browser.open(PROBLEM);
            browser.click("a[href='" + PROBLEM + "/report']");
            browser.waitFor(".report-form");
            browser.click("input[name='kind'][value='statement']");
            browser.fill("text", "The second sample does not say who begins.");
            browser.click(".report-form button");
            browser.waitFor(".flash");
            browser.open("/account/reports");
            assertThat(browser.text()).contains("who begins", "Nobody has answered yet.");
            assertThat(browser.violations()).isEmpty();
        }
        try (Chromium browser = site.browserOf("eve")) {
            browser.open("/admin/reports");
            browser.click(".report-line a");
            browser.waitFor(".report-form");
            assertThat(browser.text()).contains("The second sample does not say who begins.");
            for (int width : new int[] {390, 1280}) {
                browser.resize(width, 900);
                assertThat(browser.overhang()).as("at %d px", width).isLessThanOrEqualTo(0);
            }
            assertThat(browser.violations()).isEmpty();
            browser.fill("answer", "It does now.");
            browser.press("Answer and close");
            browser.waitFor(".flash");
        }
        try (Chromium browser = site.browserOf(reporter)) {
            browser.open("/account/reports");
            assertThat(browser.text()).contains("It does now.").doesNotContain("Nobody has answered yet.");
        }
    }
}

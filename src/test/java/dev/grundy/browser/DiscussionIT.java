package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A question under a problem, its answer, and what moderators do about one that tells too much. */
@ExtendWith(OneSite.class)
class DiscussionIT {
    private static final String DISCUSSION = "/problems/nim/discussion";
    private static final String ANSWER = "Take the xor of all piles.";

    @Test
    void anAnswerIsFoldedForThoseWhoHaveNotSolvedTheProblemReportedAndHidden(Site site) {
        Sql.of("update account set created_at = created_at - interval '30 days' where name in ('ada', 'dan')")
                .on(site.database())
                .update();
        String question;
        try (Chromium browser = site.browserOf("ada")) {
            browser.open(DISCUSSION);
            browser.fill("title", "Where do I begin?");
            browser.fill("text", "Is $a \\oplus b$ of any use?");
            browser.press("Send the question");
            browser.waitFor(".flash");
            question = browser.address();
            assertSound(browser);
        }
        try (Chromium browser = site.browserOf("dan")) {
            browser.open(question);
            browser.fill("text", ANSWER);
            browser.press("Send the answer");
            browser.waitFor(".flash");
        }
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(question);
            assertThat(browser.find("details.report").isDisplayed()).isTrue();
            assertThat(browser.text()).doesNotContain(ANSWER);
            browser.click("details.report summary");
            assertThat(browser.text()).contains(ANSWER);
            assertSound(browser);
            browser.click("details.report a[href$='/report']");
            browser.click("input[name='kind'][value='spoiler']");
            browser.press("Send the report");
            browser.waitFor(".flash");
        }
        try (Chromium browser = site.browserOf("eve")) {
            browser.open("/admin/reports");
            browser.click(".report-line a");
            browser.waitFor(".report-form");
            assertThat(browser.text()).contains(ANSWER);
            assertSound(browser);
            browser.press("Hide");
            browser.waitFor(".flash");
            browser.fill("answer", "It is hidden now.");
            browser.press("Answer and close");
            browser.waitFor(".flash");
        }
        assertThat(site.visitOf(site.newcomer()).get(question).asString()).doesNotContain(ANSWER);
    }

    private static void assertSound(Chromium browser) {
        for (int width : new int[] {390, 1280}) {
            browser.resize(width, 900);
            assertThat(browser.overhang())
                    .as("%s at %d px", browser.address(), width)
                    .isLessThanOrEqualTo(0);
        }
        assertThat(browser.violations()).as(browser.address()).isEmpty();
    }
}

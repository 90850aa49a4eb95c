package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.Solving;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What helps with a problem, and what it costs: hints, the editorial, other people's solutions. */
@ExtendWith(OneSite.class)
class HelpIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";

    @Test
    void hintsAreOpenedOneAfterTheOtherAndCounted(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM);
            browser.writeCode("// what stays\n");
            browser.press("Open hint 1");
            assertThat(browser.waitFor(".hint[open]")).contains("Take pencil and paper");
            browser.press("Open hint 2");
            browser.waitUntil("return document.querySelectorAll('.hint').length === 2");
            assertThat(browser.waitFor(".hint[open]")).contains("A pile is winning");
            assertThat(browser.waitFor(".hints__count")).contains("2 of 4");
            assertThat(browser.run("return document.querySelector('textarea[data-editor]').value"))
                    .asString()
                    .startsWith("// what stays");
            browser.open(PROBLEM + "/hints");
            assertThat(browser.waitFor(".hints__count")).contains("2 of 4");
        }
    }

    @Test
    void whoGivesUpTheCreditReadsTheEditorialInTheirLanguage(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open(PROBLEM + "/editorial");
            assertThat(browser.waitFor(".lock")).doesNotContain("Proof");
            browser.find(".give-up summary").click();
            browser.press("Open the editorial");
            assertThat(browser.waitFor(".contents")).contains("Proof");
            browser.find(".code-tabs__choices a[data-language='python']").click();
            browser.waitUntil(PANEL, "python");
            browser.open(PROBLEM + "/editorial");
            browser.waitUntil(PANEL, "python");
        }
    }

    private static final String PANEL =
            "return [...document.querySelectorAll('.code-tabs__panel:not([hidden])')].map((one) =>"
                    + " one.dataset.language).join() === arguments[0]";

    @Test
    void solutionsAreSharedWithWhoHasSolvedIt(Site site) {
        String author = site.newcomer();
        String reader = site.newcomer();
        Solving solving = new Solving(site.database());
        solving.solve(author, "GMT-001", "2026-11-20");
        try (Chromium browser = site.browserOf(author)) {
            browser.open(PROBLEM + "/solutions");
            browser.press("Share all my accepted programs, to every problem");
            assertThat(browser.waitFor("tbody")).contains(author);
        }
        try (Chromium browser = site.browserOf(reader)) {
            browser.open(PROBLEM + "/solutions");
            assertThat(browser.waitFor(".lock")).doesNotContain(author);
            solving.solve(reader, "GMT-001", "2026-11-21");
            browser.open(PROBLEM + "/solutions?sort=memory");
            browser.find("tbody a[href^='" + PROBLEM + "/solutions/']").click();
            assertThat(browser.waitFor("pre code")).contains("int main() {}");
        }
    }
}

package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.Solving;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A class from its link to its results. */
@ExtendWith(OneSite.class)
class ClassIT {
    @Test
    void aTeacherSeesWhatThreeStudentsDidTakesItAlongAndLosesOneWhoLeaves(Site site) {
        String teacher = site.newcomer();
        List<String> students = Stream.generate(site::newcomer).limit(3).toList();
        String address;
        String link;
        try (Chromium browser = site.browserOf(teacher)) {
            browser.open("/classes");
            browser.fill("name", "Games of " + teacher);
            browser.press("Make the class");
            browser.waitFor(".flash");
            browser.click("nav.tabs a[href$='/settings']");
            link = URI.create(browser.waitFor(".code-block")).getPath();
            assertSound(browser);
            address = browser.address().replaceFirst("/settings$", "");
            browser.open(address + "/assignments/new");
            browser.fill("title", "First steps");
            browser.fill("problems", "nim");
            browser.press("Make the assignment");
            browser.waitFor(".flash");
            assertSound(browser);
        }
        for (String student : students) {
            try (Chromium browser = site.browserOf(student)) {
                browser.open(link);
                browser.press("Join the class");
                browser.waitFor(".flash");
                assertThat(browser.text()).contains("First steps");
            }
        }
        Solving solving = new Solving(site.database());
        solving.judge(students.get(0), "GMT-014", "2026-01-15T08:00:00Z", "AC");
        solving.judge(students.get(1), "GMT-014", "2026-01-15T08:00:00Z", "WA", "int a_wrong_program;");
        try (Chromium browser = site.browserOf(teacher)) {
            browser.open(address + "/results");
            assertThat(browser.text())
                    .contains("Done", "Tried, 1 try", "Not yet")
                    .contains(students);
            assertSound(browser);
            browser.find("td a[href^='" + address + "/results/']:not([href*='/problems/'])");
            browser.open(address + "/results/" + solving.account(students.get(1)) + "/nim");
            browser.click("main a[href^='/submissions/']");
            browser.waitUntil("return document.body.textContent.includes('a_wrong_program')");
        }
        assertThat(site.visitOf(teacher).get(address + "/results.csv").asString())
                .contains(
                        "\"" + students.get(0) + "\",\"done\",\"1\"",
                        "\"" + students.get(1) + "\",\"tried\",\"1\"",
                        "\"" + students.get(2) + "\",\"new\",\"0\"");
        try (Chromium browser = site.browserOf(students.get(0))) {
            browser.open(address + "/people");
            browser.click("details.give-up summary");
            browser.press("Leave the class now");
            browser.waitFor(".flash");
        }
        assertThat(site.visitOf(teacher).get(address + "/results").asString())
                .contains(students.get(1))
                .doesNotContain(students.get(0));
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

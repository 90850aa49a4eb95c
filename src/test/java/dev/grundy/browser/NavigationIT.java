package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** How one gets from page to page, on a phone and on a desk. */
@ExtendWith(OneSite.class)
class NavigationIT {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final Path PHOTOGRAPHS = Path.of("target/photographs");
    private static final String LANGUAGE_COOKIE = "grundy_page_language";
    private static final String MENU = ".site-menu > summary";

    /** Whether all that is in the bar and is shown is within it, and nothing in it is cut. */
    private static final String NOTHING_IS_CUT = """
            const bar = document.querySelector('.site-header');
            const shown = [...bar.querySelectorAll('a, summary, button')].filter((one) => one.checkVisibility());
            return shown.length > 0 && bar.scrollWidth <= bar.clientWidth && shown.every((one) => {
              const box = one.getBoundingClientRect();
              const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
              return box.left >= 0 && box.right <= innerWidth && one.contains(above);
            });""";

    @ParameterizedTest
    @CsvSource({"eve, en", "eve, de", "ada, en", "ada, de"})
    void onAPhoneEveryPartOfTheSiteIsInAMenu(String person, String language, Site site) throws IOException {
        try (Chromium browser = site.browserOf(person)) {
            browser.resize(390, 844);
            browser.open("/");
            browser.setCookie(LANGUAGE_COOKIE, language);
            for (String address : List.of("/", PROBLEM, PROBLEM + "#code")) {
                browser.open(address);
                browser.waitUntil(NOTHING_IS_CUT);
                browser.find(MENU).click();
                for (String part : List.of("/problems", "/paths", "/submissions")) {
                    browser.awaitUncovered(".site-menu a[href='" + part + "']");
                }
                if (person.equals("eve")) {
                    browser.awaitUncovered(".site-menu a[href='/admin']");
                }
                assertThat(browser.violations()).isEmpty();
                photograph(browser, "menu-" + person + "-" + language + (address.length() > 1 ? "-problem" : ""));
                browser.find(MENU).click();
            }
            browser.removeCookie(LANGUAGE_COOKIE);
        }
    }

    @Test
    void theMenuNeedsNoScriptAndNoMouse(Site site) {
        try (Chromium browser = site.browserOf("ada")) {
            browser.doWithoutScripts();
            browser.resize(390, 844);
            browser.open(PROBLEM);
            browser.find(MENU).sendKeys(Keys.ENTER);
            browser.find(".site-menu a[href='/paths']").sendKeys(Keys.ENTER);
            assertThat(browser.waitFor("h1")).isEqualTo("Paths");
            assertThat(browser.address()).isEqualTo("/paths");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {320, 390, 769, 1024, 1280})
    void nothingInTheBarIsCutAtAnyWidth(int width, Site site) {
        try (Chromium eve = site.browserOf("eve");
                Chromium guest = site.guest()) {
            for (Chromium browser : List.of(eve, guest)) {
                browser.resize(width, 844);
                browser.open("/");
                for (String language : List.of("en", "de")) {
                    browser.setCookie(LANGUAGE_COOKIE, language);
                    for (String address : List.of("/", PROBLEM)) {
                        browser.open(address);
                        browser.waitUntil(NOTHING_IS_CUT);
                    }
                }
                browser.removeCookie(LANGUAGE_COOKIE);
            }
        }
    }

    @Test
    void theTabsOfTheAdminAreaStandInOnePlace(Site site) throws IOException {
        try (Chromium browser = site.browserOf("eve")) {
            browser.resize(1440, 900);
            browser.open("/admin");
            Object place = place(browser);
            for (String address : List.of(
                    "/admin/problems",
                    "/admin/games",
                    "/admin/studio",
                    "/admin/proofs",
                    "/admin/rejudgings",
                    "/admin/rejudgings/new",
                    "/admin/people",
                    "/admin/people/ada",
                    "/admin/people/ben/role",
                    "/admin/reports",
                    "/admin/suspensions",
                    "/admin/announcements",
                    "/admin/security",
                    "/admin/audit",
                    "/admin/status")) {
                browser.open(address);
                photograph(browser, "admin" + address.replace('/', '-'));
                assertThat(place(browser)).as(address).isEqualTo(place);
            }
        }
    }

    @Test
    void onAPhoneMySubmissionsTellLanguageTimeAndMemory(Site site) throws IOException {
        try (Chromium browser = site.browserOf("ada")) {
            browser.resize(390, 844);
            browser.open("/submissions");
            photograph(browser, "phone-submissions");
            browser.awaitUncovered(".submissions tbody tr:first-child .submissions__figures");
            assertThat(browser.find(".submissions tbody tr:first-child .submissions__figures")
                            .getText())
                    .matches("[\\w+ ]+ · [\\d.]+ m?s · [\\d.]+ MiB · .+");
            assertThat(browser.overhang()).isZero();
            assertThat(browser.run("""
                    const frame = document.querySelector('.table-scroll');
                    return frame.scrollWidth <= frame.clientWidth;""")).isEqualTo(true);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void onAPhoneTheTabThatOneIsOnIsInSight(String language, Site site) throws IOException {
        try (Chromium browser = site.browserOf("ada")) {
            browser.resize(390, 844);
            browser.open("/");
            browser.setCookie(LANGUAGE_COOKIE, language);
            browser.open(PROBLEM + "/discussion");
            photograph(browser, "phone-discussion-" + language);
            assertThat(browser.run("""
                    const tabs = document.querySelector('.workspace__text .tabs').getBoundingClientRect();
                    const here = document.querySelector('.workspace__text .tabs [aria-current]').getBoundingClientRect();
                    return here.left >= tabs.left && here.right <= Math.min(tabs.right, innerWidth) && here.bottom <= tabs.bottom + 1;""")).isEqualTo(true);
            assertThat(browser.overhang()).isZero();
            browser.open("/discussion");
            photograph(browser, "phone-own-questions-" + language);
            assertThat(browser.overhang()).isZero();
            browser.removeCookie(LANGUAGE_COOKIE);
        }
    }

    private static Object place(Chromium browser) {
        return browser.run("""
                const box = document.querySelector('.admin-tabs nav').getBoundingClientRect();
                const link = document.querySelector('.admin-tabs a').getBoundingClientRect();
                return [box.top, box.height, link.left, link.top].join(' ');""");
    }

    private static void photograph(Chromium browser, String name) throws IOException {
        for (String colours : List.of("light", "dark")) {
            browser.prefer(colours);
            browser.photograph(PHOTOGRAPHS.resolve(name + "-" + colours + ".png"));
        }
    }
}

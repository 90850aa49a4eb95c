package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** The language of the pages, chosen by people at a browser that asks for English. */
@ExtendWith(OneSite.class)
class PageLanguageIT {
    @Test
    void aGuestChoosesItAtTheFootOfThePageAndBackShowsNoPageInTheOther(Site site) {
        try (Chromium browser = site.guest()) {
            browser.open("/problems?difficulty=easy");
            assertThat(browser.waitFor("html[lang='en'] h1")).isEqualTo("Problems");
            choose(browser, "de");
            assertThat(browser.waitFor("html[lang='de'] h1")).isEqualTo("Aufgaben");
            assertThat(browser.address()).isEqualTo("/problems?difficulty=easy");
            browser.open("/paths");
            assertThat(browser.waitFor("html[lang='de'] h1")).isEqualTo("Lernpfade");
            choose(browser, "en");
            browser.waitFor("html[lang='en'] h1");
            browser.navigate().back();
            browser.navigate().back();
            assertThat(browser.waitFor("html[lang='en'] h1")).isEqualTo("Problems");
            assertThat(browser.address()).isEqualTo("/problems?difficulty=easy");
        }
    }

    @Test
    void aPersonChoosesItOnTheAccountPageForEveryBrowser(Site site) {
        String person = site.newcomer();
        try (Chromium browser = site.browserOf(person);
                Chromium another = site.browserOf(person)) {
            browser.open("/account");
            browser.choose("language", "de");
            browser.find("main form[action='/account/language'] button").click();
            browser.waitFor("html[lang='de']");
            assertThat(browser.text()).contains("Sprache der Seiten");
            another.open("/submissions");
            assertThat(another.waitFor("html[lang='de'] h1")).isEqualTo("Meine Einsendungen");
            choose(another, "en");
            assertThat(another.waitFor("html[lang='en'] h1")).isEqualTo("My submissions");
            browser.open("/submissions");
            assertThat(browser.waitFor("html[lang='en'] h1")).isEqualTo("My submissions");
        }
    }

    private static void choose(Chromium browser, String language) {
        browser.find("footer button[lang='" + language + "']").sendKeys(Keys.ENTER);
    }
}

package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What all browser tests stand on. */
@ExtendWith(OneSite.class)
class SiteIT {
    private static Site before;

    @Test
    void aPersonOfTheFileIsSignedInAndLeavesNoTraceInTheNextBrowser(Site site) {
        try (Chromium browser = site.browserOf("ben")) {
            browser.open("/");
            assertThat(browser.waitFor(".person__name")).isEqualTo("ben");
        }
        try (Chromium browser = site.guest()) {
            browser.open("/");
            assertThat(browser.has(".person__name")).isFalse();
        }
        assertIsTheOne(site);
    }

    @Test
    void aNewcomerHasSentNothing(Site site) {
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open("/submissions");
            assertThat(browser.text()).contains("You have not sent a program yet.");
        }
        assertIsTheOne(site);
    }

    /** Whichever test comes first. */
    private static void assertIsTheOne(Site site) {
        if (before != null) {
            assertThat(site).isSameAs(before);
        }
        before = site;
    }
}

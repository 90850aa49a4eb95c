package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.Sql;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** An instance by hand in a browser, from the button to the solution: made, drawn, answered, checked by a node, explained. */
@ExtendWith(OneSite.class)
class HandIT {
    private static final String OWN_CHECKER = "/problems/optimal-line-of-play/by-hand";

    @Test
    void anInstanceIsAnsweredAndExplained(Site site) {
        awaitPool(site, "stones-one-three-four");
        try (Chromium browser = site.browserOf(site.newcomer())) {
            browser.open("/problems/stones-one-three-four/by-hand");
            browser.find(".hand-level[value='1']").click();
            browser.waitFor(".hand__drawing svg.drawing");
            browser.run(
                    "document.querySelectorAll('.hand-choice__word:first-child input').forEach((word) => word.click())");
            browser.press("Check");
            browser.waitFor(".hand__state");
            if (!browser.has(".hand__state--right")) {
                browser.find("details.give-up summary").click();
                browser.press("Show the solution");
            }
            assertThat(browser.waitFor(".hand__answer table")).contains("Pile 1");
            assertThat(browser.find(".drawing__mark").getText()).isIn("First", "Second");
            browser.run("document.querySelector('.hand__next button').click()");
            browser.waitUntil("return document.querySelector('.hand-form') !== null");
        }
    }

    @Test
    void aPackagesOwnCheckerAnswersOnThePageByItself(Site site) {
        awaitPool(site, "optimal-line-of-play");
        try (Chromium browser = site.browserOf("dan")) {
            browser.open(OWN_CHECKER);
            browser.find(".hand-level[value='1']").click();
            browser.waitFor(".hand-form");
            browser.fill("row-0-0", "0");
            browser.fill("row-0-1", "LLL");
            browser.press("Check");
            assertThat(browser.waitFor(".hand__state--wrong")).contains("Not right yet");
            assertThat(browser.waitFor(".failure-message")).isNotBlank();
        }
    }

    /** Nodes make instances while they have nothing else to do, the emptiest pool first: what level 2 has, level 1 had before. */
    private static void awaitPool(Site site, String slug) {
        for (int i = 0; i < 600 && ready(site, slug) < 2; i++) {
            LockSupport.parkNanos(Duration.ofMillis(200).toNanos());
        }
        assertThat(ready(site, slug)).isGreaterThan(1);
    }

    private static long ready(Site site, String slug) {
        return Sql.of("""
                select count(*) as ready from hand_instance h join problem p on p.live_version_id = h.package_version_id
                where p.slug = :slug and h.level = 2 and h.given_at is null""").on(site.database()).with("slug", slug).one(row -> row.getLong("ready"));
    }
}

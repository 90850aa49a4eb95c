package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.Admins;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two authors write a problem; an admin sends it back. What has it green is {@link PublishIT}'s. */
@ExtendWith(OneSite.class)
class AuthorIT {
    private static final int HEIGHT = 900;

    @Test
    void aProblemIsWrittenByTwoAndSentBack(Site site) {
        String ada = site.newcomer();
        String ben = site.newcomer();
        try (Chromium first = site.browserOf(ada);
                Chromium second = site.browserOf(ben);
                Chromium eve = site.browserOf("eve")) {
            // Signed in, and before their browsers ask for a page: a node goes on for a moment with the role that it
            // saw.
            Admins.appoint(site.database(), ada, "author");
            Admins.appoint(site.database(), ben, "author");

            String copy = begun(first);
            look(first, copy);
            look(first, copy + "/publish");
            second.open("/admin/studio");
            assertThat(second.text()).contains("Nobody is writing a problem.").doesNotContain("ATH-901");

            eve.open(copy);
            eve.find(".studio-authors .field__input").sendKeys(ben);
            eve.run("document.querySelector(\"form[action$='/authors']\").requestSubmit()");
            assertThat(eve.waitFor(".flash")).isEqualTo(ben + " is an author of this problem now.");
            look(eve, copy);
            second.open("/admin/studio");
            assertThat(second.text()).contains("ATH-901");

            ask(site, ben);
            look(eve, "/admin");
            look(eve, "/admin/studio");
            look(first, copy + "/publish");
            look(eve, copy + "/publish");
            eve.fill("note", "The second sample does not say who begins.");
            eve.run("document.querySelector(\"form[action$='/request/back']\").requestSubmit()");
            assertThat(eve.waitFor(".flash")).contains("It is sent back");
            look(second, copy + "/publish");
            assertThat(second.text()).contains("It was sent back", "does not say who begins");
        } finally {
            Sql.of("delete from working_copy where name = 'ATH-901'")
                    .on(site.database())
                    .update();
        }
    }

    private static String begun(Chromium author) {
        author.open("/");
        author.click(".site-nav a[href='/admin/studio']");
        author.waitFor("a[href='/admin/studio/new']");
        author.click("a[href='/admin/studio/new']");
        author.waitFor(".studio-form");
        author.fill("name", "ATH-901");
        author.fill("slug", "of-two-authors");
        author.fill("title", "Of two authors");
        author.click(".studio-form button");
        author.waitFor(".studio-fine, .studio-read");
        return author.address();
    }

    /** As if a proof had found it green. */
    private static void ask(Site site, String name) {
        Sql.of("""
                insert into publication_request (working_copy_id, account_id, revision, note, language, asked_at)
                select c.id, a.id, 1, 'It is our first one.', 'en', now() from working_copy c, account a
                where c.name = 'ATH-901' and a.name = :name""").on(site.database()).with("name", name).update();
    }

    private static void look(Chromium browser, String address) {
        browser.open(address);
        for (int width : new int[] {390, 1280}) {
            browser.resize(width, HEIGHT);
            assertThat(browser.overhang()).as("%s at %d px", address, width).isLessThanOrEqualTo(0);
        }
        assertThat(browser.violations()).as(address).isEmpty();
        assertThat(browser.complaints()).as(address).isEmpty();
    }
}

package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages weigh on the wire, for a browser that has nothing of them yet, and what Back costs and shows. */
@ExtendWith(OneSite.class)
class WeightIT {
    private static final long KILOBYTE = 1000;
    private static final long LIGHT = 60 * KILOBYTE;
    private static final long PROBLEM = 120 * KILOBYTE;
    private static final long PROBLEM_WITH_EDITOR = 260 * KILOBYTE;
    private static final String STATEMENT = "/problems/stones-one-three-four";
    /** A browser fetches it once for a site, at a moment of its own: it belongs to no page. */
    private static final String FAVICON = "/favicon.svg";

    private static final String EDITOR = ".*/editor-[A-Z0-9]+\\.js";

    @ParameterizedTest
    @ValueSource(strings = {"/", "/sign-in", "/register", "/problems"})
    void aPageWithoutAnEditorIsLight(String address, Site site) {
        try (Chromium browser = site.guestTellingTraffic()) {
            assertThat(weighed(browser, address, LIGHT)).noneMatch(one -> one.matches(EDITOR));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/problems", "/submissions", "/account", "/status"})
    void whoeverIsSignedInGetsThemAsLight(String address, Site site) {
        try (Chromium browser = site.browserTellingTrafficOf("ben")) {
            browser.emptyCache();
            browser.traffic();
            assertThat(weighed(browser, address, LIGHT)).noneMatch(one -> one.matches(EDITOR));
        }
    }

    @Test
    void aStatementCanBeReadBeforeTheEditorComes(Site site) {
        try (Chromium browser = site.browserTellingTrafficOf("ben")) {
            browser.emptyCache();
            browser.traffic();
            browser.open(STATEMENT);
            awaitEditor(browser);
            Traffic all = browser.traffic();
            assertThat(all.total()).as(all.toString()).isLessThanOrEqualTo(PROBLEM_WITH_EDITOR);
            assertThat(all.before(EDITOR).total()).as(all.toString()).isLessThanOrEqualTo(PROBLEM);
            assertThat(all.before(EDITOR).bytes().keySet()).anyMatch(one -> one.endsWith(STATEMENT));
        }
    }

    @Test
    void backShowsAPageWithoutFetchingIt(Site site) {
        try (Chromium browser = site.browserTellingTrafficOf("ben")) {
            browser.open("/account");
            browser.open("/problems");
            browser.traffic();
            browser.navigate().back();
            browser.waitUntil("return location.pathname === '/account'");
            assertThat(browser.text()).contains("ben");
            assertThat(browser.traffic().bytes().keySet()).noneMatch(one -> one.endsWith("/account"));
        }
    }

    @Test
    void backShowsNothingOfWhoeverSignedOut(Site site) {
        try (Chromium browser = site.browserOf("cyn")) {
            browser.open("/account");
            browser.open("/problems");
            browser.run("document.querySelector('form[action=\"/sign-out\"]').requestSubmit()");
            browser.waitUntil("return location.pathname === '/' && document.querySelector('.person__name') === null");
            browser.run("history.go(-2)");
            browser.waitUntil("return location.pathname === '/sign-in'");
            assertThat(browser.text()).doesNotContain("cyn");
        }
    }

    /** The addresses that were fetched. */
    private static Set<String> weighed(Chromium browser, String address, long budget) {
        browser.open(address);
        browser.waitUntil("return document.fonts.status === 'loaded'");
        Traffic all = browser.traffic();
        assertThat(all.total() - all.bytes().getOrDefault(browser.home() + FAVICON, 0L))
                .as(all.toString())
                .isBetween(1L, budget);
        assertThat(all.bytes().keySet()).anyMatch(one -> one.endsWith(address));
        return all.bytes().keySet();
    }

    /** Of all it fetches, the grammar of the chosen language comes last: coloured code has it. */
    private static void awaitEditor(Chromium browser) {
        browser.writeCode("int main() { return 0; }");
        browser.waitUntil("return document.querySelector('.editor').shadowRoot.querySelector('.cm-line span') !== null"
                + " && document.fonts.status === 'loaded'");
    }
}

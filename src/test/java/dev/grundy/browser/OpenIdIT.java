package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.TrialProvider.Somebody;
import dev.grundy.testsupport.Visit;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Signing in with a provider that runs, whose pages the browser visits: another site than this one. */
@ExtendWith(OneSite.class)
class OpenIdIT {
    private static final Path ALBUM = Path.of("target", "photographs");
    private static final List<Integer> WIDTHS = List.of(390, 820, 1280, 1440);
    private static final String SAYS = "return document.querySelector('main').innerText.includes(arguments[0])";
    private static final String BUTTON = "Sign in with Trial login";

    /** It makes them for its first answer. On a loaded machine that takes longer than a site waits for a provider. */
    @BeforeEach
    void theProviderHasMadeItsKeys(Site site) throws Exception {
        URI keys = URI.create(site.provider().issuer() + "/keys");
        try (HttpClient client = HttpClient.newHttpClient()) {
            assertThat(client.send(HttpRequest.newBuilder(keys).build(), BodyHandlers.ofString())
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void somebodyRegistersComesBackSetsAPasswordAndUnlinks(Site site) throws IOException {
        Somebody somebody = somebody(site);
        try (Chromium browser = site.guest()) {
            browser.open("/sign-in?return=%2Fpractice");
            photograph(browser, "sign-in-provider");
            signIn(browser, somebody);
            browser.waitUntil(SAYS, "Trial login says that you are " + somebody.address());
            photograph(browser, "register-provider");
            assertThat(browser.violations()).isEmpty();
            browser.press("Make an account");
            assertThat(browser.waitFor(".person__name")).isEqualTo(somebody.name());
            assertThat(browser.address()).isEqualTo("/practice");
            signOut(browser);

            browser.open("/sign-in");
            signIn(browser, somebody);
            assertThat(browser.waitFor(".person__name")).isEqualTo(somebody.name());

            browser.open("/account");
            follow(browser, "Sign-in providers");
            browser.waitUntil(SAYS, somebody.address());
            photograph(browser, "identities");
            assertThat(browser.violations()).isEmpty();
            follow(browser, "Show it");
            browser.waitUntil(SAYS, "Show that it is you");
            photograph(browser, "anew");
            assertThat(browser.violations()).isEmpty();
            browser.press(BUTTON);
            atTheProvider(browser, somebody);
            browser.waitUntil(SAYS, "You proved who you are a moment ago, so we ask for nothing more.");
            browser.press("Unlink");
            browser.waitUntil(SAYS, "Nothing else would let you in.");
            photograph(browser, "identities-last");
            assertThat(browser.violations()).isEmpty();
            browser.open("/account/password");
            photograph(browser, "password-set");
            assertThat(browser.violations()).isEmpty();
            browser.fill("password", Visit.password());
            browser.press("Set a password");
            browser.waitFor(".flash--success");
            browser.open("/account/identities");
            browser.fill("current", Visit.password());
            browser.press("Unlink");
            browser.waitUntil(SAYS, "Trial login no longer signs you in.");
            assertThat(browser.complaints()).noneMatch(complaint -> complaint.contains("Content Security Policy"));
        }
    }

    @Test
    void whoHasAnAccountLinksItAndIsIn(Site site) throws IOException {
        Somebody somebody = somebody(site);
        String name = site.newcomer();
        try (Chromium browser = site.browserOf(name)) {
            browser.open("/account/identities");
            browser.fill("current", Visit.password());
            browser.press("Link your Trial login account");
            atTheProvider(browser, somebody);
            browser.waitUntil(SAYS, "Trial login signs you in from now on.");
            signOut(browser);
            browser.open("/sign-in");
            signIn(browser, somebody);
            assertThat(browser.waitFor(".person__name")).isEqualTo(name);
        }
    }

    @Test
    void whoCancelsThereIsBackAtTheDoor(Site site) throws IOException {
        try (Chromium browser = site.guest()) {
            browser.open("/sign-in?return=%2Fpractice");
            follow(browser, BUTTON);
            browser.waitFor("#who");
            browser.press("Cancel");
            browser.waitUntil(SAYS, "You were not signed in at Trial login.");
            assertThat(browser.address()).isEqualTo("/sign-in?return=%2Fpractice");
            photograph(browser, "sign-in-cancelled");
            assertThat(browser.violations()).isEmpty();
        }
    }

    @Test
    void whoseAddressHasAnAccountIsAskedToSignInAndLinks(Site site) throws IOException {
        Somebody somebody = somebody(site);
        String name = site.newcomer();
        Sql.of("""
                insert into account_email (account_id, confirmed, address, given_at)
                select id, true, :address, now() from account where name = :name""")
                .on(site.database())
                .with("address", somebody.address())
                .with("name", name)
                .update();
        try (Chromium browser = site.guest()) {
            browser.open("/sign-in");
            signIn(browser, somebody);
            browser.waitUntil(SAYS, "An account here has the same e-mail address.");
            photograph(browser, "register-provider-known");
            assertThat(browser.violations()).isEmpty();
            follow(browser, "Sign in and link it");
            browser.waitFor("#password");
            browser.fill("name", name);
            browser.fill("password", Visit.password());
            browser.press("Sign in");
            browser.waitUntil(SAYS, "Proven and not linked yet: " + somebody.address());
            photograph(browser, "identities-waiting");
            assertThat(browser.violations()).isEmpty();
            browser.fill("current", Visit.password());
            browser.press("Link it to this account");
            browser.waitUntil(SAYS, "Trial login signs you in from now on.");
        }
    }

    private static Somebody somebody(Site site) {
        String id = UUID.randomUUID().toString();
        String name = "o" + id.replace("-", "").substring(0, 12);
        return site.provider().add(new Somebody(id, name, name + "@provider.example", true));
    }

    private static void signIn(Chromium browser, Somebody somebody) {
        follow(browser, BUTTON);
        atTheProvider(browser, somebody);
    }

    private static void atTheProvider(Chromium browser, Somebody somebody) {
        browser.waitFor("#who");
        browser.fill("who", somebody.name());
        browser.press("Continue");
    }

    private static void follow(Chromium browser, String link) {
        browser.run(
                "[...document.querySelectorAll('main a')].find((a) => a.textContent === arguments[0]).click()", link);
    }

    private static void signOut(Chromium browser) {
        browser.run("document.querySelector('form[action=\"/sign-out\"]').requestSubmit()");
        browser.waitFor("a[href^='/sign-in']");
    }

    private static void photograph(Chromium browser, String name) throws IOException {
        for (int width : WIDTHS) {
            browser.resize(width, 900);
            for (String theme : List.of("light", "dark")) {
                browser.prefer(theme);
                browser.photographAll(ALBUM.resolve("%s-%d-%s.png".formatted(name, width, theme)));
            }
        }
    }
}

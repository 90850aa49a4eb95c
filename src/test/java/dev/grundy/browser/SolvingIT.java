package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.Visit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The way of a person from the front door to a solved problem, on the built product. That it is there after another start, {@code UpIT} says. */
@ExtendWith(OneSite.class)
class SolvingIT {
    private static final String PREMIUM = "/problems/token-walk-directed-graph";
    private static final Path SOLUTION = Path.of("problems/GMT-002/submissions/accepted/solution.cpp");

    private final String name =
            "g" + UUID.randomUUID().toString().replace("-", "").substring(0, 15);

    @Test
    void aPersonRegistersIsGrantedTheTierSolvesAProblemAndFindsItAgain(Site site) throws Exception {
        String submission;
        try (Chromium browser = site.guest()) {
            register(browser);
            grant(site);
            submission = solve(browser);
            assertThat(browser.complaints()).isEmpty();
        }
        try (Chromium browser = site.guest()) {
            signIn(browser, submission);
            assertThat(browser.waitFor(".submission-status__verdict")).isEqualTo("Accepted");
        }
    }

    private void register(Chromium browser) {
        browser.open("/register?return=" + PREMIUM);
        browser.fill("name", name);
        browser.fill("password", Visit.password());
        browser.press("Register");
        assertThat(browser.waitFor(".lock h2")).isEqualTo("This problem belongs to the Basic tier");
        assertThat(browser.address()).isEqualTo(PREMIUM);
        assertThat(browser.text()).doesNotContain("Constraints");
    }

    /** As an operator does who has no page for it: the program beside the one that serves. */
    private void grant(Site site) throws IOException, InterruptedException {
        try (Product grant = Product.start(
                Map.of("GRUNDY_DATABASE_URL", site.databaseUrl()), List.of("user", "grant", name, "basic"))) {
            assertThat(grant.exitCode()).isZero();
        }
    }

    /** Answers where the submission is. */
    private static String solve(Chromium browser) throws IOException {
        browser.open(PREMIUM);
        assertThat(browser.text()).contains("Constraints", "Sample input 1", "MiB of memory");
        assertThat(browser.allImagesAreDrawn()).isTrue();
        browser.choose("language", "cpp");
        browser.writeCode(Files.readString(SOLUTION));
        browser.submitFromTheEditor();
        assertThat(browser.waitFor(".results .verdict--accepted")).isEqualTo("Accepted");
        String submission = browser.find(".results__link").getDomAttribute("href");
        browser.open(PREMIUM + "/editorial");
        assertThat(browser.text()).contains("Proof");
        browser.open("/problems");
        assertThat(browser.waitFor(".status--solved")).isNotNull();
        return submission;
    }

    private void signIn(Chromium browser, String next) {
        browser.open("/sign-in?return=" + next);
        browser.fill("name", name);
        browser.fill("password", Visit.password());
        browser.press("Sign in");
    }
}

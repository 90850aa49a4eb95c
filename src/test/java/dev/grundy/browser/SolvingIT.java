package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.ReadyData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The way of a person from the front door to a solved problem, on the built product, and after it was started again. */
class SolvingIT {
    private static final String READY = "Grundy is ready";
    private static final String PREMIUM = "/problems/token-walk-directed-graph";
    private static final Path SOLUTION = Path.of("problems/GMT-002/submissions/accepted/solution.cpp");
    private static final String NAME = "grace";
    private static final String PASSWORD = "a long enough password";

    @TempDir
    Path data;

    @Test
    void aPersonRegistersIsGrantedTheTierSolvesAProblemAndFindsItAgain() throws Exception {
        ReadyData.make(data);
        int port = FreePort.find();
        String submission;
        try (Product product = up(port);
                Chromium browser = Chromium.at("http://localhost:" + port)) {
            register(browser);
            grant();
            submission = solve(browser);
            assertThat(browser.complaints()).isEmpty();
            assertThat(product.stop()).isZero();
        }
        try (Product product = up(port);
                Chromium browser = Chromium.at("http://localhost:" + port)) {
            signIn(browser, submission);
            assertThat(browser.waitFor(".submission-status__verdict")).isEqualTo("Accepted");
            assertThat(product.stop()).isZero();
        }
    }

    private static void register(Chromium browser) {
        browser.open("/register?return=" + PREMIUM);
        browser.fill("name", NAME);
        browser.fill("password", PASSWORD);
        browser.press("Register");
        assertThat(browser.waitFor(".lock h2")).isEqualTo("This problem belongs to the Basic tier");
        assertThat(browser.address()).isEqualTo(PREMIUM);
        assertThat(browser.text()).doesNotContain("Constraints");
    }

    private void grant() throws IOException, InterruptedException {
        try (Product grant =
                Product.start(Map.of(), List.of("user", "grant", NAME, "basic", "--data", data.toString()))) {
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

    private static void signIn(Chromium browser, String next) {
        browser.open("/sign-in?return=" + next);
        browser.fill("name", NAME);
        browser.fill("password", PASSWORD);
        browser.press("Sign in");
    }

    private Product up(int port) throws IOException, InterruptedException {
        Product product =
                Product.start(Map.of(), List.of("up", "--port", String.valueOf(port), "--data", data.toString()));
        product.outputUntil(READY);
        return product;
    }
}

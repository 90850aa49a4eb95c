package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.people.tier.Entitlements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** From a wrong program to the map of where it fails, in a real browser, with a judge that maps. */
@ExtendWith(OneSite.class)
class PhaseIT {
    /** On a host with everything else to do. */
    private static final Duration MAPPING = Duration.ofMinutes(8);

    private static final Path IGNORES_BLOCKING =
            Path.of("problems/GMT-011/submissions/wrong_answer/xor_of_grundy_values.py");

    @Test
    void theMapComesByItselfAndTellsThatTokensMustBeAbleToMeet(Site site) throws IOException {
        String name = subscriber(site);
        try (Chromium browser = site.browserOf(name)) {
            browser.open("/problems/blocking-tokens-dag");
            browser.choose("language", "python");
            browser.writeCode(Files.readString(IGNORES_BLOCKING));
            browser.submitFromTheEditor();
            browser.waitFor(".results .verdict--wrong");
            site.putFirst(name);
            browser.waitFor(".results .phase__chart", MAPPING);
            assertThat(browser.find(".results .phase strong").getText())
                    .matches(
                            "It fails on none of the \\d{2} inputs of “apart N M”, “lookout N”, but on \\d{2} of the \\d{2,3} others\\.");
            assertThat(browser.find(".results .phase__chart").getDomAttribute("aria-label"))
                    .startsWith("How many inputs of random");
            assertThat(browser.complaints()).isEmpty();
            photograph(browser);
            fitsAPhoneWithLongNames(browser);
        }
    }

    /** As those of GMT-014, where the page of a submission was wider than a phone. */
    private static void fitsAPhoneWithLongNames(Chromium browser) {
        browser.open(Objects.requireNonNull(browser.find(".results__link").getDomAttribute("href")));
        browser.waitFor(".phase__kinds");
        browser.resize(390, 900);
        browser.run("document.querySelector('.phase__kinds .mono').textContent = 'decoys T MOST_PILES MOST_STONES'");
        browser.run(
                "document.querySelectorAll('.phase__text--name').forEach(name => name.textContent = 'MOST_STONES')");
        assertThat(browser.overhang()).isZero();
        assertThat(browser.run("""
                        return [...document.querySelectorAll('.phase__kinds .phase__bar, .phase__text--name')].filter(drawn => {
                          const inner = drawn.getBoundingClientRect();
                          const outer = drawn.closest('td, figure').getBoundingClientRect();
                          return inner.left < outer.left || inner.right > outer.right;
                        }).length"""))
                .as("bars and names beyond their cell or drawing")
                .isEqualTo(0L);
    }

    private static String subscriber(Site site) {
        String name = site.newcomer();
        EntitlementRepository entitlements = new EntitlementRepository(site.database());
        long account = entitlements.accountNamed(name).orElseThrow();
        new Entitlements(entitlements)
                .grant(new Entitlement(account, Tier.BASIC, Instant.EPOCH, Instant.MAX), Instant.EPOCH);
        return name;
    }

    private static void photograph(Chromium browser) throws IOException {
        for (int width : new int[] {390, 1280}) {
            for (String colours : new String[] {"light", "dark"}) {
                browser.resize(width, 900);
                browser.prefer(colours);
                assertThat(browser.overhang()).as(width + " pixels").isZero();
                assertThat(browser.violations()).as(colours).isEmpty();
                browser.photograph(Path.of("target/photographs/phase-" + width + "-" + colours + ".png"));
            }
        }
    }
}

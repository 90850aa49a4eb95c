package dev.grundy.testsupport;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/** The application as it is in earnest: for a while, longer than any test takes, it takes people and tiers for what they were. */
public final class RememberingProfile implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of(
                "grundy.account.sign-in-remembered-for",
                "10m",
                "grundy.tier.remembered-for",
                "10m",
                "grundy.suspension.remembered-for",
                "1h",
                "grundy.announcement.remembered-for",
                "1h",
                "grundy.new-answers.remembered-for",
                "1h",
                "grundy.languages.remembered-for",
                "10m",
                "grundy.web.guest-pages-kept-for",
                "5m");
    }
}

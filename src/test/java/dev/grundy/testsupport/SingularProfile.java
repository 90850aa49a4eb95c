package dev.grundy.testsupport;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/**
 * Settings of operators that are seen in one place each. One application does for the tests of them all, as starting
 * another takes seconds.
 */
public final class SingularProfile implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.of(
                // As ./grundy up --unsafe starts it.
                "grundy.unsafe",
                "true",
                // As GRUNDY_LOG_JSON=true sets it.
                "grundy.log.json",
                "true",
                // None of the user who runs these tests.
                "grundy.web.health-for",
                "192.0.2.0/24",
                // Longer than any request of ours takes on a busy machine, and short enough to be waited for.
                "grundy.web.head-patience",
                "2s");
    }
}

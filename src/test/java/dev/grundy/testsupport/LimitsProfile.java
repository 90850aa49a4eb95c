package dev.grundy.testsupport;

import io.quarkus.test.junit.QuarkusTestProfile;
import java.util.Map;

/**
 * Limits so low that tests reach them, of attempts and of connections, behind proxies that are believed: a test is an address of its
 * own. One application does for the tests of them all, as starting another takes seconds.
 */
public final class LimitsProfile implements QuarkusTestProfile {
    public static final int PASSWORDS = 10;
    public static final int REGISTRATIONS = 3;
    public static final int CONNECTIONS = 100;
    public static final int CONNECTIONS_PER_ADDRESS = 10;

    @Override
    public Map<String, String> getConfigOverrides() {
        return Map.ofEntries(
                Map.entry("grundy.web.trusted-proxies", "127.0.0.1,127.0.0.9"),
                Map.entry("grundy.api.per-address", "20"),
                Map.entry("grundy.api.per-person", "10"),
                Map.entry("grundy.rate-limit.per-address", "6"),
                Map.entry("grundy.rate-limit.window", "1h"),
                Map.entry("grundy.api.window", "1h"),
                Map.entry("grundy.account.attempts-per-name", String.valueOf(PASSWORDS)),
                Map.entry("grundy.account.hashes-waiting", "1000"),
                Map.entry("grundy.account.registrations-per-address", String.valueOf(REGISTRATIONS)),
                Map.entry("grundy.web.connections", String.valueOf(CONNECTIONS)),
                Map.entry("grundy.web.connections-per-address", String.valueOf(CONNECTIONS_PER_ADDRESS)),
                Map.entry("quarkus.http.idle-timeout", "20s"),
                Map.entry("quarkus.http.host", "0.0.0.0"));
    }
}

package dev.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An operator who says that only one network may ask after the health of the place. */
@QuarkusTest
@TestProfile(HiddenHealthTest.OneNetwork.class)
@QuarkusTestResource(PostgresResource.class)
class HiddenHealthTest {
    public static final class OneNetwork implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("grundy.web.health-for", "192.0.2.0/24");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/q/health", "/q/health/live", "/q/health/ready"})
    void isNotThereForOthers(String address) {
        assertThat(Visit.asGuest().get(address).statusCode()).isEqualTo(404);
    }
}

package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.SingularProfile;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An operator who says that only one network may ask after the health of the place. */
@QuarkusTest
@TestProfile(SingularProfile.class)
@QuarkusTestResource(PostgresResource.class)
class HiddenHealthTest {
    @ParameterizedTest
    @ValueSource(strings = {"/q/health", "/q/health/live", "/q/health/ready"})
    void isNotThereForOthers(String address) {
        assertThat(Visit.asGuest().get(address).statusCode()).isEqualTo(404);
    }
}

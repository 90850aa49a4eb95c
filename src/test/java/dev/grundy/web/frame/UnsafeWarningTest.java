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

/** {@link PageFrameTest} sees that pages warn of nothing otherwise. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@TestProfile(SingularProfile.class)
class UnsafeWarningTest {
    static final String WARNING = "started with --unsafe";

    @ParameterizedTest
    @ValueSource(strings = {"/", "/problems", "/sign-in", "/register", "/nothing"})
    void everyPageWarnsWhenTheJudgeIsUnsafe(String address) {
        assertThat(Visit.asGuest().get(address).asString()).contains(WARNING);
    }
}

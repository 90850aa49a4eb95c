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

/** {@link PageFrameTest} sees that pages warn of nothing otherwise. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@TestProfile(UnsafeWarningTest.Unsafe.class)
class UnsafeWarningTest {
    static final String WARNING = "started with --unsafe";

    @ParameterizedTest
    @ValueSource(strings = {"/", "/problems", "/sign-in", "/register", "/nothing"})
    void everyPageWarnsWhenTheJudgeIsUnsafe(String address) {
        assertThat(Visit.asGuest().get(address).asString()).contains(WARNING);
    }

    /** As {@code ./grundy up --unsafe} starts it. */
    public static final class Unsafe implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("grundy.unsafe", "true");
        }
    }
}

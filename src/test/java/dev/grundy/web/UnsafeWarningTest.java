package dev.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class UnsafeWarningTest {
    private static final String KEY = "grundy.unsafe";
    private static final String WARNING = "started with --unsafe";

    @AfterEach
    void makeSafe() {
        System.clearProperty(KEY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/problems", "/sign-in", "/register", "/nothing"})
    void everyPageWarnsWhenTheJudgeIsUnsafeAndNoneOtherwise(String address) {
        assertThat(Visit.asGuest().get(address).asString()).doesNotContain(WARNING);
        System.setProperty(KEY, "true");
        assertThat(Visit.asGuest().get(address).asString()).contains(WARNING);
    }
}

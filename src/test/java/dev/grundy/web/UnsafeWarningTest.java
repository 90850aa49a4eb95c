package dev.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Inject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class UnsafeWarningTest {
    private static final String WARNING = "started with --unsafe";

    @Inject
    CurrentIdentityAssociation identity;

    @Inject
    RoutingContext request;

    @ParameterizedTest
    @ValueSource(strings = {"/", "/problems", "/sign-in", "/register", "/nothing"})
    void everyPageWarnsWhenTheJudgeIsUnsafeAndNoneOtherwise(String address) {
        assertThat(Visit.asGuest().get(address).asString()).doesNotContain(WARNING);
        QuarkusMock.installMockForType(new Visitor(identity, request, true), Visitor.class);
        assertThat(Visit.asGuest().get(address).asString()).contains(WARNING);
    }
}

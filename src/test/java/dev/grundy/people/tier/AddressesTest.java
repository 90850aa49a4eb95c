package dev.grundy.people.tier;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.junit.jupiter.api.Test;

class AddressesTest {
    /** Abstract, so that the application makes no resource of them. */
    abstract static class Above implements Beside {
        @GET
        @Path("/inherited")
        public abstract String inherited();
    }

    interface Beside {
        @POST
        String promised();
    }

    @Path("/resource")
    abstract static class Resource extends Above {
        @GET
        @Path("/{own}")
        public abstract String own();

        public abstract String noEndpoint();
    }

    abstract static class Below extends Resource {}

    @Test
    void whatAResourceInheritsIsAnAddressOfIts() {
        assertThat(Addresses.ofResource(Resource.class))
                .containsExactlyInAnyOrder("GET /resource/{own}", "GET /resource/inherited", "POST /resource");
        assertThat(Addresses.ofResource(Below.class)).contains("GET /resource/{own}", "POST /resource");
        assertThat(Addresses.ofResource(Above.class)).isEmpty();
    }
}

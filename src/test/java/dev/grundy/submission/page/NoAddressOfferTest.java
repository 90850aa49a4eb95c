package dev.grundy.submission.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.people.account.AccountName;
import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.email.AddressOffers;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An application that no mail leaves asks nobody for an address. */
@QuarkusTest
@TestProfile(NoAddressOfferTest.NoMailServer.class)
class NoAddressOfferTest {
    @Inject
    AddressOffers offers;

    @Inject
    AccountRepository accounts;

    @Test
    void nobodyIsAskedWhereNoMailLeaves() {
        String name = Visit.signedIn().name();
        long account = accounts.idOf(AccountName.parse(name).orElseThrow()).orElseThrow();
        assertThat(offers.open(account).ask()).isFalse();
    }

    /** Without the server that other tests share. */
    public static final class NoMailServer implements QuarkusTestProfile {
        @Override
        public boolean disableGlobalTestResources() {
            return true;
        }

        @Override
        public List<TestResourceEntry> testResources() {
            return List.of(new TestResourceEntry(PostgresResource.class));
        }
    }
}

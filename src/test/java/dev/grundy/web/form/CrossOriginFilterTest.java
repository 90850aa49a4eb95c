package dev.grundy.web.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.TestWebConfig;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CrossOriginFilterTest {
    private static final Origin TOLD = new Origin("https", "judge.example", 443);

    @Test
    void theSiteIsWhereTheRequestCame() {
        assertThat(filter(Optional.empty()).own("https", "judge.example:8443"))
                .containsExactly(new Origin("https", "judge.example", 8443));
        assertThat(filter(Optional.empty()).own("http", "LOCALHOST"))
                .containsExactly(new Origin("http", "localhost", 80));
    }

    @Test
    void behindAProxyThatChangesTheHostItIsAlsoWhereTheOperatorSays() {
        assertThat(filter(Optional.of("https://judge.example")).own("http", "web:8080"))
                .containsExactlyInAnyOrder(TOLD, new Origin("http", "web", 8080));
    }

    @Test
    void aRequestWithoutAHostNamesNoSite() {
        assertThat(filter(Optional.empty()).own("http", null)).doesNotContain(TOLD);
        assertThat(filter(Optional.empty()).own(null, "judge.example")).isEmpty();
        assertThat(filter(Optional.empty()).own("http", "judge.example/path")).isEmpty();
    }

    private static CrossOriginFilter filter(Optional<String> address) {
        return new CrossOriginFilter(new SiteAddress(new TestWebConfig(List.of(), 1, 1, address), 8080));
    }
}

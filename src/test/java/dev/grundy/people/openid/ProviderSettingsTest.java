package dev.grundy.people.openid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.openid.OpenIdConfig.OfProvider;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the environment names providers, and what is said of what cannot be used. */
class ProviderSettingsTest {
    private static final Map<String, String> RIGHT = Map.of(
            "GRUNDY_OPENID_CAMPUS_ISSUER", "https://login.example/realms/campus",
            "GRUNDY_OPENID_CAMPUS_CLIENT_ID", "grundy",
            "GRUNDY_OPENID_CAMPUS_CLIENT_SECRET", "s3cret");

    @Test
    void theEnvironmentIsEnough() {
        ProviderSettings settings = of(RIGHT);
        assertThat(settings.name()).isEqualTo("campus");
        assertThat(settings.issuer()).isEqualTo("https://login.example/realms/campus");
        assertThat(settings.clientSecret()).contains("s3cret");
        assertThat(settings.label()).isEqualTo("campus");
        assertThat(settings.scopes()).containsExactly("openid", "profile", "email");
        assertThat(settings.patience()).isEqualTo(Duration.ofSeconds(5));
        assertThat(settings.toString()).doesNotContain("s3cret");
    }

    @ParameterizedTest
    @CsvSource({
        "ISSUER, '', grundy.openid.campus.issuer",
        "ISSUER, http://login.example, grundy.openid.campus.issuer",
        "ISSUER, login.example, grundy.openid.campus.issuer",
        "ISSUER, https://a b, grundy.openid.campus.issuer",
        "ISSUER, https://user:pass@login.example, grundy.openid.campus.issuer",
        "CLIENT_ID, ' ', grundy.openid.campus.client-id",
        "SCOPES, 'email,profile', grundy.openid.campus.scopes",
        "LABEL, 01234567890123456789012345678901234567890, grundy.openid.campus.label",
        "PATIENCE, 0s, grundy.openid.campus.patience",
        "PATIENCE, 1h, grundy.openid.campus.patience"
    })
    void whatCannotBeUsedIsSaidByTheNameOfItsKey(String key, String value, String said) {
        Map<String, String> wrong = new HashMap<>(RIGHT);
        wrong.put("GRUNDY_OPENID_CAMPUS_" + key, value);
        assertThatThrownBy(() -> of(wrong))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining(said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Campus", "2nd", "a-b", "a/b", "", "aaaaaaaaaaaaaaaaaaaaa"})
    void aNameStandsInAddresses(String name) {
        OfProvider campus = config(RIGHT).providers().get("campus");
        assertThatThrownBy(() -> ProviderSettings.of(name, campus)).isInstanceOf(UnusableException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"http://localhost:8080", "http://127.0.0.1:1", "http://[::1]:8", "https://accounts.google.com"})
    void onThisHostNobodyIsBetween(String address) {
        assertThat(ProviderSettings.isSafe(address)).isTrue();
    }

    private static ProviderSettings of(Map<String, String> environment) {
        return ProviderSettings.of("campus", config(environment).providers().get("campus"));
    }

    private static OpenIdConfig config(Map<String, String> environment) {
        SmallRyeConfig config = new SmallRyeConfigBuilder()
                .withSources(new EnvConfigSource(environment, 300))
                .withMapping(OpenIdConfig.class)
                .withConverter(Duration.class, 100, text -> Duration.parse("PT" + text))
                .build();
        return config.getConfigMapping(OpenIdConfig.class);
    }
}

package dev.grundy.web.form;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.web.form.RequestSource.Refusal;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestSourceTest {
    private static final Set<Origin> OWN =
            Set.of(new Origin("https", "judge.example", 443), new Origin("http", "localhost", 8080));

    @ParameterizedTest
    @ValueSource(strings = {"GET", "HEAD", "OPTIONS"})
    void whatChangesNothingMayComeFromAnywhere(String method) {
        assertThat(new RequestSource(method, "cross-site", "https://evil.example", true).refusal(OWN::contains))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
                    POST   | same-origin | -                            | true  | -
                    POST   | none        | -                            | true  | -
                    POST   | same-origin | https://evil.example         | true  | -
                    POST   | same-site   | -                            | true  | OTHER_SITE
                    POST   | cross-site  | -                            | true  | OTHER_SITE
                    POST   | cross-site  | -                            | false | OTHER_SITE
                    POST   | cross-site  | https://judge.example        | true  | OTHER_SITE
                    POST   | Same-Origin | -                            | true  | OTHER_SITE
                    POST   | ''          | https://judge.example        | true  | OTHER_SITE
                    POST   | -           | https://judge.example        | true  | -
                    POST   | -           | https://judge.example:443    | true  | -
                    POST   | -           | http://localhost:8080        | true  | -
                    POST   | -           | http://judge.example         | true  | OTHER_ORIGIN
                    POST   | -           | https://judge.example:8443   | true  | OTHER_ORIGIN
                    POST   | -           | http://localhost             | true  | OTHER_ORIGIN
                    POST   | -           | https://evil.example         | true  | OTHER_ORIGIN
                    POST   | -           | https://evil.example         | false | OTHER_ORIGIN
                    POST   | -           | https://judge.example.evil   | true  | OTHER_ORIGIN
                    POST   | -           | null                         | true  | OTHER_ORIGIN
                    POST   | -           | null                         | false | OTHER_ORIGIN
                    POST   | -           | ''                           | false | OTHER_ORIGIN
                    POST   | -           | -                            | true  | UNSAID
                    POST   | -           | -                            | false | -
                    PUT    | cross-site  | -                            | true  | OTHER_SITE
                    DELETE | cross-site  | -                            | true  | OTHER_SITE
                    PATCH  | -           | -                            | true  | UNSAID
                    QUERY  | cross-site  | -                            | true  | OTHER_SITE
                    get    | cross-site  | -                            | true  | OTHER_SITE
                    """)
    void whatMayChangeSomethingComesFromAPageOfOurs(
            String method, String site, String origin, boolean hasCookies, Refusal refusal) {
        assertThat(new RequestSource(method, site, origin, hasCookies).refusal(OWN::contains))
                .isEqualTo(Optional.ofNullable(refusal));
    }
}

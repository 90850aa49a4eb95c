package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StyleRulesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a class of the page            | .card { top: 0 }                          | true",
                "a class of another page        | .board { top: 0 }                         | false",
                "one of both                    | .card .board { top: 0 }                   | false",
                "one or the other               | .board, .card { top: 0 }                  | true",
                "without a class                | h1 > a { top: 0 }                         | true",
                "what must not match            | .card:not(.board) { top: 0 }              | true",
                "one of several                 | .card:is(.board, a:not(.x)) { top: 0 }    | true",
                "in a media query               | @media (width < 9px) { .card { top: 0 } } | true",
                "in a media query, elsewhere    | @media (width < 9px) { .board { top: 0 } } | false",
                "a font                         | @font-face { src: url(x) }                | true",
                "a comment with a brace         | /* } */ .card { top: 0 }                  | true"
            })
    void aRuleMattersWhereItCanMatch(String what, String sheet, boolean matters) {
        assertThat(StyleRules.of(sheet).matching(Set.of("card"))).as(what).hasSize(matters ? 1 : 0);
    }

    @Test
    void everySheetOfTheProductIsRead() throws IOException {
        StyleRules rules = StyleRules.in(Path.of("src/main/resources/web/app/css"));
        assertThat(rules.matching(Set.of())).anyMatch(rule -> rule.contains("@font-face"));
        assertThat(rules.matching(Set.of("card")))
                .hasSizeGreaterThan(rules.matching(Set.of()).size());
    }
}

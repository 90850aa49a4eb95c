package dev.grundy.testsupport.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParsedSourceTest {
    @Test
    void codeIsWithoutCommentsAndStrings() {
        ParsedSource source = parse("""
                package a;
                import a.Other;
                /** Like {@link Mentioned}. */
                class A { // as "B"
                    String text = "C \\" D" + 'E' + \"""
                        F "G" \\\""" H
                        \""" + I;
                }
                """);

        assertThat(source.words()).containsExactlyInAnyOrder("class", "A", "String", "text", "I");
        assertThat(source.strings()).containsExactly("C \\\" D", "\n        F \"G\" \\\"\"\" H\n        ");
        assertThat(source.uncommented()).contains("\"C \\\" D\"", "'E'").doesNotContain("Mentioned", "\"B\"");
    }

    @Test
    void aQuoteInACharacterBeginsNoString() {
        assertThat(parse("char c = '\"'; char d = '\\''; String e = \"//\"; F f;")
                        .words())
                .contains("e", "F");
        assertThat(parse("char c = '\"'; String e = \"/*\"; F f;").strings()).containsExactly("/*");
    }

    @Test
    void whatDoesNotEndIsTakenToTheEnd() {
        assertThat(parse("A a; // end").words()).containsExactlyInAnyOrder("A", "a");
        assertThat(parse("A a; /* end").words()).containsExactlyInAnyOrder("A", "a");
        assertThat(parse("A a = \"end").strings()).containsExactly("end");
    }

    private static ParsedSource parse(String text) {
        return ParsedSource.parse("a.A", text);
    }
}

package dev.grundy.problem.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.problem.text.EditorialView.Panel;
import dev.grundy.problem.text.EditorialView.Part;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EditorialPartsTest {
    private static final String CPP = "<h3 id=\"c\">C&#43;&#43;</h3>\n<pre><code>int main</code></pre>\n";
    private static final String JAVA = "<h3 id=\"java\">Java</h3>\n<pre><code>class A</code></pre>\n";

    @Test
    void languagesInARowBecomeTabs() {
        List<Part> parts = EditorialParts.of("<p>before</p>\n" + CPP + JAVA + "<p>after</p>");
        assertThat(parts)
                .containsExactly(
                        new Part.Text("<p>before</p>\n"),
                        new Part.Languages(List.of(
                                new Panel("cpp", "c", "C++", "<pre><code>int main</code></pre>\n"),
                                new Panel("java", "java", "Java", "<pre><code>class A</code></pre>\n"))),
                        new Part.Text("<p>after</p>"));
    }

    @Test
    void theSameLanguageAgainBeginsNewTabs() {
        assertThat(EditorialParts.of(CPP + JAVA + CPP + JAVA)).hasSize(2).allMatch(part -> part.languages() != null);
    }

    @Test
    void aHeadingMayEndInALanguage() {
        List<Part> parts =
                EditorialParts.of(CPP.replace(">C&", ">Search in C&") + JAVA.replace(">Java", ">Search in Java"));
        assertThat(parts).hasSize(1);
        assertThat(parts.getFirst().languages().panels())
                .extracting(Panel::title)
                .containsExactly("Search in C++", "Search in Java");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                CPP,
                CPP + "<p>words</p>" + JAVA,
                "<h3>Javanese</h3><pre>a</pre><h3>Java</h3><p>no code</p><h3>Python</h3><pre>b</pre>",
                ""
            })
    void whateverLooksOtherwiseStays(String html) {
        assertThat(EditorialParts.of(html)).allMatch(part -> part.languages() == null);
        assertThat(together(EditorialParts.of(html))).isEqualTo(html);
    }

    @Test
    void anEndlessTextWithoutEndsIsSearchedInNoTime() {
        assertThat(together(EditorialParts.of("<h3>Java</h3><pre>".repeat(20_000))))
                .hasSize(20_000 * 18);
    }

    static Stream<ProblemPackage> ours() {
        return new PackageReader()
                .readAll(Path.of("problems")).stream()
                        .map(PackageReading::problem)
                        .map(problem -> problem.orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("ours")
    void everyEditorialOfOursShowsFourLanguagesAndLosesNothing(ProblemPackage problem) {
        String html = StatementRenderer.editorial(problem, problem.editorials().getFirst(), "/e")
                .html();
        List<Part> parts = EditorialParts.of(html);
        assertThat(parts)
                .anySatisfy(part -> assertThat(part.languages())
                        .isNotNull()
                        .satisfies(languages -> assertThat(languages.panels())
                                .extracting(Panel::language)
                                .containsExactly("cpp", "java", "python", "javascript")));
        assertThat(code(together(parts))).isEqualTo(code(html));
    }

    private static String together(List<Part> parts) {
        return parts.stream()
                .map(part -> part.languages() == null
                        ? part.text()
                        : part.languages().panels().stream().map(Panel::html).collect(Collectors.joining()))
                .collect(Collectors.joining());
    }

    /** The blocks of code of a text, in order. */
    private static List<String> code(String html) {
        return Stream.of(html.split("<pre"))
                .skip(1)
                .map(block -> block.split("</pre>", 2)[0])
                .toList();
    }
}

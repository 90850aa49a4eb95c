package dev.grundy.studio.verify.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.language.Languages;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

class MutantsTest {
    private static List<String> changes(Syntax syntax, String source) {
        return Mutants.of("file", source, syntax).stream()
                .map(mutant -> mutant.operator().label() + ": " + mutant.after())
                .toList();
    }

    @Test
    void everySyntaxThatALanguageNamesIsThere() {
        assertThat(Languages.standard().all())
                .filteredOn(language -> !language.syntax().isEmpty())
                .hasSizeGreaterThan(4)
                .allSatisfy(language -> assertThat(Syntax.of(language.syntax())).isPresent());
    }

    @Test
    void plantsEveryKindOfFaultInCpp() {
        assertThat(changes(Syntax.CPP, """
                int main() {
                    for (int i = 0; i < n; i++) {
                        if (seen[i] && open(i)) total += weight[i];
                        seen.insert(i);
                    }
                }
                """))
                .containsExactlyInAnyOrder(
                        "relational boundary: for (int i = 0; i <= n; i++) {",
                        "negated condition: for (int i = 0; i >= n; i++) {",
                        "constant off by one: for (int i = 1; i < n; i++) {",
                        "loop bound: for (int i = 0; i < n - 1; i++) {",
                        "and/or swapped: if (seen[i] || open(i)) total += weight[i];",
                        "negated condition: if (!(seen[i] && open(i))) total += weight[i];",
                        "arithmetic swapped: if (seen[i] && open(i)) total -= weight[i];",
                        "index shifted: if (seen[i + 1] && open(i)) total += weight[i];",
                        "index shifted: if (seen[i - 1] && open(i)) total += weight[i];",
                        "index shifted: if (seen[i] && open(i)) total += weight[i + 1];",
                        "index shifted: if (seen[i] && open(i)) total += weight[i - 1];",
                        "statement dropped: ;");
    }

    /** Nobody writes such lines, and looking through one costs its square. */
    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void plantsNothingInLinesOfHalfAMillionCharacters() {
        String longLine = "    for (;" + " < a".repeat(125_000) + "\n    x = \"" + "y".repeat(500_000) + "\":\n";
        assertThat(changes(Syntax.CPP, longLine)).isEmpty();
        assertThat(changes(Syntax.PYTHON, longLine)).isEmpty();
    }

    @Test
    void plantsFaultsInPython() {
        assertThat(changes(Syntax.PYTHON, """
                for i in range(n):
                    if not seen and i % 2:
                        total += 3
                """))
                .containsExactlyInAnyOrder(
                        "loop bound: for i in range(n - 1):",
                        "and/or swapped: if not seen or i % 2:",
                        "negated condition: if not (not seen and i % 2):",
                        "arithmetic swapped: if not seen and i / 2:",
                        "constant off by one: if not seen and i % 3:",
                        "constant off by one: if not seen and i % 1:",
                        "arithmetic swapped: total -= 3",
                        "constant off by one: total += 4",
                        "constant off by one: total += 2",
                        "statement dropped: pass");
    }

    @Test
    void leavesCommentsOfPythonAlone() {
        assertThat(changes(Syntax.PYTHON, """
                #!/usr/bin/env python3
                # x += 1
                go()
                """)).containsExactly("statement dropped: pass");
    }

    @Test
    void plantsFaultsInJavaAndJavaScript() {
        assertThat(changes(Syntax.JAVA, "class A { long b(long c) { return c * 2L; } }\n"))
                .containsExactlyInAnyOrder(
                        "arithmetic swapped: class A { long b(long c) { return c + 2L; } }",
                        "constant off by one: class A { long b(long c) { return c * 3L; } }",
                        "constant off by one: class A { long b(long c) { return c * 1L; } }");
        assertThat(changes(Syntax.JAVASCRIPT, "if (a === b) c(7n)\n"))
                .containsExactlyInAnyOrder(
                        "negated condition: if (a !== b) c(7n)",
                        "constant off by one: if (a === b) c(8n)",
                        "constant off by one: if (a === b) c(6n)");
    }

    @Test
    void leavesTextsCommentsTypesAndReadingAlone() {
        assertThat(changes(Syntax.CPP, """
                #include <map>
                // i < 3
                /* 4 */ using std::vector;
                std::map<int, int> seen;
                int main() {
                    if (std::scanf("%d", &piles) != 1) return 1;
                    std::ios::sync_with_stdio(false);
                    puts("3 < 4");
                }
                """)).containsExactly("statement dropped: ;");
    }

    @Test
    void readsDigitSeparators() {
        assertThat(changes(Syntax.CPP, "const int A = 1'000'000;\n"))
                .containsExactlyInAnyOrder(
                        "constant off by one: const int A = 1000001;", "constant off by one: const int A = 999999;");
    }

    @Test
    void everyBeginningOfTheShuffledOrderMixesTheOperators() {
        List<Mutant> mutants =
                Mutants.of("file", "for (int i = 0; i < n; i++) {\n    a[i] = b[i] + 1;\n}\n", Syntax.CPP);
        List<Mutant> shuffled = Mutants.shuffled(mutants);
        assertThat(shuffled)
                .containsExactlyInAnyOrderElementsOf(mutants)
                .isEqualTo(Mutants.shuffled(mutants.reversed()));
        long operators = mutants.stream().map(Mutant::operator).distinct().count();
        assertThat(shuffled.stream().limit(operators).map(Mutant::operator)).doesNotHaveDuplicates();
    }

    @Test
    void anEquivalentMutantIsNamedByItsTwoLines() {
        EquivalentMutants equivalents = EquivalentMutants.parse("""
                equivalent:
                  - from: "if (a < b) swap(a, b);"
                    to: "if (a <= b) swap(a, b);"
                    reason: swapping equal numbers changes nothing
                """);
        List<Mutant> mutants = Mutants.of("file", "void f() {\n    if (a < b) swap(a, b);\n}\n", Syntax.CPP);
        assertThat(mutants.stream().filter(equivalents::cover))
                .extracting(Mutant::after)
                .containsExactly("if (a <= b) swap(a, b);");
    }

    @Test
    void anEquivalentMutantNeedsAReason() {
        assertThatThrownBy(() -> EquivalentMutants.parse("equivalent:\n  - {from: a, to: b}\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("reason");
    }
}

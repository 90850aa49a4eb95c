package dev.grundy.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JavaSourceTest {
    @Test
    void findsThePublicClassAmongOthers() {
        assertThat(JavaSource.publicType("class A {}\n@Deprecated public final class Solver extends A {}"))
                .contains("Solver");
    }

    @Test
    void findsRecordsEnumsAndSealedTypes() {
        assertThat(JavaSource.publicType("public record Pair(int a) {}")).contains("Pair");
        assertThat(JavaSource.publicType("public sealed interface Shape permits X {}"))
                .contains("Shape");
        assertThat(JavaSource.publicType("public enum E { A }")).contains("E");
    }

    @Test
    void ignoresNestedClassesCommentsAndLiterals() {
        assertThat(JavaSource.publicType("""
                // public class A {}
                /* public class B {} */
                class Main {
                    String s = "} public class C {";
                    char c = '}';
                    String t = \"""
                        } public class D {
                        \""";
                    public static class E {}
                }
                """)).isEmpty();
    }
}

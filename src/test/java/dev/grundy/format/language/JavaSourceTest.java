package dev.grundy.format.language;

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
    void readsAnyNumberOfModifiersAndBlanks() {
        assertThat(JavaSource.publicType("public " + "final ".repeat(100_000) + "class Main {}"))
                .contains("Main");
        assertThat(JavaSource.publicType(
                        "public" + " ".repeat(1_000_000) + "class" + "\n".repeat(1_000_000) + "Main {}"))
                .contains("Main");
        assertThat(JavaSource.publicType("public class " + "A".repeat(100_000))).contains("A".repeat(100_000));
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

    @Test
    void findsAPublicTypeBehindAnnotationsAndOtherModifiers() {
        assertThat(JavaSource.publicType(
                        "public @SuppressWarnings({\"a\", \"b\"}) @java.lang.Deprecated final class A {}"))
                .contains("A");
        assertThat(JavaSource.publicType("@Deprecated(since = \"public class B\") final public class A {}"))
                .contains("A");
        assertThat(JavaSource.publicType("public @ interface Mark {}")).contains("Mark");
        assertThat(JavaSource.publicType("public " + "@A ".repeat(100_000) + "class Main {}"))
                .contains("Main");
    }

    @Test
    void aCompactSourceIsCalledLikeNoneOfItsClasses() {
        assertThat(JavaSource.publicType("public class Helper {}\nstatic void main() {}"))
                .isEmpty();
    }

    @Test
    void namesTheTypesOfTheTopLevelInTheirOrder() {
        assertThat(JavaSource.topLevelTypes("""
                package game . of;
                import java.util.*;
                // class A {}
                @Mark(A.class) class Z<T extends Comparable<T>> { class Inner {} }
                sealed interface Y permits X {}
                record X(Class<?> type, int record) implements Y { X { Objects.requireNonNull(Z.class); } }
                enum W { A { class V {} } }
                @interface U { Class<?> value() default String.class; }
                """))
                .containsExactly("game.of.Z", "game.of.Y", "game.of.X", "game.of.W", "game.of.U");
        assertThat(JavaSource.topLevelTypes("Class<?> type = String.class; void main() {}"))
                .isEmpty();
    }
}

package dev.grundy.testsupport.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SourceGraphTest {
    private static final String USES_NOTHING = "class Other {}";

    @Test
    void aClassUsesWhatItImportsAndNamesAndWhatOfItsPackageItNames() {
        SourceGraph graph = graph(
                source("a.A", "import b.B;\nimport b.Outer.Inner;\nclass A { B b; Inner i; Beside d; }"),
                source("a.Beside", USES_NOTHING),
                source("a.NotNamed", USES_NOTHING),
                source("b.B", USES_NOTHING),
                source("b.Outer", USES_NOTHING));

        assertThat(graph.uses("a.A")).containsExactlyInAnyOrder("a.Beside", "b.B", "b.Outer");
    }

    /** Compilers write their values into the class that uses them. */
    @Test
    void constantsAreUsed() {
        SourceGraph graph = graph(
                source("a.A", "import static b.Limits.LONGEST;\nclass A { int i = LONGEST; int j = Beside.MOST; }"),
                source("a.Beside", USES_NOTHING),
                source("b.Limits", USES_NOTHING));

        assertThat(graph.uses("a.A")).containsExactlyInAnyOrder("a.Beside", "b.Limits");
    }

    @Test
    void whatOnlyACommentMentionsIsNotUsed() {
        SourceGraph graph = graph(
                source("a.A", "import b.B;\n/** Unlike {@link B} and {@link Beside}. */\nclass A {}"),
                source("a.Beside", USES_NOTHING),
                source("b.B", USES_NOTHING));

        assertThat(graph.uses("a.A")).isEmpty();
    }

    @Test
    void fullNamesInCodeAndStringsAreUses() {
        SourceGraph graph = graph(
                source("a.A", "class A { b.B b; String name = \"run c.C now\"; }"),
                source("b.B", USES_NOTHING),
                source("c.C", USES_NOTHING));

        assertThat(graph.uses("a.A")).containsExactlyInAnyOrder("b.B", "c.C");
    }

    /** So scans of all classes are written. */
    @Test
    void aStringThatIsAPackageStandsForAllItsClasses() {
        SourceGraph graph = graph(
                source("a.A", "class A { String all = \"x.b\"; String rule = \"x.d..\"; }"),
                source("x.b.B", USES_NOTHING),
                source("x.b.deep.C", USES_NOTHING),
                source("x.bad.B", USES_NOTHING),
                source("x.d.D", USES_NOTHING));

        assertThat(graph.uses("a.A")).containsExactlyInAnyOrder("x.b.B", "x.b.deep.C", "x.d.D");
    }

    @Test
    void aClosureHoldsTheClassAndAllThatItNeedsSortedAlsoInCircles() {
        SourceGraph graph = graph(
                source("a.B", "class B { C c; }"),
                source("a.C", "import b.D;\nclass C { B b; D d; }"),
                source("b.D", USES_NOTHING),
                source("b.E", "import a.C;\nclass E { C c; }"));

        assertThat(graph.closure("a.B")).extracting(ParsedSource::name).containsExactly("a.B", "a.C", "b.D");
        assertThat(graph.closure("a.Gone")).isEmpty();
    }

    private static SourceGraph graph(ParsedSource... sources) {
        return SourceGraph.of(Arrays.asList(sources));
    }

    private static ParsedSource source(String name, String text) {
        return ParsedSource.parse(name, text);
    }
}

package dev.grundy.format.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.Statement.Markup;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.render.html.Rendered;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The pieces are in rendering/latex-pieces.yaml. */
class LatexPiecesTest {
    private static final Path PIECES = Path.of("src/test/resources/rendering/latex-pieces.yaml");
    private static final ProblemPackage PROBLEM = new PackageReader()
            .read(Path.of("src/test/resources/packages/ours"))
            .orThrow();

    @TestFactory
    @SuppressWarnings("unchecked")
    Stream<DynamicTest> aPieceOfLatexBecomesWhatWasReviewed() throws IOException {
        var pieces = (List<Map<String, Object>>)
                new Load(LoadSettings.builder().build()).loadFromString(Files.readString(PIECES));
        return pieces.stream().map(piece -> dynamicTest((String) piece.get("tex"), () -> check(piece)));
    }

    private static void check(Map<String, Object> piece) {
        Statement text = new Statement("en", Markup.LATEX, Path.of("problem.en.tex"), (String) piece.get("tex"), 1);
        Rendered rendered = StatementRenderer.statement(PROBLEM, text, "/s", List.of());

        assertThat(rendered.html()).contains((String) piece.get("html"));
        assertThat(rendered.notes()).isEqualTo(piece.getOrDefault("notes", List.of()));
    }
}

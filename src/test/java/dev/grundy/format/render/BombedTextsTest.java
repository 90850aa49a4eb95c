package dev.grundy.format.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.Bombs;
import dev.grundy.format.Bombs.Bomb;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.Statement.Markup;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.testsupport.run.Slow;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The timeout only ends what would go on for minutes; each of these takes a moment. */
@Slow("texts are as large as they may be")
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BombedTextsTest {
    private static final int LARGEST_PAGE = 40 << 20;
    private static final ProblemPackage PROBLEM = new PackageReader()
            .read(Path.of("src/test/resources/packages/ours"))
            .orThrow();

    static Stream<Bomb> texts() {
        return Bombs.in("texts.yaml");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aTextThatAsksTooMuchIsShownAllTheSame(Bomb bomb) {
        Rendered rendered = rendered(bomb);

        assertThat(rendered.html().contains(bomb.expected("shown"))).isTrue();
        assertThat(rendered.html().length()).isLessThan(LARGEST_PAGE);
        bomb.maybeExpected("noted")
                .ifPresent(noted -> assertThat(rendered.notes().toString()).contains(noted));
        assertThat(rendered.notes().toString()).doesNotContain("rendering it failed");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void itsExamplesAreLookedForWithoutAFailure(Bomb bomb) {
        if (Markup.valueOf(bomb.expected("markup")) == Markup.MARKDOWN) {
            assertThat(StatementRenderer.writtenPrograms(text(bomb), PROBLEM.constants()))
                    .isEmpty();
        }
    }

    private static Rendered rendered(Bomb bomb) {
        return StatementRenderer.statement(PROBLEM, text(bomb), "/", List.of());
    }

    private static Statement text(Bomb bomb) {
        Markup markup = Markup.valueOf(bomb.expected("markup"));
        return new Statement("en", markup, Path.of("problem.en." + markup.extension()), bomb.text(), 1);
    }
}

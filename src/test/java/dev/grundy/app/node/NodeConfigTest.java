package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.language.Languages;
import dev.grundy.judge.result.FindingKind;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NodeConfigTest {
    private static final Languages LANGUAGES = Languages.standard();
    private static final Duration SOME_TIME = Duration.ofSeconds(1);

    @Test
    void aNodeMayJudgeSomeOfTheLanguagesThatAreOffered() {
        assertThat(NodeConfig.offered(List.of("rust", "cpp"), LANGUAGES)).containsExactly("rust", "cpp");
    }

    @Test
    void aMisspeltLanguageIsRefusedWithThoseThatThereAre() {
        assertThatThrownBy(() -> NodeConfig.offered(List.of("cpp", "ruts"), LANGUAGES))
                .isInstanceOf(UnusableException.class)
                .hasMessageStartingWith("grundy.judge.languages names 'ruts'")
                .hasMessageContaining("cpp,java,");
    }

    @Test
    void allIsFoundOutUnlessSomeOfItIsNamed() {
        assertThat(NodeConfig.findings(Optional.empty(), SOME_TIME)).containsExactly(FindingKind.values());
        assertThat(NodeConfig.findings(Optional.of(List.of("small-games", "growth")), SOME_TIME))
                .containsExactly(FindingKind.SMALL_GAMES, FindingKind.GROWTH);
        assertThat(NodeConfig.findings(Optional.of(List.of("small-games", "growth")), Duration.ZERO))
                .containsExactly(FindingKind.SMALL_GAMES);
    }

    @Test
    void aMisspeltFindingIsRefusedWithThoseThatThereAre() {
        assertThatThrownBy(() -> NodeConfig.findings(Optional.of(List.of("grwth")), SOME_TIME))
                .isInstanceOf(UnusableException.class)
                .hasMessageStartingWith("grundy.judge.findings names 'grwth'")
                .hasMessageContaining("small-games,phase,");
    }

    @Test
    void aLanguageThatOnlyPackagesUseIsRefused() {
        assertThatThrownBy(() -> NodeConfig.offered(List.of("perl"), LANGUAGES))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("'perl'");
    }
}

package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.language.Languages;
import java.util.List;
import org.junit.jupiter.api.Test;

class NodeConfigTest {
    private static final Languages LANGUAGES = Languages.standard();

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
    void aLanguageThatOnlyPackagesUseIsRefused() {
        assertThatThrownBy(() -> NodeConfig.offered(List.of("perl"), LANGUAGES))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("'perl'");
    }
}

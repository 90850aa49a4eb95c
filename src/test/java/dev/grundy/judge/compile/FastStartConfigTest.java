package dev.grundy.judge.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.Languages;
import dev.grundy.format.language.RunStep;
import org.junit.jupiter.api.Test;

class FastStartConfigTest {
    private final RunStep python =
            Languages.standard().find("python").orElseThrow().run();
    private final RunStep java = Languages.standard().find("java").orElseThrow().run();

    @Test
    void everyWayCanBeOn() {
        assertThat(new FastStartConfig(true, true, true, true, true).of(python)).isEqualTo(python);
    }

    @Test
    void withoutFlagsProgramsStartAsPeopleTypeIt() {
        RunStep plain = new FastStartConfig(true, true, true, false, true).of(java);
        assertThat(plain.argv()).doesNotContain("-XX:+UseSerialGC").contains("-Xmx{memory_mib}m");
    }

    @Test
    void usuallyNothingStartsBeforeItsProgram() {
        RunStep step = FastStartConfig.USUAL.of(python);
        assertThat(step.aheadArgv()).isEmpty();
        assertThat(step.argv()).isEqualTo(python.argv());
    }
}

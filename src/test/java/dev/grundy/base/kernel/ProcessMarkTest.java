package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import org.junit.jupiter.api.Test;

class ProcessMarkTest {
    @Test
    void isNewAtEachCall() {
        assertThat(ProcessMark.ofThisProcess()).isNotEqualTo(ProcessMark.ofThisProcess());
    }

    @Test
    void isOfTheDeadUnlessItsProcessRuns() {
        String own = ProcessMark.ofThisProcess().name();
        assertThat(ProcessMark.isOfTheDead(own)).isFalse();
        assertThat(ProcessMark.isOfTheDead("." + own + "-83"))
                .as("a hidden directory")
                .isFalse();
        assertThat(ProcessMark.isOfTheDead(own + ProcessMark.JUDGE)).isFalse();
        long pid = ProcessHandle.current().pid();
        assertThat(ProcessMark.isOfTheDead("grundy-" + pid + "-1-1"))
                .as("the number is used again")
                .isTrue();
        assertThat(ProcessMark.isOfTheDead("grundy-999999999-1-1")).isTrue();
    }

    @Test
    void theMarkOfAnEarlierBuildIsUnderstood() {
        ProcessHandle self = ProcessHandle.current();
        long milliseconds = self.info().startInstant().orElseThrow().toEpochMilli();
        assertThat(ProcessMark.isOfTheDead("grundy-" + self.pid() + "-" + milliseconds + "-1"))
                .isFalse();
    }

    @Test
    void whoHasItsNumberInAnotherNamespaceIsNotKnownToBeDead() {
        assertThat(ProcessMark.isOfTheDead("grundy-999999999-1-1-ns1")).isFalse();
    }

    /** As the development mode does at each change. */
    @Test
    void isNewAlsoWhenTheProductIsLoadedAnewInTheSameProcess() throws Exception {
        assertThat(nameFromAnotherLoader()).isNotEqualTo(nameFromAnotherLoader());
    }

    private static String nameFromAnotherLoader() throws Exception {
        URL classes = ProcessMark.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader())) {
            Class<?> type = loader.loadClass(ProcessMark.class.getName());
            Method make = type.getDeclaredMethod("ofThisProcess");
            make.setAccessible(true);
            return String.valueOf(make.invoke(null));
        }
    }
}

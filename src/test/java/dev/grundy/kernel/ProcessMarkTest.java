package dev.grundy.kernel;

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

package dev.grundy.judge.host;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** JDKs that cells do not see by themselves, because they lie outside of {@code /usr}. */
public final class JavaHomes {
    private JavaHomes() {}

    /** The running JDK's directory and that of {@code JAVA_HOME}, where they need to be shown to cells. */
    public static List<Path> outsideOfUsr() {
        return Stream.concat(
                        Stream.of(System.getProperty("java.home")),
                        Optional.ofNullable(System.getenv("JAVA_HOME")).stream())
                .map(home -> Path.of(home).toAbsolutePath().normalize())
                .filter(home -> !home.startsWith("/usr"))
                .distinct()
                .toList();
    }
}

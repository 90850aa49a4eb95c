package dev.grundy.testsupport;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of the checkout that is printed from code. */
public final class Printed {
    private Printed() {}

    /** Sees that the file is what the code says now; rewrites it first when asked by {@code -Dsnapshots=update}. */
    public static void isUpToDate(Path file, String text) throws IOException {
        if ("update".equals(System.getProperty("snapshots"))) {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
        }
        assertThat(file).as("print it anew with -Dsnapshots=update").exists();
        assertThat(Files.readString(file))
                .as("%s; print it anew with -Dsnapshots=update", file)
                .isEqualTo(text);
    }
}

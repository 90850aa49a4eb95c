package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class ScratchTest {
    @TempDir
    Path parent;

    /** Makes a scratch directory with a file in it, says so, and waits to be killed. */
    public static void main(String[] arguments) throws Exception {
        Scratch scratch = Scratch.in(Path.of(arguments[0]));
        Files.writeString(scratch.directory().resolve("file"), "x");
        System.out.println(scratch.directory().getFileName());
        System.in.transferTo(System.out);
    }

    private Process owner() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ScratchTest.class.getName(),
                        parent.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    void whatAProcessLeavesThatIsKilledTheNextOneSweepsAndNotBefore() throws Exception {
        Process owner = owner();
        String made = owner.inputReader().readLine();
        Scratch.sweep(parent);
        assertThat(parent.resolve(made)).as("its owner is alive").isNotEmptyDirectory();
        owner.destroyForcibly().waitFor();
        assertThat(parent.resolve(made)).isNotEmptyDirectory();
        Scratch.sweep(parent);
        assertThat(parent).isEmptyDirectory();
    }

    @Test
    void aPlaceIsSweptWhenTheFirstDirectoryIsMadeThere() throws IOException {
        Files.createDirectory(parent.resolve("grundy-999999999-5-1-7"));
        Scratch.in(parent).close();
        assertThat(parent).isEmptyDirectory();
    }

    @Test
    void whatIsNotOursToJudgeStays() throws IOException {
        Path elsewhere = Files.createDirectory(parent.resolve("grundy-999999999-5-1-ns1-7"));
        Path unmarked = Files.createDirectory(parent.resolve("grundy-8734928374"));
        Path others = Files.createDirectory(parent.resolve("grundy-999999999-5-1-8"));
        boolean given = give(others);
        Scratch.sweep(parent);
        assertThat(elsewhere).as("of a process in another pid namespace").exists();
        assertThat(unmarked).exists();
        assertThat(Files.exists(others)).as("of another user").isEqualTo(given);
    }

    /** Whether it could be given to another user: only root may. */
    private static boolean give(Path directory) {
        try {
            Files.setAttribute(directory, "unix:uid", 65_534);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void whatWasRenamedIntoItsPlaceStaysThere() throws IOException {
        try (Scratch scratch = Scratch.in(parent)) {
            Files.move(scratch.directory(), parent.resolve("place"));
        }
        assertThat(parent.resolve("place")).exists();
    }
}

package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.host.CellsConfig;
import java.io.IOException;
import java.nio.file.Path;

/** A judge that does nothing but build cells and close them again, until it is killed. */
public final class BuildingProcess {
    private BuildingProcess() {}

    /** Says {@code building} each time it begins. */
    public static Process start(Path directory) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Dgrundy.cell=" + TestCells.BUILT_RUNNER,
                        "-cp",
                        System.getProperty("java.class.path"),
                        BuildingProcess.class.getName(),
                        directory.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    public static void main(String[] arguments) {
        CellsConfig config = TestCells.config(Path.of(arguments[0]));
        while (true) {
            System.out.println("building");
            new Cells(config).close();
        }
    }
}

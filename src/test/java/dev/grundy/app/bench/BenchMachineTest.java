package dev.grundy.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchMachineTest {
    @TempDir
    private Path proc;

    @BeforeEach
    void machine() throws IOException {
        write("cpuinfo", "processor\t: 0\nmodel name\t: Some Processor 7\nflags\t: fpu\n");
        write("meminfo", "MemTotal:        8000000 kB\nMemFree:  1 kB\n");
        write("sys/kernel/osrelease", "6.1.0-amd64\n");
        write("loadavg", "12.75 0.50 0.75 1/100 4711\n");
    }

    @Test
    void isTheLineThatAReaderOfFiguresNeeds() {
        assertThat(BenchMachine.describe(proc, 2)).isEqualTo("2 cores of Some Processor 7, 8 GiB, Linux 6.1, load 13");
    }

    @Test
    void aProcessorMayHaveNoModel() throws IOException {
        write("cpuinfo", "processor\t: 0\nBogoMIPS\t: 50.00\n");

        assertThat(BenchMachine.describe(proc, 1)).startsWith("1 core of an unnamed processor, ");
    }

    @Test
    void whatCannotBeReadIsTold() throws IOException {
        Files.delete(proc.resolve("loadavg"));

        assertThatThrownBy(() -> BenchMachine.describe(proc, 1))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("loadavg");
    }

    @Test
    void aKernelWithoutANumberIsTold() throws IOException {
        write("sys/kernel/osrelease", "next\n");

        assertThatThrownBy(() -> BenchMachine.describe(proc, 1))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("'next'");
    }

    private void write(String file, String text) throws IOException {
        Path path = proc.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}

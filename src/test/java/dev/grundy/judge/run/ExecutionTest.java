package dev.grundy.judge.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.workshop.TestWorkshop;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("sandbox")
class ExecutionTest {
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(5), MemorySize.ofMebibytes(64), MemorySize.ofMebibytes(1));

    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    /** Some programs keep notes in files; that is nobody's fault. */
    @Test
    void letsProgramsDoAsTheyLikeInTheirWorkDirectory() {
        Run run = run("""
                #include <stdio.h>
                #include <sys/stat.h>
                #include <unistd.h>
                int check(int ok, const char *what) { if (!ok) perror(what); return !ok; }
                int main(void) {
                    int failed = 0;
                    FILE *file = fopen("notes.txt", "w");
                    if (check(file != NULL, "fopen")) return 1;
                    fputs("hello\\n", file);
                    failed |= check(fclose(file) == 0, "fclose");
                    failed |= check(chmod("notes.txt", 0644) == 0, "chmod");
                    failed |= check(mkdir("deep", 0700) == 0, "mkdir");
                    failed |= check(rename("notes.txt", "deep/notes.txt") == 0, "rename");
                    failed |= check(symlink("deep/notes.txt", "link") == 0, "symlink");
                    failed |= check(access("link", R_OK | W_OK) == 0, "access");
                    failed |= check(truncate("link", 3) == 0, "truncate");
                    char text[10] = "";
                    file = fopen("link", "r+");
                    failed |= check(file != NULL && fgets(text, sizeof text, file) != NULL, "read");
                    failed |= check(unlink("deep/notes.txt") == 0, "unlink");
                    failed |= check(rmdir("deep") == 0, "rmdir");
                    printf("%s", text);
                    return failed;
                }
                """);
        assertThat(run.stderr()).isEmpty();
        assertThat(run.verdict()).isEqualTo(Verdict.AC);
        assertThat(run.output()).asString().isEqualTo("hel");
    }

    private static Run run(String c) {
        Executable executable = shop.compile("c", c).executable().orElseThrow();
        return new Execution(shop.workshop.cells()).run(executable, List.of(), Stdin.empty(), List.of(), LIMITS);
    }
}

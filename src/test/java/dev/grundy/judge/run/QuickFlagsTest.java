package dev.grundy.judge.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.compile.Compiler;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.compile.FastStartConfig;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import dev.grundy.judge.workshop.Workshop;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Python program prints at its end what it prints when it is started as people type it. */
@Tag("sandbox")
class QuickFlagsTest {
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(5), MemorySize.ofMebibytes(256), MemorySize.ofMebibytes(8));
    private static final String LAST_WORDS = """
            class LastWords:
                def __del__(self):
                    print('gone')

            """;

    private static TestWorkshop shop;
    private static Compiler quick;
    private static Compiler plain;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
        quick = compiler(FastStartConfig.USUAL);
        plain = compiler(new FastStartConfig(true, true, true, false, false));
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            an object in a cycle    | a = LastWords(); a.me = a; del a                                | gone
            an object that is known | a = LastWords()                                                 | gone
            an object of sys        | import sys; sys.a = LastWords()                                 | ''
            an object in a module   | import codecs; codecs.a = LastWords()                           | gone
            a built-in name         | import builtins; builtins.a = LastWords()                       | gone
            an object of a function | print.__self__.a = LastWords()                                  | gone
            a file in a module      | import codecs; codecs.a = open(1, 'w'); codecs.a.write('late')  | late
            a file that stays open  | out = open(1, 'w', closefd=False); out.write('late')            | late
            another standard output | import sys; sys.stdout = open(1, 'w'); print('late')            | late
            a call at the end       | import atexit; atexit.register(print, 'end')                    | end
            a thread                | import threading; threading.Timer(0.01, print, ['end']).start() | end
            a collection of its own | import gc; a = LastWords(); a.me = a; del a; print(gc.collect() > 0) | 'gone\nTrue'
            its own name            | import pickle; print(pickle.dumps(LastWords, 0).split()[:2])    | '[b''c__main__'', b''LastWords'']'
            names                   | print(set(globals()) - {'__cached__'} == {'LastWords', '__annotations__', '__builtins__', '__doc__', '__file__', '__loader__', '__name__', '__package__', '__spec__'}, __name__, __builtins__) | True __main__ <module 'builtins' (built-in)>
            an exit                 | a = LastWords(); exit()                                         | gone
            """)
    void isPrinted(String what, String program, String printed) {
        RunOutcome quickly = run(quick, LAST_WORDS + program + "\n");
        RunOutcome plainly = run(plain, LAST_WORDS + program + "\n");
        assertThat(plainly.stdoutText().strip()).isEqualTo(printed.replace("\\n", "\n"));
        assertThat(quickly.stdoutText()).isEqualTo(plainly.stdoutText());
        assertThat(quickly.stderrText()).isEqualTo(plainly.stderrText());
        assertThat(List.of(quickly.ending(), plainly.ending())).containsOnly(Ending.EXITED);
    }

    private static Compiler compiler(FastStartConfig config) {
        return Workshop.open(shop.workshop.cells(), shop.workshop.store(), config)
                .compiler();
    }

    private static RunOutcome run(Compiler compiler, String program) {
        Executable executable = compiler.compile(
                        Source.single(shop.language("python"), program),
                        shop.toolchain("python"),
                        Optional.empty(),
                        Compiler.USUAL_LIMITS)
                .executable()
                .orElseThrow();
        return shop.workshop.cells().run(Execution.command(executable, List.of(), List.of(), LIMITS));
    }
}

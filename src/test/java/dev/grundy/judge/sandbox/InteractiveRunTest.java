package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.sandbox.command.Command;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Programs that are talked with from outside the walls. */
@Tag("sandbox")
@Timeout(60)
class InteractiveRunTest {
    private TestCells test;
    private TestCells.Traces before;

    @BeforeEach
    void open() {
        test = TestCells.open();
        before = test.traces();
    }

    @AfterEach
    void close() {
        test.close();
    }

    private static Command shell(String script) {
        return Command.of(TestCells.LIMITS, "/bin/sh", "-c", script);
    }

    private static void say(InteractiveRun conversation, String text) throws IOException {
        conversation.toProgram().write(TestCells.bytes(text));
        conversation.toProgram().flush();
    }

    private static String hear(InteractiveRun conversation, int bytes) throws IOException {
        return HostileCase.text(conversation.fromProgram().readNBytes(bytes));
    }

    @Test
    void goesBackAndForthAndLeavesNothing() throws IOException {
        try (InteractiveRun conversation =
                test.cells.converse(shell("while read line; do echo \"you said $line\"; done"))) {
            for (String line : new String[] {"one\n", "two\n"}) {
                say(conversation, line);
                assertThat(hear(conversation, 13)).isEqualTo("you said " + line);
            }
            assertThat(test.processes()).hasSizeGreaterThan(before.processes().size());
        }
        assertThat(test.traces()).isEqualTo(before);
    }

    @Test
    void aProgramThatEndsIsHeardToEnd() throws IOException {
        try (InteractiveRun conversation = test.cells.converse(shell("echo bye"))) {
            assertThat(hear(conversation, 100)).isEqualTo("bye\n");
        }
        assertThat(test.traces()).isEqualTo(before);
    }

    @Test
    void aProgramThatNeverListensIsEndedByClosing() {
        test.cells.converse(shell("trap '' TERM INT HUP; while :; do :; done")).close();
        assertThat(test.traces()).isEqualTo(before);
    }

    @Test
    void closingAgainDoesNothing() {
        InteractiveRun conversation = test.cells.converse(shell("exec sleep 1000"));
        conversation.close();
        conversation.close();
        assertThat(test.traces()).isEqualTo(before);
    }

    @Test
    void closingThePoolEndsConversations() {
        test.cells.converse(shell("exec sleep 1000"));
        test.cells.close();
        assertThat(test.processes()).isEmpty();
    }

    @Test
    void aProgramThatCannotStartIsHeardToEnd() throws IOException {
        try (InteractiveRun conversation = test.cells.converse(Command.of(TestCells.LIMITS, "/not/there"))) {
            assertThat(hear(conversation, 1)).isEmpty();
        }
        assertThat(test.traces()).isEqualTo(before);
    }
}

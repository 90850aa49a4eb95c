package dev.grundy.judge.sandbox.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.TestCells;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.Stdout;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.ProtocolException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("sandbox")
class ProtocolTest {
    private static final Limits LIMITS = new Limits(
            Duration.ofNanos(1),
            Duration.ofNanos(2),
            MemorySize.ofBytes(3),
            MemorySize.ofBytes(4),
            MemorySize.ofBytes(5),
            MemorySize.ofBytes(6),
            MemorySize.ofBytes(7),
            8,
            9);

    private static RunnerReply read(String hex) throws IOException {
        return new Replies(new ByteArrayInputStream(HexFormat.of().parseHex(hex.replace(" ", "")))).next();
    }

    @Test
    void writesARequestFieldByField() {
        Command command = Command.of(LIMITS, "/a", "b")
                .withEnvironment(Map.of("K", "v"))
                .withStdin(Stdin.of(TestCells.bytes("i")))
                .withStdout(Stdout.discard())
                .withFiles(List.of(new Placed("f", Content.of(TestCells.bytes("xy")), true)))
                .withCollect("r");
        String expected = """
                87000000 01
                00 01
                0100000000000000 0200000000000000
                0300000000000000 0400000000000000 0500000000000000 0600000000000000 0700000000000000
                08000000 09000000
                00000000 00
                02000000 02000000 2f61 00 01000000 62 00
                01000000 03000000 4b3d76 00
                01 01000000 69
                01
                01000000 01000000 66 00 01 01 02000000 7879
                01000000 01000000 72 00
                """;
        assertThat(HexFormat.of().formatHex(RunnerRequests.run(command, RunnerRequests.Start.AHEAD)))
                .isEqualTo(expected.replaceAll("\\s", ""));
    }

    @Test
    void writesTheMessagesThatSteerARun() {
        assertThat(RunnerRequests.go()).isEqualTo(HexFormat.of().parseHex("0000000002"));
        assertThat(RunnerRequests.stop()).isEqualTo(HexFormat.of().parseHex("0000000003"));
    }

    @Test
    void refusesWhatTheRunnerWouldRefuse() {
        assertThatThrownBy(() -> RunnerRequests.run(Command.of(LIMITS, "/a", "b\0c"), RunnerRequests.Start.AT_ONCE))
                .hasMessageContaining("NUL");
        assertThatThrownBy(() -> RunnerRequests.run(
                        Command.of(LIMITS, "/a").withStdin(Stdin.of(new byte[1 << 20])), RunnerRequests.Start.AT_ONCE))
                .hasMessageContaining("store");
    }

    @Test
    void readsEveryKindOfReply() throws IOException {
        assertThat(read("04000000 01 01000000")).isEqualTo(new RunnerReply.Hello(1));
        assertThat(read("00000000 02")).isEqualTo(new RunnerReply.Ready());
        assertThat(read("02000000 03 6869")).isInstanceOf(RunnerReply.StdoutPart.class);
        assertThat(read("02000000 04 6869")).isInstanceOf(RunnerReply.StderrPart.class);
        assertThat(read("09000000 05 0500000000000000 66")).isEqualTo(new RunnerReply.ResultFile("f", 5));
        assertThat(read("01000000 06 66")).isInstanceOf(RunnerReply.FilePart.class);
        assertThat(
                        read(
                                "30000000 07 04000000 ffffffff 09000000 0100000000000000 0200000000000000 0300000000000000 0400000000000000 01000000"))
                .isEqualTo(new RunnerReply.Finished(
                        Ending.MEMORY_LIMIT,
                        -1,
                        9,
                        Duration.ofNanos(1),
                        Duration.ofNanos(2),
                        Duration.ofNanos(3),
                        MemorySize.ofBytes(4),
                        true));
        assertThat(read("08000000 08 02000000 6f70656e")).isEqualTo(new RunnerReply.Failed(2, "open"));
    }

    @Test
    void refusesRepliesThatAreNotWellFormed() {
        assertThatThrownBy(() -> read("00000000 63"))
                .isInstanceOf(ProtocolException.class)
                .hasMessageContaining("unknown type 99");
        assertThatThrownBy(() -> read("05000000 01 01000000 00"))
                .isInstanceOf(ProtocolException.class)
                .hasMessageContaining("too many");
        assertThatThrownBy(() -> read("02000000 01 0100"))
                .isInstanceOf(ProtocolException.class)
                .hasMessageContaining("cut short");
        assertThatThrownBy(() -> read("ffffff7f 03"))
                .isInstanceOf(ProtocolException.class)
                .hasMessageContaining("announced");
        assertThatThrownBy(() -> read("30000000 07 63000000" + "00".repeat(44)))
                .isInstanceOf(ProtocolException.class)
                .hasMessageContaining("ending 99");
        assertThatThrownBy(() -> read("0200000003")).isInstanceOf(EOFException.class);
    }

    @Test
    void refusesMoreOfAResultFileThanWasAnnounced() throws IOException {
        var outcome = new OutcomeBuilder();
        outcome.add(new RunnerReply.ResultFile("f", 1));
        assertThatThrownBy(() -> outcome.add(new RunnerReply.FilePart(new byte[2])))
                .isInstanceOf(ProtocolException.class);
    }
}

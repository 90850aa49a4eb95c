package dev.grundy.judge.sandbox.protocol;

import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.ByteArrayOutputStream;
import java.net.ProtocolException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Gathers the replies to one request until they make an outcome. */
final class OutcomeBuilder {
    private static final byte[] NOTHING = {};

    private final ByteArrayOutputStream stdout = new ByteArrayOutputStream(0);
    private final ByteArrayOutputStream stderr = new ByteArrayOutputStream(0);
    private final Map<String, ByteArrayOutputStream> collected = new LinkedHashMap<>();
    private ByteArrayOutputStream file = stdout;
    private long fileBytesLeft;

    /**
     * @return the outcome, when this reply was its last part
     * @throws SandboxException when the runner says that it could not do its part
     */
    Optional<RunOutcome> add(RunnerReply reply) throws ProtocolException {
        switch (reply) {
            case RunnerReply.StdoutPart(byte[] bytes) -> stdout.writeBytes(bytes);
            case RunnerReply.StderrPart(byte[] bytes) -> stderr.writeBytes(bytes);
            case RunnerReply.ResultFile(String name, long size) -> beginFile(name, size);
            case RunnerReply.FilePart(byte[] bytes) -> addToFile(bytes);
            case RunnerReply.Finished finished -> {
                return Optional.of(build(finished));
            }
            case RunnerReply.Failed failed -> throw failed.exception();
            case RunnerReply.Hello _, RunnerReply.Ready _ ->
                throw new ProtocolException("the runner sent " + reply + " in the middle of a run");
        }
        return Optional.empty();
    }

    private void beginFile(String name, long size) {
        file = new ByteArrayOutputStream(Math.toIntExact(size));
        fileBytesLeft = size;
        collected.put(name, file);
    }

    private void addToFile(byte[] bytes) throws ProtocolException {
        fileBytesLeft -= bytes.length;
        if (fileBytesLeft < 0) {
            throw new ProtocolException("the runner sent more of a result file than announced");
        }
        file.writeBytes(bytes);
    }

    private RunOutcome build(RunnerReply.Finished finished) {
        var results = new LinkedHashMap<String, byte[]>();
        collected.forEach((name, content) -> results.put(name, content.toByteArray()));
        return new RunOutcome(
                finished.ending(),
                finished.exitCode(),
                finished.signal(),
                finished.cpu(),
                finished.wall(),
                finished.kept(),
                finished.memory(),
                bytes(stdout),
                bytes(stderr),
                results,
                finished.inputOver());
    }

    private static byte[] bytes(ByteArrayOutputStream stream) {
        return stream.size() == 0 ? NOTHING : stream.toByteArray();
    }
}

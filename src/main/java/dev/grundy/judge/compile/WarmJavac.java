package dev.grundy.judge.compile;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.InteractiveRun;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Compiles Java in a JVM that stays warm, in a cell of its own: some 30 ms instead of a second. The JVM runs no code but
 * the compiler's (annotation processors are off). It is replaced after a number of compilations, after any trouble, and
 * when a compilation takes long. That compilation is then made in the usual way, under the usual limits, and so are those that come
 * before the JVM is warm. Compilations wait for each other. Safe for use by several threads.
 */
public final class WarmJavac implements Shortcuts, AutoCloseable {
    private static final int COMPILATIONS_PER_JVM = 200;
    private static final Logger LOG = Logger.getLogger(WarmJavac.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration LIFETIME = Duration.ofHours(12);
    private static final MemorySize HEAP = MemorySize.ofMebibytes(384);
    private static final MemorySize MEMORY = MemorySize.ofMebibytes(1_024);
    private static final int PROCESSES = 64;
    private static final String CLASSES = "classes/";

    private final Function<Command, InteractiveRun> cell;
    private final Store store;
    private final ReentrantLock lock = new ReentrantLock();
    private final ExecutorService threads = Executors.newCachedThreadPool(Thread.ofPlatform()
            .daemon()
            .name("warm-javac-", 1)
            .inheritInheritableThreadLocals(false)
            .factory());
    private @Nullable Server server;
    private int compilations;
    private boolean closed;

    /** @param cell starts a program in a cell of its own, to be talked with */
    WarmJavac(Function<Command, InteractiveRun> cell, Store store) {
        this.cell = cell;
        this.store = store;
    }

    /**
     * The JVM, which runs for a while before it is warm.
     *
     * @param warm the same conversation as soon as it may be asked: on a busy host that takes longer than any compilation
     */
    private record Server(Future<InteractiveRun> started, Future<InteractiveRun> warm) {}

    /** Starts the JVM in the background, if it does not run. */
    public void warmUp(Toolchain toolchain) {
        lock.lock();
        try {
            if (server == null && !closed) {
                compilations = 0;
                server = start(toolchain);
            }
        } finally {
            lock.unlock();
        }
    }

    private Server start(Toolchain toolchain) {
        Future<InteractiveRun> started = threads.submit(() ->
                cell.apply(CellCommands.of(argv(toolchain), Map.of(), limits()).withProgram(program())));
        return new Server(started, threads.submit(() -> {
            InteractiveRun conversation = started.get();
            CompileServer.awaitWarm(conversation.fromProgram());
            return conversation;
        }));
    }

    /** Waits until the JVM is warm, has failed, or is closed; returns at once where none was started. */
    void awaitWarm() {
        try {
            Optional<Server> starting = running();
            if (starting.isPresent()) {
                starting.get().warm().get();
            }
        } catch (ExecutionException e) {
            LOG.debugf("the Java compiler ended before it was warm: %s", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Optional<Server> running() {
        lock.lock();
        try {
            return Optional.ofNullable(server);
        } finally {
            lock.unlock();
        }
    }

    /** Empty if the JVM does not run, is not warm, is busy for long, or has failed: that says nothing about the source. */
    @Override
    public Optional<RunOutcome> compile(Source source, Toolchain toolchain, StepLimits limits) {
        if (!toolchain.language().id().equals("java")
                || !source.files().stream().allMatch(SourceFile::isUtf8)) {
            return Optional.empty();
        }
        lock.lock();
        try {
            if (server == null || closed || !server.warm().isDone()) {
                return Optional.empty();
            }
            Optional<RunOutcome> outcome = askUnlessInterrupted(server.warm(), source, toolchain);
            if (outcome.isEmpty() || ++compilations >= COMPILATIONS_PER_JVM) {
                replace(toolchain);
            }
            return outcome;
        } finally {
            lock.unlock();
        }
    }

    /** A JVM whose answer nobody waits for any more would give it to the next caller. */
    private Optional<RunOutcome> askUnlessInterrupted(
            Future<InteractiveRun> ready, Source source, Toolchain toolchain) {
        try {
            return ask(ready, request(source, toolchain));
        } catch (JudgeException e) {
            replace(toolchain);
            throw e;
        }
    }

    private Optional<RunOutcome> ask(Future<InteractiveRun> ready, byte[] request) {
        Future<Optional<RunOutcome>> answer = threads.submit(() -> talk(ready.get(), request));
        try {
            return answer.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            LOG.infof(
                    "the warm Java compiler was busy with a source for more than %d s; it is compiled anew by another",
                    PATIENCE.toSeconds());
            return Optional.empty();
        } catch (ExecutionException e) {
            LOG.infof("the warm Java compiler ended (%s); the source is compiled anew by another", e.getCause());
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new JudgeException("interrupted while a Java source was compiled", e);
        }
    }

    private static Optional<RunOutcome> talk(InteractiveRun conversation, byte[] request) throws IOException {
        long start = System.nanoTime();
        conversation.toProgram().write(request);
        conversation.toProgram().flush();
        DataInputStream in = new DataInputStream(new BufferedInputStream(conversation.fromProgram()));
        byte status = in.readByte();
        byte[] said = CompileServer.readBytes(in);
        Map<String, byte[]> collected = new TreeMap<>();
        CompileServer.readFiles(in).forEach((name, content) -> collected.put(CLASSES + name, content));
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        return status == CompileServer.FAILED
                ? Optional.empty()
                : Optional.of(new RunOutcome(
                        Ending.EXITED,
                        status == CompileServer.COMPILED ? 0 : 1,
                        0,
                        took,
                        took,
                        Duration.ZERO,
                        MemorySize.ofBytes(0),
                        new byte[0],
                        said,
                        collected,
                        false));
    }

    private void replace(Toolchain toolchain) {
        Server old = server;
        server = null;
        if (old != null) {
            threads.submit(() -> close(old));
        }
        warmUp(toolchain);
    }

    private static void close(Server old) {
        try {
            old.started().get().close();
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof SandboxException)) {
                throw new IllegalStateException("the warm compiler broke", e);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static byte[] request(Source source, Toolchain toolchain) {
        Map<String, byte[]> files = new TreeMap<>();
        source.ofLanguage(toolchain.language()).forEach(file -> files.put(file.name(), file.content()));
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        try {
            CompileServer.writeFiles(new DataOutputStream(request), files);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write into memory", e);
        }
        return request.toByteArray();
    }

    private static List<String> argv(Toolchain toolchain) {
        return List.of(
                toolchain.tool("java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-Xmx" + HEAP.mebibytes() + "m",
                "-cp",
                "/program",
                CompileServer.class.getName());
    }

    private static Limits limits() {
        return Limits.of(LIFETIME, MEMORY).withWall(LIFETIME).withProcesses(PROCESSES);
    }

    /** The server's own class files. */
    private StoredDirectory program() {
        Map<String, Content> files = new TreeMap<>();
        for (Class<?> part : CompileServer.class.getNestMembers()) {
            String path = part.getName().replace('.', '/') + ".class";
            try (InputStream in = WarmJavac.class.getResourceAsStream("/" + path)) {
                if (in == null) {
                    throw new IllegalStateException("the class file " + path + " is missing from the build");
                }
                files.put(path, Content.of(in.readAllBytes()));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read the class file " + path, e);
            }
        }
        return store.putDirectory(files);
    }

    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            if (server != null) {
                close(server);
            }
            server = null;
            threads.shutdown();
        } finally {
            lock.unlock();
        }
    }
}

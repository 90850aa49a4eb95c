package dev.grundy.judge.compile;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.ArgumentTemplate;
import dev.grundy.format.language.CompileStep;
import dev.grundy.format.language.Toolchain;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.host.ResultCache;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.source.Source;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lets g++ read {@code bits/stdc++.h} in its precompiled form, which makes a compilation three times as fast. The form is
 * made in a cell by {@link FastStart#warmUp}, or once as many sources have wanted it as make up for that, and kept. It is used
 * where it cannot mean anything else than the header: by a lone source that begins with it, with nothing but comments before. (A {@code #pragma GCC target} before it would be
 * forgotten; a macro before it may change what it declares.)
 */
public final class PrecompiledHeader implements Shortcuts {
    private static final String HEADER = "bits/stdc++.h";
    private static final String PRECOMPILED = HEADER + ".gch";
    /** The header itself, for a source that includes it once more or where the precompiled form does not fit. */
    private static final byte[] FORWARD = "#include_next <bits/stdc++.h>\n".getBytes(StandardCharsets.US_ASCII);

    private static final Pattern BLANKS_AND_COMMENTS =
            Pattern.compile("(?:\\s|//[^\\n\\\\]*+\\n|/\\*(?:[^*]|\\*(?!/))*+\\*/)*+");
    private static final Pattern INCLUDE = Pattern.compile("#[ \\t]*+include[ \\t]*+[<\"]bits/stdc\\+\\+\\.h[>\"]");
    private static final Duration TIME = Duration.ofSeconds(60);
    private static final MemorySize MEMORY = MemorySize.ofMebibytes(2_048);
    private static final MemorySize LARGEST = MemorySize.ofMebibytes(512);

    /** To make it takes three to four times what it saves on one source. */
    private static final int COMPILED_WITHOUT = 3;

    private final Cells cells;
    private final Store store;
    private final ResultCache results;
    private final Lock making = new ReentrantLock();
    private final AtomicInteger wanted = new AtomicInteger();

    public PrecompiledHeader(Cells cells, Store store, ResultCache results) {
        this.cells = cells;
        this.store = store;
        this.results = results;
    }

    /** The remembered result: the stored directory, or null if g++ would not make one. */
    record Form(@Nullable String directory) {}

    @Override
    public Preparation prepare(Source source, Toolchain toolchain) {
        boolean wanted = toolchain.language().id().equals("cpp")
                && source.files().size() == 1
                && beginsWithIt(source.files().getFirst().text());
        return wanted ? usable(toolchain).map(PrecompiledHeader::including).orElse(Preparation.NONE) : Preparation.NONE;
    }

    static boolean beginsWithIt(String source) {
        Matcher before = BLANKS_AND_COMMENTS.matcher(source);
        return !source.contains("__has_include") // which sees the precompiled file
                && before.lookingAt()
                && INCLUDE.matcher(source).region(before.end(), source.length()).lookingAt();
    }

    /** g++ looks for the precompiled form of a header in each directory it searches, so this one must come first. */
    private static Preparation including(StoredDirectory directory) {
        return new Preparation(List.of("-I" + Command.PROGRAM), Optional.of(directory));
    }

    /**
     * Makes the precompiled form ahead, if it is not there yet. Runs that somebody waits for go first. Sources may therefore want the
     * form before it is there, and one of them then makes it too.
     */
    void makeAhead(Toolchain toolchain) {
        made(toolchain, cells.preemptible());
    }

    /** Nobody who compiles waits while another makes it, nor for the first few sources, which are compiled sooner without it. */
    private Optional<StoredDirectory> usable(Toolchain toolchain) {
        Optional<Form> known = results.find(key(toolchain), Form.class).filter(this::isStillStored);
        if (known.isPresent()) {
            return directory(known.get());
        }
        if (wanted.incrementAndGet() <= COMPILED_WITHOUT || !making.tryLock()) {
            return Optional.empty();
        }
        try {
            return directory(made(toolchain, cells));
        } finally {
            making.unlock();
        }
    }

    private Form made(Toolchain toolchain, Cells cells) {
        return results.remember(
                key(toolchain), Form.class, this::isStillStored, () -> compile(toolchain, step(toolchain), cells));
    }

    private static Optional<StoredDirectory> directory(Form made) {
        return Optional.ofNullable(made.directory()).map(hash -> new StoredDirectory(new ContentHash(hash)));
    }

    private static ContentHash key(Toolchain toolchain) {
        return ContentHash.parts()
                .add("precompiled header 2")
                .add(ToolIdentity.of(toolchain))
                .add(String.join("\0", step(toolchain).argv()))
                .build();
    }

    private static CompileStep step(Toolchain toolchain) {
        return toolchain.language().compile().orElseThrow();
    }

    private boolean isStillStored(Form made) {
        return made.directory() == null || store.contains(new StoredDirectory(new ContentHash(made.directory())));
    }

    private Form compile(Toolchain toolchain, CompileStep step, Cells cells) {
        Limits limits = Limits.of(TIME, MEMORY).withWorkspace(LARGEST).withCollected(LARGEST);
        RunOutcome outcome = cells.run(
                CellCommands.of(argv(toolchain, step), toolchain.language().environment(), limits)
                        .withFiles(List.of(Placed.file(HEADER, FORWARD)))
                        .withCollect(PRECOMPILED));
        byte[] precompiled = outcome.collected().get(PRECOMPILED);
        return outcome.succeeded() && precompiled != null
                ? new Form(store.putDirectory(Map.of(PRECOMPILED, Content.of(precompiled), HEADER, Content.of(FORWARD)))
                        .hash()
                        .hex())
                : new Form(null);
    }

    /** The usual command line, because the form fits only compilations with the same options. */
    private static List<String> argv(Toolchain toolchain, CompileStep step) {
        List<String> options = step.argv().stream()
                .filter(argument ->
                        !List.of("-o", "program", "{sources...}", "{flags...}").contains(argument))
                .toList();
        List<String> argv = new ArrayList<>(
                new ArgumentTemplate(Map.of("g++", toolchain.tool("g++").toString()), Map.of()).fill(options));
        argv.addAll(List.of("-I.", "-x", "c++-header", HEADER, "-o", PRECOMPILED));
        return argv;
    }
}

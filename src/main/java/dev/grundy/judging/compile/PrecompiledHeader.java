package dev.grundy.judging.compile;

import dev.grundy.judging.host.Commands;
import dev.grundy.judging.host.ResultCache;
import dev.grundy.judging.source.Source;
import dev.grundy.kernel.ContentHash;
import dev.grundy.kernel.MemorySize;
import dev.grundy.language.ArgumentTemplate;
import dev.grundy.language.CompileStep;
import dev.grundy.language.Toolchain;
import dev.grundy.sandbox.Cells;
import dev.grundy.sandbox.Command;
import dev.grundy.sandbox.Content;
import dev.grundy.sandbox.Limits;
import dev.grundy.sandbox.Outcome;
import dev.grundy.sandbox.Placed;
import dev.grundy.sandbox.Store;
import dev.grundy.sandbox.StoredDirectory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lets g++ read {@code bits/stdc++.h} in its precompiled form, which makes a compilation three times as fast. The form is
 * made in a cell when the first source wants it, and kept. g++ itself checks that it fits, and else takes the header.
 */
public final class PrecompiledHeader implements Shortcuts {
    private static final String HEADER = "bits/stdc++.h";
    private static final String PRECOMPILED = HEADER + ".gch";
    private static final Pattern WANTED = Pattern.compile("(?m)^\\s*#\\s*include\\s*[<\"]bits/stdc\\+\\+\\.h[>\"]");
    private static final Duration TIME = Duration.ofSeconds(60);
    private static final MemorySize MEMORY = MemorySize.ofMebibytes(2_048);
    private static final MemorySize LARGEST = MemorySize.ofMebibytes(512);

    private final Cells cells;
    private final Store store;
    private final ResultCache results;

    public PrecompiledHeader(Cells cells, Store store, ResultCache results) {
        this.cells = cells;
        this.store = store;
        this.results = results;
    }

    /** What is remembered: the stored directory, or null if g++ would not make one. */
    record Made(@Nullable String directory) {}

    @Override
    public Preparation prepare(Source source, Toolchain toolchain) {
        boolean wanted = toolchain.language().id().equals("cpp")
                && source.files().stream()
                        .anyMatch(file -> WANTED.matcher(file.text()).find());
        return wanted
                ? directory(toolchain).map(PrecompiledHeader::including).orElse(Preparation.NONE)
                : Preparation.NONE;
    }

    /** g++ looks for the precompiled form of a header in each directory it searches, so this one must come first. */
    private static Preparation including(StoredDirectory directory) {
        return new Preparation(List.of("-I" + Command.PROGRAM), Optional.of(directory));
    }

    /** Makes the precompiled form now, if it is not there yet. */
    void make(Toolchain toolchain) {
        directory(toolchain);
    }

    private synchronized Optional<StoredDirectory> directory(Toolchain toolchain) {
        CompileStep step = toolchain.language().compile().orElseThrow();
        ContentHash key = ContentHash.parts()
                .add("precompiled header 1")
                .add(ToolIdentity.of(toolchain))
                .add(String.join("\0", step.argv()))
                .build();
        Made made = results.find(key, Made.class).filter(this::isStillStored).orElseGet(() -> {
            Made now = compile(toolchain, step);
            results.put(key, now);
            return now;
        });
        return Optional.ofNullable(made.directory()).map(hash -> new StoredDirectory(new ContentHash(hash)));
    }

    private boolean isStillStored(Made made) {
        return made.directory() == null || store.contains(new StoredDirectory(new ContentHash(made.directory())));
    }

    private Made compile(Toolchain toolchain, CompileStep step) {
        Limits limits = Limits.of(TIME, MEMORY).withWorkspace(LARGEST).withCollected(LARGEST);
        Outcome outcome = cells.run(Commands.of(
                        argv(toolchain, step), toolchain.language().environment(), limits)
                .withFiles(List.of(
                        Placed.file(HEADER, "#include_next <bits/stdc++.h>\n".getBytes(StandardCharsets.US_ASCII))))
                .withCollect(PRECOMPILED));
        byte[] precompiled = outcome.collected().get(PRECOMPILED);
        return outcome.succeeded() && precompiled != null
                ? new Made(store.putDirectory(Map.of(PRECOMPILED, Content.of(precompiled)))
                        .hash()
                        .hex())
                : new Made(null);
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

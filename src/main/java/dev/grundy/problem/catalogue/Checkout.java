package dev.grundy.problem.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Git at work in a directory of packages: while it changes files it keeps {@code index.lock} beside its index
 * (gitrepository-layout(5), git-read-tree(1)).
 */
final class Checkout {
    private static final String LOCK = "index.lock";

    private Checkout() {}

    /**
     * The lock of a git that is at work now: on the checkout that the directory lies in, or on one that a package is.
     *
     * @throws IOException when the directory cannot be listed
     */
    static Optional<Path> atWork(Path problems) throws IOException {
        Optional<Path> around = around(problems.toAbsolutePath().normalize());
        if (around.isPresent()) {
            return around;
        }
        try (Stream<Path> children = Files.list(problems)) {
            return children.flatMap(child -> lock(child).stream()).findFirst();
        }
    }

    private static Optional<Path> around(@Nullable Path directory) {
        for (Path outer = directory; outer != null; outer = outer.getParent()) {
            if (Files.exists(outer.resolve(".git"))) {
                return lock(outer);
            }
        }
        return Optional.empty();
    }

    private static Optional<Path> lock(Path directory) {
        return home(directory).map(home -> home.resolve(LOCK)).filter(Files::exists);
    }

    /** Where git keeps what it knows of a checkout: {@code .git}, or where that file of a worktree or submodule says. */
    private static Optional<Path> home(Path directory) {
        Path git = directory.resolve(".git");
        if (Files.isDirectory(git)) {
            return Optional.of(git);
        }
        if (!Files.isRegularFile(git)) {
            return Optional.empty();
        }
        try {
            String said = Files.readString(git).strip();
            return said.startsWith("gitdir: ")
                    ? Optional.of(directory.resolve(said.substring("gitdir: ".length())))
                    : Optional.empty();
        } catch (IOException e) {
            // It is being written, or somebody else's: then its lock, if there is one, is not to be had either.
            return Optional.empty();
        }
    }
}

package dev.grundy.studio.copy;

import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.Status;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.dircache.DirCache;
import org.eclipse.jgit.dircache.DirCacheEntry;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.lib.UserConfig;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.jspecify.annotations.Nullable;

/** A directory of packages that lies in a git checkout, and problems of the studio that are committed there. Not thread-safe. */
public final class PackageCheckout implements AutoCloseable {
    private final Git git;
    private final Path problems;

    private PackageCheckout(Git git, Path problems) {
        this.git = git;
        this.problems = problems;
    }

    /** @throws UnusableException if there is no such directory, or it lies in no checkout */
    public static PackageCheckout around(Path problems) {
        try {
            Path real = problems.toRealPath();
            FileRepositoryBuilder builder = new FileRepositoryBuilder().findGitDir(real.toFile());
            if (builder.getGitDir() == null) {
                throw new UnusableException(
                        real + " lies in no git checkout; name a directory of packages in one by --into");
            }
            Repository repository = builder.setMustExist(true).build();
            if (repository.isBare()) {
                throw new UnusableException(real + " lies in a git repository without files; clone it first");
            }
            return new PackageCheckout(new Git(repository), real);
        } catch (IOException e) {
            throw new UnusableException("cannot use " + problems + " as a directory of packages in git: " + e);
        }
    }

    /**
     * Makes the package's directory equal to the problem, and commits that directory alone; answers the commit's id, or nothing if it is
     * committed so already. Files that the package format counts as not there are neither written nor removed.
     *
     * @throws UnusableException if something there is not committed, leads elsewhere or is ignored by git, or git does not know who commits
     */
    public Optional<String> commit(Snapshot problem, String message) {
        Snapshot written = problem.ofTheFormat();
        Path directory = problems.resolve(written.name());
        try {
            String path = tree().relativize(directory).toString();
            checkPerson();
            checkPlain(directory);
            checkCommitted(path);
            remove(written, directory, path);
            written.layOutIn(problems);
            git.add().addFilepattern(path).call();
            git.add().setUpdate(true).addFilepattern(path).call();
            checkTracked(written, path);
            return isStaged(path)
                    ? Optional.of(git.commit()
                            .setOnly(path)
                            .setMessage(message)
                            .call()
                            .getId()
                            .name())
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot commit " + written.name() + " to " + problems, e);
        } catch (GitAPIException e) {
            throw new UnusableException("git cannot commit " + directory + ": " + e.getMessage());
        }
    }

    private Path tree() throws IOException {
        return git.getRepository().getWorkTree().toPath().toRealPath();
    }

    private void checkPerson() {
        UserConfig person = git.getRepository().getConfig().get(UserConfig.KEY);
        if (person.isCommitterNameImplicit() || person.isCommitterEmailImplicit()) {
            throw new UnusableException("git does not know who you are: set user.name and user.email by git config");
        }
    }

    /** A write through a link would land where the link leads. */
    private static void checkPlain(Path directory) throws IOException {
        if (!Files.exists(directory, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> files = Files.walk(directory)) {
            files.filter(Files::isSymbolicLink).findFirst().ifPresent(link -> {
                throw new UnusableException(link + " is a link; nothing is written through it: remove it first");
            });
        }
    }

    private void checkCommitted(String path) throws GitAPIException {
        Status status = git.status().addPath(path).call();
        if (!status.isClean()) {
            TreeSet<String> changed = new TreeSet<>(status.getUncommittedChanges());
            changed.addAll(status.getUntracked());
            throw new UnusableException(
                    "not committed yet, and would be lost: " + String.join(", ", changed) + "; commit or stash first");
        }
    }

    /** Files of the last commit that the problem has no more, with directories that they leave empty. */
    private void remove(Snapshot written, Path directory, String path) throws IOException {
        for (String file : tracked(path)) {
            Optional<FilePath> known = FilePath.parse(file).filter(FilePath::isOfTheFormat);
            if (known.isPresent() && !written.files().containsKey(known.get())) {
                Path place = directory.resolve(file);
                Files.deleteIfExists(place);
                removeEmpty(directory, place.getParent());
            }
        }
    }

    private static void removeEmpty(Path directory, @Nullable Path innermost) throws IOException {
        Path above = innermost;
        while (above != null && !above.equals(directory) && isEmpty(above)) {
            Files.delete(above);
            above = above.getParent();
        }
    }

    private static boolean isEmpty(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return false;
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.findAny().isEmpty();
        }
    }

    /** Relative to the package's directory. */
    private List<String> tracked(String path) throws IOException {
        DirCacheEntry[] entries = git.getRepository().readDirCache().getEntriesWithin(path);
        return Stream.of(entries)
                .map(entry -> entry.getPathString().substring(path.length() + 1))
                .toList();
    }

    private void checkTracked(Snapshot written, String path) throws IOException {
        DirCache index = git.getRepository().readDirCache();
        for (FilePath file : written.files().keySet()) {
            if (index.getEntry(path + "/" + file) == null) {
                throw new UnusableException("git ignores " + path + "/" + file
                        + ", so that the problem would be committed without it; change .gitignore");
            }
        }
    }

    private boolean isStaged(String path) throws GitAPIException {
        return git.status().addPath(path).call().hasUncommittedChanges();
    }

    @Override
    public void close() {
        git.close();
    }
}

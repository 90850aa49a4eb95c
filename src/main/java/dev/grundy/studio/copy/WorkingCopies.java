package dev.grundy.studio.copy;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.studio.copy.SaveResult.Done;
import dev.grundy.studio.copy.SaveResult.Overtaken;
import dev.grundy.studio.copy.SaveResult.Reason;
import dev.grundy.studio.copy.SaveResult.Refused;
import dev.grundy.studio.copy.WorkingCopyRepository.Written;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Working copies and their changes. There is one change at a time of each copy, and none of a file that somebody else has changed since it
 * was seen. Thread-safe, on several nodes too.
 */
@ApplicationScoped
public class WorkingCopies {
    private final WorkingCopyRepository copies;
    private final AuthorRepository authors;
    private final StudioConfig config;
    private final Clock clock;

    WorkingCopies(WorkingCopyRepository copies, AuthorRepository authors, StudioConfig config, Clock clock) {
        this.copies = copies;
        this.authors = authors;
        this.config = config;
        this.clock = clock;
    }

    /** All of a working copy at one revision; empty if there is none of that id. */
    @Transactional
    public Optional<Snapshot> snapshot(long copy) {
        // Locked, so that copy and files are of one revision.
        return copies.lock(copy)
                .flatMap(revision -> copies.find(copy))
                .map(found -> new Snapshot(copy, found.name(), found.revision(), copies.contents(copy)));
    }

    /**
     * A new copy, whose author is its maker; answers its id.
     *
     * @param files checked by the caller against the limits of a copy
     */
    @Transactional
    public Created create(String name, Writer writer, SortedMap<FilePath, FileContent> files) {
        if (copies.count() >= config.mostCopies()) {
            return new Created(Optional.empty(), Optional.of(Reason.STUDIO_TOO_MANY_COPIES));
        }
        if (!writer.admin() && authors.count(writer.account()) >= config.mostCopiesOfAuthor()) {
            return new Created(Optional.empty(), Optional.of(Reason.STUDIO_TOO_MANY_OWN));
        }
        Optional<Long> id = copies.create(name, writer.account(), clock.instant());
        if (id.isEmpty()) {
            return new Created(Optional.empty(), Optional.of(Reason.STUDIO_NAME_TAKEN));
        }
        Written written = new Written(1, clock.instant());
        files.forEach((path, content) -> copies.put(id.get(), path, content, written));
        authors.add(id.get(), writer.account(), written.at());
        return new Created(id, Optional.empty());
    }

    /** One of the two. */
    public record Created(Optional<Long> id, Optional<Reason> refused) {}

    /** Writes a file that is there. A second request for the same is done too. */
    @Transactional
    public SaveResult write(CopyChange change, FilePath path, FileContent content) {
        Optional<Long> revision = copies.lock(change.copy());
        Optional<WorkingFile> file = copies.file(change.copy(), path);
        if (revision.isEmpty() || file.isEmpty()) {
            return new Refused(Reason.STUDIO_GONE);
        }
        FileContent current = copies.content(change.copy(), path).orElseThrow();
        if (current.equalsContent(content)) {
            return new Done(revision.get());
        }
        if (file.get().revision() > change.seen()) {
            return new Overtaken(revision.get(), current.bytes(), copies.past(change.copy(), path, change.seen()));
        }
        return room(change.copy(), path, content)
                .map(SaveResult.class::cast)
                .orElseGet(() -> put(change, path, content));
    }

    /** Makes all of several changes as one revision or, where somebody has changed one of the files since, none. */
    @Transactional
    public SaveResult edit(CopyChange change, Edits edits) {
        Optional<Long> revision = copies.lock(change.copy());
        SortedMap<FilePath, FileContent> before = new TreeMap<>(copies.contents(change.copy()));
        if (revision.isEmpty() || !before.keySet().containsAll(edits.known())) {
            return new Refused(Reason.STUDIO_GONE);
        }
        Optional<FilePath> overtaken = edits.known().stream()
                .filter(path -> copies.file(change.copy(), path).orElseThrow().revision() > change.seen())
                .findFirst();
        if (overtaken.isPresent()) {
            FilePath path = overtaken.get();
            byte[] theirs = Objects.requireNonNull(before.get(path)).bytes();
            return new Overtaken(revision.get(), theirs, copies.past(change.copy(), path, change.seen()));
        }
        SortedMap<FilePath, FileContent> after = new TreeMap<>(before);
        after.keySet().removeAll(edits.removed());
        after.keySet().removeAll(edits.moved().keySet());
        Optional<FilePath> taken =
                edits.made().stream().filter(after::containsKey).findFirst();
        if (taken.isPresent()) {
            return new Refused(Reason.STUDIO_TAKEN);
        }
        edits.moved().forEach((path, target) -> after.put(target, Objects.requireNonNull(before.get(path))));
        after.putAll(edits.written());
        after.putAll(edits.added());
        Optional<Refused> obstacle = tooLarge(edits).or(() -> Whole.obstacle(after, config));
        if (obstacle.isPresent()) {
            return obstacle.get();
        }
        return Comparison.of(after, before).isNone()
                ? new Done(revision.get())
                : new Done(made(change, edits).revision());
    }

    private Optional<Refused> tooLarge(Edits edits) {
        return Stream.concat(edits.written().values().stream(), edits.added().values().stream())
                        .anyMatch(content -> content.bytes().length > mebibytes(config.largestFileMebibytes()))
                ? Optional.of(new Refused(Reason.STUDIO_FILE_TOO_LARGE))
                : Optional.empty();
    }

    private Written made(CopyChange change, Edits edits) {
        Written written = new Written(copies.raise(change, clock.instant()), clock.instant());
        edits.removed().forEach(path -> copies.take(change.copy(), path));
        // One file may go where another has just come from: all leave before any arrives.
        SortedMap<FilePath, FileContent> arriving = new TreeMap<>(edits.written());
        edits.moved().forEach((path, target) -> {
            arriving.put(target, copies.content(change.copy(), path).orElseThrow());
            copies.take(change.copy(), path);
        });
        arriving.putAll(edits.added());
        arriving.forEach((path, content) -> copies.put(change.copy(), path, content, written));
        return written;
    }

    /**
     * Puts these files in place of those of a copy that nobody has changed since it was seen.
     *
     * @param alone whether files that only the copy has go; else they stay
     */
    @Transactional
    public SaveResult replace(CopyChange change, SortedMap<FilePath, FileContent> contents, boolean alone) {
        Optional<Long> revision = copies.lock(change.copy());
        if (revision.isEmpty()) {
            return new Refused(Reason.STUDIO_GONE);
        }
        if (revision.get() != change.seen()) {
            return new Overtaken(revision.get(), new byte[0], Optional.empty());
        }
        SortedMap<FilePath, FileContent> before = copies.contents(change.copy());
        SortedMap<FilePath, FileContent> after = new TreeMap<>(alone ? Map.of() : before);
        after.putAll(contents);
        Optional<Refused> obstacle = Whole.obstacle(after, config);
        if (obstacle.isPresent()) {
            return obstacle.get();
        }
        Comparison differing = Comparison.of(after, before);
        if (differing.isNone()) {
            return new Done(revision.get());
        }
        Written written = new Written(copies.raise(change, clock.instant()), clock.instant());
        differing.missing().forEach(path -> copies.take(change.copy(), new FilePath(path)));
        Stream.concat(differing.added().stream(), differing.changed().stream())
                .map(FilePath::new)
                .forEach(path -> copies.put(change.copy(), path, Objects.requireNonNull(after.get(path)), written));
        return new Done(written.revision());
    }

    /** The content of a file at that revision, or now where the file was not changed since. Empty if it is not known any more. */
    @Transactional
    public Optional<byte[]> at(long copy, FilePath path, long revision) {
        copies.lock(copy);
        return copies.file(copy, path)
                .flatMap(file -> file.revision() <= revision
                        ? copies.content(copy, path).map(FileContent::bytes)
                        : copies.past(copy, path, revision));
    }

    /** Adds a file where there is none. */
    @Transactional
    public SaveResult add(CopyChange change, FilePath path, FileContent content) {
        Optional<Long> revision = copies.lock(change.copy());
        if (revision.isEmpty()) {
            return new Refused(Reason.STUDIO_GONE);
        }
        return taken(change.copy(), path)
                .or(() -> room(change.copy(), path, content))
                .map(SaveResult.class::cast)
                .orElseGet(() -> put(change, path, content));
    }

    /** Gives a file another path, where nothing is. */
    @Transactional
    public SaveResult move(CopyChange change, FilePath path, FilePath target) {
        Optional<Refused> obstacle = changeable(change, path)
                .or(() ->
                        path.isAround(target) ? Optional.of(new Refused(Reason.STUDIO_BELOW_A_FILE)) : Optional.empty())
                .or(() -> path.equals(target) ? Optional.empty() : taken(change.copy(), target));
        if (obstacle.isPresent()) {
            return obstacle.get();
        }
        Written written = new Written(copies.raise(change, clock.instant()), clock.instant());
        copies.move(change.copy(), path, target, written);
        return new Done(written.revision());
    }

    /** Removes a file, unless somebody else has changed it since. */
    @Transactional
    public SaveResult remove(CopyChange change, FilePath path) {
        Optional<Refused> obstacle = changeable(change, path);
        if (obstacle.isPresent()) {
            return obstacle.get();
        }
        WorkingFile file = copies.file(change.copy(), path).orElseThrow();
        if (file.revision() > change.seen()) {
            byte[] theirs = copies.content(change.copy(), path).orElseThrow().bytes();
            return new Overtaken(copies.lock(change.copy()).orElseThrow(), theirs, Optional.empty());
        }
        long revision = copies.raise(change, clock.instant());
        copies.take(change.copy(), path);
        return new Done(revision);
    }

    /** False unless there is a copy of that id and name. */
    @Transactional
    public boolean delete(long copy, String name) {
        return copies.lock(copy).isPresent() && copies.delete(copy, name);
    }

    private Optional<Refused> changeable(CopyChange change, FilePath path) {
        return copies.lock(change.copy()).isPresent()
                        && copies.file(change.copy(), path).isPresent()
                ? Optional.empty()
                : Optional.of(new Refused(Reason.STUDIO_GONE));
    }

    private SaveResult put(CopyChange change, FilePath path, FileContent content) {
        Written written = new Written(copies.raise(change, clock.instant()), clock.instant());
        copies.put(change.copy(), path, content, written);
        return new Done(written.revision());
    }

    private Optional<Refused> taken(long copy, FilePath path) {
        List<FilePath> others =
                copies.files(copy).stream().map(WorkingFile::path).toList();
        if (others.stream().anyMatch(other -> other.equals(path) || path.isAround(other))) {
            return Optional.of(new Refused(Reason.STUDIO_TAKEN));
        }
        return others.stream().anyMatch(other -> other.isAround(path))
                ? Optional.of(new Refused(Reason.STUDIO_BELOW_A_FILE))
                : Optional.empty();
    }

    /** Why that content is too much; empty if it has room. */
    private Optional<Refused> room(long copy, FilePath path, FileContent content) {
        if (content.bytes().length > mebibytes(config.largestFileMebibytes())) {
            return Optional.of(new Refused(Reason.STUDIO_FILE_TOO_LARGE));
        }
        List<WorkingFile> others = copies.files(copy).stream()
                .filter(file -> !file.path().equals(path))
                .toList();
        if (others.size() >= config.mostFiles()) {
            return Optional.of(new Refused(Reason.STUDIO_TOO_MANY_FILES));
        }
        long size = others.stream().mapToLong(file -> file.size().bytes()).sum() + content.bytes().length;
        return size > mebibytes(config.largestCopyMebibytes())
                ? Optional.of(new Refused(Reason.STUDIO_COPY_TOO_LARGE))
                : Optional.empty();
    }

    private static long mebibytes(int count) {
        return MemorySize.ofMebibytes(count).bytes();
    }
}

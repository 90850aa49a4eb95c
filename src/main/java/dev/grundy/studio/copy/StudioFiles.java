package dev.grundy.studio.copy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javax.sql.DataSource;

/** The problems of the studio for commands with the database and no web node at hand. Thread-safe. */
public final class StudioFiles {
    private final WorkingCopyRepository copies;

    public StudioFiles(DataSource database) {
        this.copies = new WorkingCopyRepository(database);
    }

    /** All files of a problem at its newest revision; empty if the studio has none of that name. */
    public Optional<Snapshot> named(String name) {
        OptionalLong id = copies.named(name);
        return id.isEmpty() ? Optional.empty() : of(id.getAsLong());
    }

    /** Names of the problems that were changed last, newest first. */
    public List<String> names(int most) {
        return copies.list(Optional.empty(), most).stream()
                .map(WorkingCopy::name)
                .toList();
    }

    /** Read again while somebody writes: files of two revisions are no revision. */
    private Optional<Snapshot> of(long id) {
        Optional<WorkingCopy> before = copies.find(id);
        while (before.isPresent()) {
            Snapshot read = new Snapshot(id, before.get().name(), before.get().revision(), copies.contents(id));
            Optional<WorkingCopy> after = copies.find(id);
            if (after.filter(copy -> copy.revision() == read.revision()).isPresent()) {
                return Optional.of(read);
            }
            before = after;
        }
        return Optional.empty();
    }
}

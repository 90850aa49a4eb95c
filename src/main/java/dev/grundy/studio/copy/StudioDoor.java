package dev.grundy.studio.copy;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.studio.proof.Proofs;
import dev.grundy.studio.upload.UploadRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;

/**
 * The first question of all pages of working copies: whether the copy is there for the reader. Admins see everything. Authors see their own
 * copies, and do not learn that others are there. Usable only while a request is being worked on.
 */
@ApplicationScoped
public class StudioDoor {
    /** In paths of pages. */
    public static final String ID = "{id: [1-9][0-9]{0,17}}";

    private final CurrentAccount current;
    private final WorkingCopies snapshots;
    private final WorkingCopyRepository copies;
    private final AuthorRepository authors;
    private final UploadRepository uploads;
    private final Proofs proofs;

    StudioDoor(
            CurrentAccount current,
            WorkingCopies snapshots,
            WorkingCopyRepository copies,
            AuthorRepository authors,
            UploadRepository uploads,
            Proofs proofs) {
        this.current = current;
        this.snapshots = snapshots;
        this.copies = copies;
        this.authors = authors;
        this.uploads = uploads;
        this.proofs = proofs;
    }

    /** @throws NotFoundException if there is none for the reader */
    public WorkingCopy copy(String id) {
        WorkingCopy copy = copies.find(Long.parseLong(id)).orElseThrow(NotFoundException::new);
        if (!isAdmin() && !authors.isAuthor(copy.id(), account())) {
            throw new NotFoundException();
        }
        return copy;
    }

    /**
     * That the proof is one of the copy: of its files as they are, or as they were when they were proved.
     *
     * @throws NotFoundException if it is not
     */
    public void checkProof(WorkingCopy copy, long proof) {
        ContentHash archive = proofs.archiveOf(proof).orElseThrow(NotFoundException::new);
        if (!authors.wasProved(copy.id(), archive)
                && snapshots
                        .snapshot(copy.id())
                        .filter(now -> ContentHash.of(now.archive()).equals(archive))
                        .isEmpty()) {
            throw new NotFoundException();
        }
    }

    /**
     * That an upload is there for the reader.
     *
     * @throws NotFoundException if it is not
     */
    public void checkUpload(long upload) {
        if (!isAdmin() && !uploads.isSentBy(upload, account())) {
            throw new NotFoundException();
        }
    }

    public long account() {
        return current.required().accountId();
    }

    public boolean isAdmin() {
        return current.required().isAdmin();
    }

    public Writer writer() {
        return new Writer(account(), isAdmin());
    }

    /** The account whose copies alone are listed; empty for an admin, who sees all. */
    public Optional<Long> whose() {
        return isAdmin() ? Optional.empty() : Optional.of(account());
    }

    /** @param revision as a form has it; a text that is no number has seen nothing */
    public CopyChange change(WorkingCopy copy, String revision) {
        return new CopyChange(copy.id(), account(), revision.matches("[0-9]{1,18}") ? Long.parseLong(revision) : 0);
    }

    /** @throws NotFoundException if that is no path */
    public static FilePath path(String path) {
        return FilePath.parse(path).orElseThrow(NotFoundException::new);
    }

    public static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}

package dev.grundy.studio.tab;

import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.SaveResult;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.core.Response;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;

/** Makes the changes that the forms of tabs want, as one revision of a copy. Usable only while a request is being worked on. */
@ApplicationScoped
class TabForms {
    private final WorkingCopies copies;
    private final WorkingCopyRepository files;
    private final StudioDoor door;
    private final Flash flash;

    TabForms(WorkingCopies copies, WorkingCopyRepository files, StudioDoor door, Flash flash) {
        this.copies = copies;
        this.files = files;
        this.door = door;
        this.flash = flash;
    }

    /** @throws NotFoundException if the copy is gone */
    Snapshot snapshot(WorkingCopy copy) {
        return copies.snapshot(copy.id()).orElseThrow(NotFoundException::new);
    }

    /** What was in a text at a revision, or is in it where it was not changed since; empty if that is not known. */
    String seen(Snapshot copy, FilePath path, CopyChange change) {
        return copies.at(copy.copy(), path, change.seen()).flatMap(FileText::of).orElse("");
    }

    /** Whether somebody has changed one of those files since they were seen, or taken it away. */
    boolean changedSince(CopyChange change, Collection<FilePath> paths) {
        return paths.stream()
                .anyMatch(path -> files.file(change.copy(), path)
                        .filter(file -> file.revision() <= change.seen())
                        .isEmpty());
    }

    /**
     * Where to go when all is done.
     *
     * @param said key of what is said there
     * @param again the form as it was sent, where something is wrong
     */
    record Ways(String then, String said, Function<Proposal.Bad, Object> again) {}

    /** @param snapshot what the proposal was made from: what others change at the same moment is not overwritten */
    Response answer(Snapshot snapshot, Proposal proposal, Ways ways) {
        Optional<Proposal.Bad> bad = switch (proposal) {
            case Proposal.Bad wrong -> Optional.of(wrong);
            case Proposal.Good(Edits edits) ->
                refused(copies.edit(new CopyChange(snapshot.copy(), door.account(), snapshot.revision()), edits));
        };
        if (bad.isPresent()) {
            return Response.status(FormErrors.STATUS)
                    .entity(ways.again().apply(bad.get()))
                    .build();
        }
        flash.success(ways.said());
        return StudioDoor.to(ways.then());
    }

    private static Optional<Proposal.Bad> refused(SaveResult outcome) {
        return switch (outcome) {
            case SaveResult.Done done -> Optional.empty();
            case SaveResult.Overtaken overtaken -> refused("studio-form-overtaken");
            case SaveResult.Refused refused -> refused(Reasons.key(refused.reason()));
        };
    }

    private static Optional<Proposal.Bad> refused(String key) {
        return Optional.of(new Proposal.Bad(FormErrors.none().and("form", key), Optional.empty()));
    }
}

package dev.grundy.studio.form;

import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileContent;
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
public class TabForms {
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

    /**
     * A form of a tab, with the copy that it is about.
     *
     * @param snapshot the files that proposals are made from
     * @param change that the form wants, from the revision that was seen
     */
    public record Asked(WorkingCopy copy, Snapshot snapshot, CopyChange change) {}

    /**
     * @param revision that was seen, as the form has it
     * @throws NotFoundException if the copy is gone, or is not there for the reader
     */
    public Asked asked(String id, String revision) {
        WorkingCopy copy = door.copy(id);
        Snapshot snapshot = copies.snapshot(copy.id()).orElseThrow(NotFoundException::new);
        return new Asked(copy, snapshot, door.change(copy, revision));
    }

    /** The copy as it is now, for a page. */
    public WorkingCopy now(Asked asked) {
        return door.copy(String.valueOf(asked.copy().id()));
    }

    /** The snapshot with those texts as they were seen; texts that are not known any more are empty. */
    public Snapshot seen(Asked asked, FilePath... paths) {
        Snapshot seen = asked.snapshot();
        for (FilePath path : paths) {
            Optional<String> text =
                    copies.at(seen.copy(), path, asked.change().seen()).flatMap(FileText::of);
            seen = seen.with(path, FileContent.text(text.orElse("")));
        }
        return seen;
    }

    /** Whether somebody has changed one of those files since they were seen, or taken it away. */
    public boolean isChangedSince(Asked asked, Collection<FilePath> paths) {
        return paths.stream()
                .anyMatch(path -> files.file(asked.change().copy(), path)
                        .filter(file -> file.revision() <= asked.change().seen())
                        .isEmpty());
    }

    /**
     * Makes the changes and goes to the tab; changes that others make at the same moment are not overwritten.
     *
     * @param tab the end of its address
     * @param said key of the message there
     * @param again the tab with the form as it was sent, where something is wrong
     */
    public Response answer(
            Asked asked, Proposal proposal, String tab, String said, Function<Proposal.Bad, Object> again) {
        Snapshot snapshot = asked.snapshot();
        Optional<Proposal.Bad> bad = switch (proposal) {
            case Proposal.Bad wrong -> Optional.of(wrong);
            case Proposal.Good(Edits edits) ->
                refused(copies.edit(new CopyChange(snapshot.copy(), door.account(), snapshot.revision()), edits));
        };
        if (bad.isPresent()) {
            return FormErrors.answer(again.apply(bad.get()));
        }
        flash.success(said);
        return StudioDoor.to(asked.copy().address() + "/" + tab);
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

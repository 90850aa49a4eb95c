package dev.grundy.studio.edit;

import dev.grundy.format.difference.Difference;
import dev.grundy.format.difference.Merge;
import dev.grundy.format.image.PicturePaths;
import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.SaveResult;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Texts;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.Optional;

/** Saves a text that was written in a form; where somebody else has changed it since, shows both texts and their merge. */
@ApplicationScoped
class Saving {
    private final WorkingCopies copies;
    private final StudioDoor door;
    private final Flash flash;

    Saving(WorkingCopies copies, StudioDoor door, Flash flash) {
        this.copies = copies;
        this.door = door;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/edit", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance merge(WorkingCopy copy, Both both);

        static native TemplateInstance unsaved(WorkingCopy copy, Sent sent, FormErrors errors);
    }

    /** The fields that a form brought. */
    record Sent(FilePath path, CopyChange change, String typed, boolean executable) {
        public String text() {
            return FileText.ofForm(typed);
        }

        /** As a page can show it. */
        public String shown() {
            return text().replace("\0", "\uFFFD");
        }
    }

    /**
     * Two texts of one file.
     *
     * @param theirs empty for a file that is no text any more
     * @param text the proposal to save: both changes together, or mine
     * @param merge empty where the common base is not known
     */
    record Both(Sent mine, Optional<String> theirs, String text, Optional<Merge> merge, Difference difference) {}

    /** @param then where to go when it is saved */
    Response save(WorkingCopy copy, Sent sent, String then) {
        if (FileText.bytes(sent.text()).length > FileText.LONGEST) {
            return unsaved(copy, sent, FormErrors.none().and("text", "studio-text-too-long", FileText.LONGEST >> 10));
        }
        if (sent.text().indexOf('\0') >= 0) {
            return unsaved(copy, sent, FormErrors.none().and("text", "studio-text-nul"));
        }
        if (PicturePaths.isRaster(sent.path().value())) {
            return unsaved(copy, sent, FormErrors.none().and("text", "studio-picture-text"));
        }
        FileContent content = new FileContent(FileText.bytes(sent.text()), sent.executable());
        return switch (copies.write(sent.change(), sent.path(), content)) {
            case SaveResult.Done done -> {
                flash.success("studio-saved");
                yield StudioDoor.to(then);
            }
            case SaveResult.Overtaken overtaken ->
                Response.status(Response.Status.CONFLICT)
                        .entity(Templates.merge(door.copy(String.valueOf(copy.id())), both(sent, overtaken)))
                        .build();
            case SaveResult.Refused refused ->
                unsaved(copy, sent, FormErrors.none().and("text", Reasons.key(refused.reason())));
        };
    }

    private static Both both(Sent mine, SaveResult.Overtaken overtaken) {
        Optional<String> theirs = FileText.of(overtaken.theirs());
        Merge.Names names = new Merge.Names(Texts.of("studio-merge-mine"), Texts.of("studio-merge-theirs"));
        Optional<Merge> merge = overtaken
                .base()
                .flatMap(FileText::of)
                .flatMap(base -> theirs.flatMap(other -> Merge.of(base, mine.text(), other, names)));
        String text = merge.map(Merge::text).orElse(mine.text());
        return new Both(mine, theirs, text, merge, Difference.of(theirs.orElse(""), mine.text()));
    }

    /** With everything that was typed: nothing of it is anywhere else. */
    private static Response unsaved(WorkingCopy copy, Sent sent, FormErrors errors) {
        return FormErrors.answer(Templates.unsaved(copy, sent, errors));
    }
}

package dev.grundy.studio.form;

import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.web.frame.FormErrors;
import java.util.Optional;
import java.util.function.Function;

/** The proposal of a tab's form for the files: changes, or the errors that forbid them. */
public sealed interface Proposal {
    record Good(Edits edits) implements Proposal {}

    /** @param where the line that has to be changed by hand, if that is the reason */
    record Bad(FormErrors errors, Optional<FileLine> where) implements Proposal {}

    static Proposal of(Edits edits) {
        return new Good(edits);
    }

    static Proposal wrong(String field, String messageKey, Object... arguments) {
        return wrong(FormErrors.none().and(field, messageKey, arguments));
    }

    static Proposal wrong(FormErrors errors) {
        return new Bad(errors, Optional.empty());
    }

    /** The file is written in a way that only its author can change without losing something. */
    static Proposal byHand(FileLine where) {
        return new Bad(FormErrors.none().and("form", "studio-by-hand"), Optional.of(where));
    }

    /** Goes on where nothing is wrong yet. */
    default Proposal then(Function<Edits, Proposal> next) {
        return switch (this) {
            case Good(Edits edits) -> next.apply(edits);
            case Bad bad -> bad;
        };
    }
}

package dev.grundy.problem.reports;

import dev.grundy.web.frame.FormErrors;
import java.util.List;
import java.util.Optional;

/**
 * A report as it was typed.
 *
 * @param kinds that may be chosen
 * @param kind  the code of one of them, or anything else
 */
record ComplaintForm(List<ComplaintKind> kinds, String kind, String text) {
    ComplaintForm {
        kinds = List.copyOf(kinds);
    }

    static ComplaintForm ofProblem(String kind, String text) {
        return new ComplaintForm(ComplaintKind.ofProblems(), kind, ComplaintText.of(text));
    }

    static ComplaintForm ofPost(String kind, String text) {
        return new ComplaintForm(ComplaintKind.ofPosts(), kind, ComplaintText.of(text));
    }

    public int longest() {
        return ComplaintText.LONGEST;
    }

    /** Empty where none was chosen that may be. */
    Optional<ComplaintKind> about() {
        return ComplaintKind.ofCode(kind).filter(kinds::contains);
    }

    FormErrors faults() {
        FormErrors errors =
                about().isPresent() ? FormErrors.none() : FormErrors.none().and("kind", "report-kind-form");
        return ComplaintText.fits(about().orElse(kinds.getFirst()), text)
                ? errors
                : errors.and("text", "report-text-form", ComplaintText.LONGEST, text.length());
    }
}

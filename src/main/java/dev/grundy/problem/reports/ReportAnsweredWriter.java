package dev.grundy.problem.reports;

import dev.grundy.people.email.PersonalLetters;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.Set;

/** Tells the confirmed address of a problem's reporter what was answered. */
@ApplicationScoped
class ReportAnsweredWriter implements LetterWriter {
    static final String KIND = "report-answered";

    private final ComplaintRepository complaints;
    private final PersonalLetters letters;

    ReportAnsweredWriter(ComplaintRepository complaints, PersonalLetters letters) {
        this.complaints = complaints;
        this.letters = letters;
    }

    @Override
    public Set<String> kinds() {
        return Set.of(KIND);
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return complaints
                .find(Long.parseLong(posted.about()))
                .filter(complaint -> posted.account().equals(Optional.of(complaint.account())))
                .flatMap(complaint -> complaint.answer().flatMap(answer -> letter(complaint, answer.text())));
    }

    private Optional<Letter> letter(Complaint complaint, String answer) {
        var problem = complaint.problem();
        LetterText text = LetterText.of("mail-report", problem.displayId(), problem.title());
        return letters.letter(complaint.account(), text.lines(answer).press(OwnReportPages.PATH));
    }
}

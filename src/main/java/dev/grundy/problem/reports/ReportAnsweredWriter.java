package dev.grundy.problem.reports;

import dev.grundy.people.email.PersonalLetters;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tells the confirmed address of a problem's reporter what was answered. */
@ApplicationScoped
class ReportAnsweredWriter implements LetterWriter {
    static final String KIND = "report-answered";

    private final ComplaintRepository complaints;
    private final PersonalLetters letters;
    private final SiteAddress site;

    ReportAnsweredWriter(ComplaintRepository complaints, PersonalLetters letters, SiteAddress site) {
        this.complaints = complaints;
        this.letters = letters;
        this.site = site;
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
        Stream<String> lead = Stream.of(Texts.of(
                "mail-report-text",
                complaint.problem().displayId(),
                complaint.problem().title(),
                site.origin()));
        return letters.letter(
                complaint.account(),
                Texts.of("mail-report-subject", complaint.problem().displayId()),
                Stream.concat(lead, answer.lines().map(String::strip).filter(line -> !line.isEmpty()))
                        .toList(),
                Texts.of("mail-report-link"),
                new LocalAddress(OwnReportPages.PATH));
    }
}

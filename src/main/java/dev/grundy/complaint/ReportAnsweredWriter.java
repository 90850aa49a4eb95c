package dev.grundy.complaint;

import dev.grundy.account.ConfirmedAddresses;
import dev.grundy.mail.Letter;
import dev.grundy.mail.LetterText;
import dev.grundy.mail.LetterText.Press;
import dev.grundy.mail.LetterWriter;
import dev.grundy.mail.Letters;
import dev.grundy.mail.PostedLetter;
import dev.grundy.web.LocalAddress;
import dev.grundy.web.SiteAddress;
import dev.grundy.web.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells the confirmed address of whoever reported a problem what was answered. */
@ApplicationScoped
class ReportAnsweredWriter implements LetterWriter {
    static final String KIND = "report-answered";

    private final ComplaintRepository complaints;
    private final ConfirmedAddresses addresses;
    private final SiteAddress site;

    ReportAnsweredWriter(ComplaintRepository complaints, ConfirmedAddresses addresses, SiteAddress site) {
        this.complaints = complaints;
        this.addresses = addresses;
        this.site = site;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return complaints
                .find(Long.parseLong(posted.about()))
                .filter(complaint -> posted.account().equals(Optional.of(complaint.account())))
                .flatMap(complaint -> complaint
                        .answer()
                        .flatMap(answer -> addresses
                                .of(complaint.account())
                                .map(address -> letter(address, complaint, answer.text()))));
    }

    private Letter letter(String address, Complaint complaint, String answer) {
        Stream<String> lead = Stream.of(Texts.of(
                "mail-report-text",
                complaint.problem().displayId(),
                complaint.problem().title(),
                site.origin()));
        List<String> paragraphs = Stream.concat(
                        lead, answer.lines().map(String::strip).filter(line -> !line.isEmpty()))
                .toList();
        return Letters.letter(
                address,
                new LetterText(
                        Texts.of("mail-report-subject", complaint.problem().displayId()),
                        Texts.of("mail-greeting", complaint.reporter()),
                        paragraphs,
                        Optional.of(new Press(
                                Texts.of("mail-report-link"),
                                site.of(new LocalAddress(OwnReportPages.PATH)).toString())),
                        List.of()));
    }
}

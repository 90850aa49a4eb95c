package dev.grundy.studio;

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

/** Tells the confirmed address of whoever asked for a publication what came of it. */
@ApplicationScoped
class RequestAnsweredWriter implements LetterWriter {
    static final String KIND = "publication-answered";

    private final RequestRepository requests;
    private final ConfirmedAddresses addresses;
    private final SiteAddress site;

    RequestAnsweredWriter(RequestRepository requests, ConfirmedAddresses addresses, SiteAddress site) {
        this.requests = requests;
        this.addresses = addresses;
        this.site = site;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return requests.find(Long.parseLong(posted.about()))
                .filter(request -> posted.account().equals(Optional.of(request.account())))
                .filter(request -> request.state() == RequestState.PUBLISHED || request.isSentBack())
                .flatMap(request -> addresses.of(request.account()).map(address -> letter(address, request)));
    }

    private Letter letter(String address, PublicationRequest request) {
        boolean back = request.isSentBack();
        String subject = back ? "mail-request-back-subject" : "mail-request-published-subject";
        String text = back ? "mail-request-back-text" : "mail-request-published-text";
        List<String> paragraphs = Stream.concat(
                        Stream.of(Texts.of(text, request.copyName(), site.origin())),
                        request.answer().orElse("").lines().map(String::strip).filter(line -> !line.isEmpty()))
                .toList();
        return Letters.letter(
                address,
                new LetterText(
                        Texts.of(subject, request.copyName()),
                        Texts.of("mail-greeting", request.asker()),
                        paragraphs,
                        Optional.of(new Press(
                                Texts.of("mail-request-link"),
                                site.of(new LocalAddress(request.address())).toString())),
                        List.of()));
    }
}

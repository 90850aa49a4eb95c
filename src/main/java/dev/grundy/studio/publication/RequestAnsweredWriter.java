package dev.grundy.studio.publication;

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

/** Tells the confirmed address of the author who asked for a publication what came of it. */
@ApplicationScoped
class RequestAnsweredWriter implements LetterWriter {
    static final String KIND = "publication-answered";

    private final RequestRepository requests;
    private final PersonalLetters letters;
    private final SiteAddress site;

    RequestAnsweredWriter(RequestRepository requests, PersonalLetters letters, SiteAddress site) {
        this.requests = requests;
        this.letters = letters;
        this.site = site;
    }

    @Override
    public Set<String> kinds() {
        return Set.of(KIND);
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return requests.find(Long.parseLong(posted.about()))
                .filter(request -> posted.account().equals(Optional.of(request.account())))
                .filter(request -> request.state() == RequestState.PUBLISHED || request.isSentBack())
                .flatMap(this::letter);
    }

    private Optional<Letter> letter(PublicationRequest request) {
        boolean back = request.isSentBack();
        String text = back ? "mail-request-back-text" : "mail-request-published-text";
        Stream<String> answer =
                request.answer().orElse("").lines().map(String::strip).filter(line -> !line.isEmpty());
        return letters.letter(
                request.account(),
                Texts.of(back ? "mail-request-back-subject" : "mail-request-published-subject", request.copyName()),
                Stream.concat(Stream.of(Texts.of(text, request.copyName(), site.origin())), answer)
                        .toList(),
                Texts.of("mail-request-link"),
                new LocalAddress(request.address()));
    }
}

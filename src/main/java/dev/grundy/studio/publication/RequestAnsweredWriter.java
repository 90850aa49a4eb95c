package dev.grundy.studio.publication;

import dev.grundy.people.email.PersonalLetters;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterText.Press;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.Set;

/** Tells an author who asked for a publication the outcome, at their confirmed address. */
@ApplicationScoped
class RequestAnsweredWriter implements LetterWriter {
    static final String KIND = "publication-answered";

    private final RequestRepository requests;
    private final PersonalLetters letters;

    RequestAnsweredWriter(RequestRepository requests, PersonalLetters letters) {
        this.requests = requests;
        this.letters = letters;
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
        String key = request.isSentBack() ? "mail-request-back" : "mail-request-published";
        return letters.letter(
                request.account(),
                LetterText.of(key, request.copyName())
                        .lines(request.answer().orElse(""))
                        .press(new Press(Texts.of("mail-request-link"), request.address())));
    }
}

package dev.grundy.problem.discussion.notice;

import dev.grundy.people.email.choice.ChosenLetters;
import dev.grundy.people.email.choice.ChosenMail;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes the mail about new answers. The answers are not in it: they can tell the solution. */
@ApplicationScoped
class AnswerMailWriter implements LetterWriter {
    static final String KIND = "new-answer";

    private final ChosenLetters letters;
    private final NewsRepository news;
    private final ProblemAccess access;

    AnswerMailWriter(ChosenLetters letters, NewsRepository news, ProblemAccess access) {
        this.letters = letters;
        this.news = news;
        this.access = access;
    }

    @Override
    public Set<String> kinds() {
        return Set.of(KIND);
    }

    /** Nothing for a person who may not read the problem, or has read the answers meanwhile; and nothing where they are gone. */
    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return letters.letter(
                ChosenMail.ANSWERS,
                posted,
                person -> news.find(person.accountId(), Long.parseLong(posted.about()))
                        .filter(OwnQuestion::isNew)
                        .filter(found -> access.mayRead(person, found.problem().tier()))
                        .map(AnswerMailWriter::text));
    }

    private static LetterText text(OwnQuestion question) {
        String problem = question.problem().title();
        return LetterText.of("mail-answers", question.title())
                .before(List.of(Texts.of("mail-answers-question", question.title(), problem)))
                .press(question.address())
                .after(Texts.of("mail-answers-once"));
    }
}

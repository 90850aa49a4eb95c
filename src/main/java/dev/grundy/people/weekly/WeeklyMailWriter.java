package dev.grundy.people.weekly;

import dev.grundy.people.account.Person;
import dev.grundy.people.email.choice.ChosenLetters;
import dev.grundy.people.email.choice.ChosenMail;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.Set;

/** Writes the weekly mail. */
@ApplicationScoped
class WeeklyMailWriter implements LetterWriter {
    static final String KIND = "weekly-mail";

    private final ChosenLetters letters;
    private final WeeklyNews news;

    WeeklyMailWriter(ChosenLetters letters, WeeklyNews news) {
        this.letters = letters;
        this.news = news;
    }

    @Override
    public Set<String> kinds() {
        return Set.of(KIND);
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return letters.letter(ChosenMail.WEEKLY, posted, this::text);
    }

    private Optional<LetterText> text(Person person) {
        return news.of(person)
                .map(said -> LetterText.of("mail-weekly")
                        .before(said.paragraphs())
                        .listed(said.listed())
                        .press(said.press()));
    }
}

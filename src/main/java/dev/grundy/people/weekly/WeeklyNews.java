package dev.grundy.people.weekly;

import dev.grundy.people.account.Person;
import dev.grundy.people.mail.LetterText.Press;
import java.util.List;
import java.util.Optional;

/** Knows the content of a person's weekly mail. Thread-safe. */
public interface WeeklyNews {
    /** In the language that {@link dev.grundy.web.frame.ReaderLanguage} says; empty when there is nothing to tell. */
    Optional<News> of(Person person);

    /**
     * The content of a weekly mail.
     *
     * @param paragraphs before the links
     * @param listed     links to single problems
     * @param press      where to go on
     */
    record News(List<String> paragraphs, List<Press> listed, Press press) {
        public News {
            paragraphs = List.copyOf(paragraphs);
            listed = List.copyOf(listed);
        }
    }
}

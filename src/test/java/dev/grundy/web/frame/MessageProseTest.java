package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.prose.Prose;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What can be counted of plain English, in every text of the pages and of mails. */
class MessageProseTest {
    private static final Map<String, Prose> MESSAGES = messages();

    @Test
    void noSentenceHasMoreThanTwentyFiveWords() {
        assertThat(keys(prose -> !prose.longSentences().isEmpty())).isEmpty();
    }

    @Test
    void theNounIsTheSubject() {
        assertThat(keys(prose -> !prose.stiffWords().isEmpty())).isEmpty();
    }

    @Test
    void nothingButAQuestionBeginsWithWhatOrWho() {
        assertThat(keys(prose -> !prose.statementsWithoutNoun().isEmpty())).isEmpty();
    }

    @Test
    void whatHasEndedIsNoLongerThere() {
        assertThat(keys(prose -> prose.text().contains("any more"))).isEmpty();
    }

    private static List<String> keys(Predicate<Prose> fault) {
        return MESSAGES.entrySet().stream()
                .filter(message -> fault.test(message.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** By key, each argument as one word. */
    private static Map<String, Prose> messages() {
        Texts texts = Texts.in(PageLanguage.ENGLISH);
        return texts.keys().stream()
                .collect(Collectors.toMap(
                        key -> key,
                        key -> new Prose(Objects.requireNonNull(texts.message(key))
                                .replaceAll("\\{(?:[^{}]|\\{[^}]*\\})*\\}", "X")),
                        (a, b) -> a,
                        TreeMap::new));
    }
}

package dev.grundy.people.mail;

import dev.grundy.web.frame.Texts;
import java.util.List;
import java.util.Optional;

/**
 * The text of a mail, in its reader's language. {@link Letters} adds the greeting, and the site to addresses.
 *
 * @param key    beginning of the keys of its texts, which end in {@code -subject}, {@code -text} and {@code -link}
 * @param values of subject and text, <code>{1}</code> and on; <code>{0}</code> is the site
 * @param before paragraphs below the text
 * @param listed links below that
 * @param press  the link to press; empty for nothing
 * @param after  paragraphs below that
 * @param stop   ends mails of its kind, when it is posted to as well; empty for a mail that nobody can end
 */
public record LetterText(
        String key,
        List<Object> values,
        List<String> before,
        List<Press> listed,
        Optional<Press> press,
        List<String> after,
        Optional<Press> stop) {
    public static LetterText of(String key, Object... values) {
        return new LetterText(
                key, List.of(values), List.of(), List.of(), Optional.empty(), List.of(), Optional.empty());
    }

    public LetterText before(List<String> paragraphs) {
        return new LetterText(key, values, paragraphs, listed, press, after, stop);
    }

    /** Paragraphs that somebody wrote: a line is one. */
    public LetterText lines(String written) {
        return before(written.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList());
    }

    public LetterText listed(List<Press> links) {
        return new LetterText(key, values, before, links, press, after, stop);
    }

    /** Labelled by the text of its own. */
    public LetterText press(String path) {
        return press(new Press(Texts.of(key + "-link"), path));
    }

    public LetterText press(Press link) {
        return new LetterText(key, values, before, listed, Optional.of(link), after, stop);
    }

    public LetterText after(String... paragraphs) {
        return new LetterText(key, values, before, listed, press, List.of(paragraphs), stop);
    }

    public LetterText stop(Press link) {
        return new LetterText(key, values, before, listed, press, after, Optional.of(link));
    }

    /**
     * A link.
     *
     * @param label the text of the link
     * @param path  on this site, beginning with a slash
     */
    public record Press(String label, String path) {
        public Press {
            if (!path.startsWith("/")) {
                throw new IllegalArgumentException("not a path on this site: '" + path + "'");
            }
        }
    }
}

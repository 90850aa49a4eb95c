package dev.grundy.problem.discussion;

import dev.grundy.format.render.StatementRenderer;
import dev.grundy.web.frame.FormErrors;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The text of a post.
 *
 * @param title empty for an answer
 * @param text  markdown
 */
public record PostText(String title, String text) {
    static final int LONGEST = 10_000;
    static final int LONGEST_TITLE = 120;

    private static final Pattern LINK = Pattern.compile("<a |://");
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}\\s]++");

    /** A form that nobody has filled in. */
    static final PostText NONE = new PostText("", "");

    /** As it is kept: lines end as everywhere here, and what no database takes is replaced. */
    static PostText of(String title, String text) {
        return new PostText(
                CONTROL.matcher(title).replaceAll(" ").strip(),
                text.replace("\r\n", "\n").replace("\0", "\uFFFD").strip());
    }

    public int longest() {
        return LONGEST;
    }

    public int longestTitle() {
        return LONGEST_TITLE;
    }

    /** Of a question, which has a title; after those that were found before. */
    FormErrors faultsOfQuestion(FormErrors found) {
        FormErrors errors = found;
        if (title.isEmpty() || title.length() > LONGEST_TITLE) {
            errors = errors.and("title", "discussion-title-form", LONGEST_TITLE, title.length());
        }
        return and(errors);
    }

    FormErrors faultsOfAnswer() {
        return and(FormErrors.none());
    }

    private FormErrors and(FormErrors errors) {
        boolean fits = !text.isEmpty() && text.length() <= LONGEST;
        return fits ? errors : errors.and("text", "discussion-text-form", LONGEST, text.length());
    }

    /** Also of those that are only written out, since readers follow them as well. */
    long links() {
        return LINK.matcher(StatementRenderer.post(text, Optional.empty()).replaceAll("href=\"[^\"]*+\"", ""))
                .results()
                .count();
    }
}

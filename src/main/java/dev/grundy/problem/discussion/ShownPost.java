package dev.grundy.problem.discussion;

import dev.grundy.format.render.InsteadOfCode;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.web.frame.Texts;
import java.util.Optional;

/**
 * A post as its reader sees it.
 *
 * @param html     of its text, already safe; without code where the reader may not see that
 * @param own      whether the reader wrote it
 * @param mayMark  whether the reader may call it helpful
 * @param moderate whether the reader may hide and lock it
 */
public record ShownPost(Post post, String html, boolean own, boolean mayMark, boolean moderate) {
    static ShownPost of(Post post, Reader reader, Post question) {
        boolean own = reader.wrote(post);
        boolean code = own || reader.seesCode();
        return new ShownPost(
                post,
                StatementRenderer.post(post.text(), code ? Optional.empty() : Optional.of(withheld())),
                own,
                post.question().isPresent()
                        && !own
                        && reader.wrote(question)
                        && !question.state().deleted(),
                reader.moderator());
    }

    /** The words that stand for code, for readers who may not see it yet; in their language. */
    public static InsteadOfCode withheld() {
        return new InsteadOfCode(Texts.of("discussion-code-withheld"), Texts.of("discussion-code-in-line"));
    }

    /** Whether the reader may see what was written in it before. */
    public boolean history() {
        return post.isChanged() && (own || moderate);
    }

    /** For its author: nothing of it changes while moderators hide it, or its question is locked. */
    public boolean mayChange(Post question) {
        return own && !post.state().hidden() && !question.state().locked();
    }
}

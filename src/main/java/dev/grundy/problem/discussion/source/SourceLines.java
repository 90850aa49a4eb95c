package dev.grundy.problem.discussion.source;

import dev.grundy.web.frame.FormErrors;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.regex.Pattern;

/** Answers which lines of people's own submissions their questions are about. Nobody's question shows the source of another. Thread-safe. */
@ApplicationScoped
public class SourceLines {
    private static final Pattern SUBMISSION = Pattern.compile("[1-9][0-9]{0,17}");
    private static final Pattern LINE = Pattern.compile("[1-9][0-9]{0,5}");

    private final SourceLineRepository repository;

    SourceLines(SourceLineRepository repository) {
        this.repository = repository;
    }

    /** Errors where the account has sent no such submission to the problem, or it has no such line; none where nothing was typed. */
    public CheckedLine check(long account, long problem, TypedLine typed) {
        if (typed.isEmpty()) {
            return CheckedLine.NONE;
        }
        Optional<String> source = SUBMISSION.matcher(typed.submission()).matches()
                ? repository.own(account, problem, Long.parseLong(typed.submission()))
                : Optional.empty();
        Optional<SourceExcerpt> excerpt = LINE.matcher(typed.line()).matches()
                ? source.flatMap(text -> SourceExcerpt.of(about(typed), text))
                : Optional.empty();
        return new CheckedLine(typed, excerpt, typed.without() ? FormErrors.none() : faults(source, excerpt));
    }

    /**
     * The line that a question is about.
     *
     * @param own      whether the reader wrote the question
     * @param seesCode whether the reader may see code of others about the problem
     */
    public ShownLine shown(long question, SourceLine about, boolean own, boolean seesCode) {
        return new ShownLine(
                about,
                own,
                own || seesCode
                        ? repository.ofQuestion(question).flatMap(text -> SourceExcerpt.of(about, text))
                        : Optional.empty());
    }

    private static FormErrors faults(Optional<String> source, Optional<SourceExcerpt> excerpt) {
        FormErrors none = FormErrors.none();
        if (source.isEmpty()) {
            return none.and("line", "discussion-line-no-submission");
        }
        return excerpt.isPresent()
                ? none
                : none.and(
                        "line", "discussion-line-no-line", source.get().lines().count());
    }

    /** Of what was found to be numbers. */
    private static SourceLine about(TypedLine typed) {
        return new SourceLine(Long.parseLong(typed.submission()), Integer.parseInt(typed.line()));
    }
}

package dev.grundy.submission.verdict;

import dev.grundy.format.pack.Wording;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import java.util.Optional;

/**
 * The part of a submission's page that tells, to a person who presses it, which idea explains a wrong answer.
 *
 * @param idea empty where nothing is compared: no verdict yet, or another one
 * @param admin whether the reader is told what went wrong on our side
 */
public record IdeaView(SubmissionSummary summary, Optional<Idea> idea, boolean admin) implements LivePart {
    @Override
    public boolean isOver() {
        return summary.status().isOver() && !isWaiting();
    }

    public boolean isWaiting() {
        return idea.filter(Idea.Waiting.class::isInstance).isPresent();
    }

    public boolean isTold() {
        return told().isPresent();
    }

    /** That both answer wrongly with the same words; 0 where nothing is told. */
    public int tests() {
        return told().map(Idea.Told::tests).orElse(0);
    }

    /** In the reader's language, to follow "like one that"; empty where nothing is told. */
    public String inWords() {
        return told().map(told -> inWords(told.misconception().idea())).orElse("");
    }

    /** Where it is explained. */
    public Optional<String> explainedAt() {
        return told().flatMap(told -> told.misconception().anchor())
                .map(anchor -> "/problems/" + summary.slug() + "/editorial#" + anchor);
    }

    /** What went wrong on our side, for admins. */
    public Optional<String> fault() {
        return idea.filter(known -> admin)
                .filter(Idea.Failed.class::isInstance)
                .map(Idea.Failed.class::cast)
                .map(Idea.Failed::message);
    }

    @Override
    public String revision() {
        return idea.map(known -> switch (known) {
                    case Idea.Waiting waiting -> "waiting";
                    case Idea.Told told -> "told";
                    case Idea.None none -> "nothing";
                    case Idea.Failed failed -> "failed";
                })
                .orElse(summary.status().isOver() ? "none" : "before");
    }

    private Optional<Idea.Told> told() {
        return idea.filter(Idea.Told.class::isInstance).map(Idea.Told.class::cast);
    }

    private static String inWords(Wording wording) {
        return ReaderLanguage.now() == PageLanguage.GERMAN ? wording.german() : wording.english();
    }
}

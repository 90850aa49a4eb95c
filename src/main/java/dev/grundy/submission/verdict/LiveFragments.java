package dev.grundy.submission.verdict;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The parts of a submission's page that change while it is watched. */
@CheckedTemplate(basePath = "submission", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
final class LiveFragments {
    private LiveFragments() {}

    static native TemplateInstance status(StatusView view);

    static native TemplateInstance counterexample(SearchView view);

    static native TemplateInstance idea(IdeaView view);

    static native TemplateInstance growth(GrowthView view);

    static native TemplateInstance phase(PhaseView view);

    static native TemplateInstance smallGames(SmallGamesView view);

    static native TemplateInstance again(SolveAgainView view);
}

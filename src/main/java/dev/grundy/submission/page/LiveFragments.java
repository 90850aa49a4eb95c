package dev.grundy.submission.page;

import dev.grundy.submission.finding.SolveAgainView;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The parts of a submission's page that change while it is watched, without those of findings. */
@CheckedTemplate(basePath = "submission/page", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
final class LiveFragments {
    private LiveFragments() {}

    static native TemplateInstance status(StatusView view);

    static native TemplateInstance again(SolveAgainView view);
}

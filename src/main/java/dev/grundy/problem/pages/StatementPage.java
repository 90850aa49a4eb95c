package dev.grundy.problem.pages;

import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.list.ProblemListRepository;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.problem.text.ProblemTexts;
import dev.grundy.problem.text.StatementView;
import dev.grundy.problem.text.TeaserView;
import dev.grundy.problem.text.Teasers;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;

/** The page with a problem's statement, the editor beside it. Usable only while a request is being worked on. */
@ApplicationScoped
public class StatementPage {
    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final LivePackages packages;
    private final ProblemTexts texts;
    private final Teasers teasers;
    private final ProblemListRepository list;

    StatementPage(
            ProblemAccess access,
            ProblemHeadings headings,
            LivePackages packages,
            ProblemTexts texts,
            Teasers teasers,
            ProblemListRepository list) {
        this.access = access;
        this.headings = headings;
        this.packages = packages;
        this.texts = texts;
        this.teasers = teasers;
        this.list = list;
    }

    @CheckedTemplate(basePath = "problem/pages", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance statement(ProblemHeading problem, StatementView statement);

        static native TemplateInstance teaser(ProblemHeading problem, TeaserView teaser, long opened);
    }

    /** The statement, or the teaser for who has not the tier. */
    public TemplateInstance of(Problem problem) {
        if (access.mayRead(problem)) {
            return Templates.statement(
                    headings.ofPage(problem, true), texts.statement(packages.of(problem), problem.slug));
        }
        ProblemHeading heading = headings.of(problem);
        return Templates.teaser(heading, teasers.of(problem), list.openedBy(heading.tier()));
    }
}

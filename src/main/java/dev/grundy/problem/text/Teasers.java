package dev.grundy.problem.text;

import dev.grundy.format.pack.BrokenPackageException;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.problem.catalogue.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.io.UncheckedIOException;
import org.jboss.logging.Logger;

/** The part of a problem that everybody may see, entitled or not: its first paragraph and its first drawing. Thread-safe. */
@ApplicationScoped
public class Teasers {
    private static final Logger LOG = Logger.getLogger(Teasers.class);

    private final LivePackages packages;
    private final ProblemTexts texts;

    Teasers(LivePackages packages, ProblemTexts texts) {
        this.packages = packages;
        this.texts = texts;
    }

    /** {@link TeaserView#NONE} where the package cannot be read: the title and the summary say what there is. */
    public TeaserView of(Problem problem) {
        try {
            return of(problem, packages.of(problem));
        } catch (BrokenPackageException | UncheckedIOException | IllegalStateException e) {
            LOG.warnf(e, "problem=%s: its package cannot be read here", problem.displayId);
            return TeaserView.NONE;
        }
    }

    /**
     * The drawing.
     *
     * @throws NotFoundException for every file but the one that the teaser shows to this reader
     */
    public Response drawing(Problem problem, String name, Request request) {
        ProblemPackage statement = packages.of(problem);
        if (of(problem, statement).file().filter(name::equals).isEmpty()) {
            throw new NotFoundException();
        }
        return ProblemImages.beside(statement.statements(), name, request);
    }

    private TeaserView of(Problem problem, ProblemPackage statement) {
        return texts.teaser(statement, "/problems/" + problem.slug + "/teaser");
    }
}

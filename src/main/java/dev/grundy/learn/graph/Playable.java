package dev.grundy.learn.graph;

import dev.grundy.format.pack.BrokenPackageException;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemHeading;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.io.UncheckedIOException;
import org.jboss.logging.Logger;

/** Tells pages of a problem whether it can be played: {@code inject:playable.is(problem)}. */
@ApplicationScoped
@Named("playable")
public class Playable {
    private static final Logger LOG = Logger.getLogger(Playable.class);

    private final LivePackages packages;

    Playable(LivePackages packages) {
        this.packages = packages;
    }

    /** False also where the package cannot be had: then other pages of the problem are still shown. */
    public boolean is(ProblemHeading problem) {
        try {
            return packages.of(problem).game().isPresent();
        } catch (UncheckedIOException | IllegalStateException | BrokenPackageException e) {
            LOG.debugf(e, "no package of problem=%s to play", problem.slug());
            return false;
        }
    }
}

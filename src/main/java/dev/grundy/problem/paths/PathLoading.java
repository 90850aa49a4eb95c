package dev.grundy.problem.paths;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.yaml.Faults;
import dev.grundy.problem.catalogue.CatalogueLoaded;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.ProblemRepository;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import org.jboss.logging.Logger;

/** Brings the paths beside the problems into the database, after the problems. */
@ApplicationScoped
class PathLoading {
    private static final Logger LOG = Logger.getLogger(PathLoading.class);

    private final PathRepository paths;
    private final PathLessonRepository lessons;
    private final ProblemRepository problems;
    private final CatalogueRepository catalogue;

    PathLoading(
            PathRepository paths,
            PathLessonRepository lessons,
            ProblemRepository problems,
            CatalogueRepository catalogue) {
        this.paths = paths;
        this.lessons = lessons;
        this.problems = problems;
        this.catalogue = catalogue;
    }

    /** A path with faults stays as it was; one whose file is gone goes. Faults are shown to admins beside those of packages. */
    void load(@Observes CatalogueLoaded loaded) {
        Faults faults = new Faults();
        PathFiles.Reading reading = PathFiles.read(loaded.problems().resolve(PackageReader.PATHS), faults);
        reading.paths().forEach(path -> noteUnknownProblems(path, faults));
        List<String> told = faults.list().stream().map(Fault::toString).toList();
        QuarkusTransaction.requiringNew().run(() -> {
            paths.lock();
            paths.replace(reading.paths(), reading.broken());
            lessons.replace(reading.paths(), reading.broken());
            if (!told.isEmpty()) {
                catalogue.noteFaults(PackageReader.PATHS, told);
            }
        });
        told.forEach(fault -> LOG.warnf("a path is broken: %s", fault));
    }

    private void noteUnknownProblems(LearningPath path, Faults faults) {
        for (LearningPath.Step step : path.steps()) {
            if (problems.byDisplayId(step.problem()).isEmpty()) {
                faults.warning(
                        path.slug() + ".yaml",
                        "no published problem has the display id '" + step.problem() + "'",
                        "the step is passed over; fix its id or the problem's package");
            }
        }
    }
}

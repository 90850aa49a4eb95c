package dev.grundy.learn.lesson;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.yaml.Faults;
import dev.grundy.learn.play.Positions;
import dev.grundy.problem.catalogue.CatalogueLoaded;
import dev.grundy.problem.catalogue.CatalogueRepository;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import org.jboss.logging.Logger;

/** Brings the lessons beside the paths into the database, after the problems. */
@ApplicationScoped
class LessonLoading {
    private static final Logger LOG = Logger.getLogger(LessonLoading.class);
    private static final String SHOWN = "paths/lessons";

    private final LessonRepository lessons;
    private final Positions positions;
    private final CatalogueRepository catalogue;

    LessonLoading(LessonRepository lessons, Positions positions, CatalogueRepository catalogue) {
        this.lessons = lessons;
        this.positions = positions;
        this.catalogue = catalogue;
    }

    /** A lesson with faults stays as it was; one whose directory is gone goes. Faults are shown to admins beside those of packages. */
    void load(@Observes CatalogueLoaded loaded) {
        Faults faults = new Faults();
        LessonFiles.Reading reading = LessonFiles.read(loaded.problems(), faults);
        // Those of the directory are at hand; reading all of them from the database took a fifth of a start.
        LessonFiles.noteUnknown(reading.lessons(), id -> loaded.pack(id).or(() -> positions.pack(id)), faults);
        List<String> told = faults.list().stream().map(Fault::toString).toList();
        QuarkusTransaction.requiringNew().run(() -> {
            lessons.lock();
            lessons.replace(reading.lessons(), reading.broken());
            if (!told.isEmpty()) {
                catalogue.noteFaults(SHOWN, told);
            }
        });
        told.forEach(fault -> LOG.warnf("a lesson is broken: %s", fault));
    }
}

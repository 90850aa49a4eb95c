package dev.grundy.problem.catalogue;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.FrontMatter;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.problem.catalogue.PublicationRepository.Act;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Makes packages live, one at a time of all nodes. A problem has one live version at any instant, the one before or the one after. Each
 * method works within the caller's transaction and takes the catalogue's lock, which is held until that ends. Thread-safe.
 */
@ApplicationScoped
public class Publisher {
    private static final Logger LOG = Logger.getLogger(Publisher.class);

    private final CatalogueRepository catalogue;
    private final PublicationRepository publications;
    private final JudgedContentRepository contents;
    private final Event<RememberedCatalogue.WentLive> published;

    Publisher(
            CatalogueRepository catalogue,
            PublicationRepository publications,
            JudgedContentRepository contents,
            Event<RememberedCatalogue.WentLive> published) {
        this.catalogue = catalogue;
        this.publications = publications;
        this.contents = contents;
        this.published = published;
    }

    /**
     * The request of an admin.
     *
     * @param account the admin's account
     * @param seen    id of the version that was live when they looked; 0 for none
     * @param origin  from where the package comes
     * @param reason  one line of at most 500 characters; may be empty
     */
    public record Press(long account, long seen, VersionOrigin origin, String reason) {
        /** Of a working copy that was proved. */
        public static Press ofStudio(long account, long seen) {
            return new Press(account, seen, VersionOrigin.STUDIO, "");
        }

        /** Of a version that was live before. */
        public static Press ofHistory(long account, long seen, String reason) {
            return new Press(account, seen, VersionOrigin.HISTORY, reason);
        }
    }

    /**
     * Makes a package of the directory live, unless it is what the directory offered last: somebody may have published another
     * since. Answers what keeps it from being served.
     *
     * @param archive its files as a zip, asked for if there is no version of that content
     */
    List<String> offer(ProblemPackage problem, Supplier<byte[]> archive) {
        catalogue.lock();
        FrontMatter matter = problem.frontMatter();
        Optional<String> owner = owner(matter);
        if (owner.isPresent()) {
            return List.of("display_id " + matter.displayId() + " or slug " + matter.slug() + " belongs to problem_id "
                    + owner.get() + " in the catalogue; keep that problem_id, or choose other names");
        }
        Optional<LiveState> before = publications.state(matter.problemId());
        if (before.isEmpty() || !isHeld(before.get(), problem)) {
            long id = goLive(problem, archive, Act.OF_DIRECTORY);
            publications.offered(id, problem.hash());
        }
        return List.of();
    }

    /** Whether what is served stays although the directory holds this package. */
    private boolean isHeld(LiveState live, ProblemPackage problem) {
        boolean offeredAgain = live.offered().filter(problem.hash()::equals).isPresent();
        if (offeredAgain) {
            return live.published() && (live.described() || live.origin() != VersionOrigin.DIRECTORY);
        }
        if (live.isServedBy(problem.hash())) {
            publications.offered(live.problem(), problem.hash());
            publications.ownedByDirectory(live.problem());
            return true;
        }
        return false;
    }

    /**
     * Makes a package live that is known to be good: it was proved, or live before.
     *
     * @param archive its files as a zip, asked for if there is no version of that content
     */
    public Publishing publish(ProblemPackage problem, Supplier<byte[]> archive, Press press) {
        catalogue.lock();
        FrontMatter matter = problem.frontMatter();
        Optional<String> owner = owner(matter);
        if (owner.isPresent()) {
            return new Publishing.NamesTaken(owner.get());
        }
        Optional<LiveState> before = publications.state(matter.problemId());
        if (before.filter(live -> live.isServedBy(problem.hash())).isPresent()) {
            return new Publishing.Same(before.get());
        }
        if (before.map(LiveState::version).orElse(0L) != press.seen()) {
            return new Publishing.Overtaken();
        }
        goLive(problem, archive, new Act(press.origin(), Optional.of(press.account()), press.reason()));
        return new Publishing.Done(publications.state(matter.problemId()).orElseThrow(), before);
    }

    /**
     * Keeps a package as a version of its problem without making it live, so that submissions can be judged by it. Answers its id;
     * empty where there is no such problem.
     */
    public Optional<Long> keep(ProblemPackage problem, Supplier<byte[]> archive) {
        catalogue.lock();
        return publications
                .state(problem.frontMatter().problemId())
                .map(state -> version(state.problem(), problem, archive));
    }

    private long version(long problem, ProblemPackage content, Supplier<byte[]> archive) {
        long version = catalogue
                .findVersion(problem, content.hash())
                .orElseGet(() -> catalogue.addVersion(problem, content.hash(), archive.get()));
        contents.note(version, content.judgedContent());
        return version;
    }

    private Optional<String> owner(FrontMatter matter) {
        return catalogue.ownerOfNames(
                matter.problemId(), matter.displayId(), matter.slug().value());
    }

    private long goLive(ProblemPackage problem, Supplier<byte[]> archive, Act act) {
        FrontMatter matter = problem.frontMatter();
        long id = catalogue.describe(
                matter, languages(problem), !problem.editorials().isEmpty());
        publications.goLive(id, version(id, problem, archive), act);
        published.fire(new RememberedCatalogue.WentLive());
        LOG.infof("Published %s %s", matter.displayId(), matter.title());
        return id;
    }

    /** Sorted; also those whose tool is missing now. */
    private static List<String> languages(ProblemPackage problem) {
        return problem.languages().isEmpty()
                ? List.of()
                : Languages.standard().all().stream()
                        .map(Language::id)
                        .filter(problem::allows)
                        .sorted()
                        .toList();
    }
}

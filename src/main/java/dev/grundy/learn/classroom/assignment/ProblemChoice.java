package dev.grundy.learn.classroom.assignment;

import dev.grundy.format.pack.BrokenPackageException;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ProblemType;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.notebook.OwnCollections;
import dev.grundy.problem.paths.PublishedPaths;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.web.frame.FormErrors;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/** Finds the problems that a teacher chose: by their names, by a path, and by a collection of the teacher's. Thread-safe. */
@ApplicationScoped
class ProblemChoice {
    private static final Logger LOG = Logger.getLogger(ProblemChoice.class);

    /** The form of slugs and display ids: only such texts are looked up. */
    private static final String NAME = "[A-Za-z0-9_.-]{1,80}";

    /** So many of the names that are wrong are said. */
    private static final int NAMED = 20;

    private static final int LONGEST_NAMED = 80;

    private final ProblemRepository problems;
    private final PublishedPaths paths;
    private final OwnCollections collections;
    private final LivePackages packages;

    ProblemChoice(ProblemRepository problems, PublishedPaths paths, OwnCollections collections, LivePackages packages) {
        this.problems = problems;
        this.paths = paths;
        this.collections = collections;
        this.packages = packages;
    }

    /** The paths and collections that may be chosen whole. */
    record Offer(List<PublishedPaths.Outline> paths, List<OwnCollections.Named> collections) {}

    /**
     * The problems that were chosen.
     *
     * @param problems each once, in their order; fewer where something is wrong
     */
    record Chosen(List<Long> problems, FormErrors errors) {}

    Offer offer(long teacher) {
        return new Offer(paths.all(), collections.of(teacher));
    }

    /** @param level that each problem must have by hand; 0 for none */
    @Transactional
    Chosen of(AssignmentForm form, long teacher, int level) {
        List<String> typed = form.names();
        if (typed.size() > Assignment.MOST_PROBLEMS) {
            return refused("problems", "assignment-problems-too-many", Assignment.MOST_PROBLEMS);
        }
        List<String> names = new ArrayList<>(typed);
        if (!form.path.isEmpty()) {
            Optional<PublishedPaths.Outline> path = paths.bySlug(form.path);
            if (path.isEmpty()) {
                return refused("path", "assignment-path-gone");
            }
            names.addAll(path.get().problems());
        }
        if (!form.collection.isEmpty()) {
            Optional<List<String>> collected = collection(teacher, form.collection);
            if (collected.isEmpty()) {
                return refused("collection", "assignment-collection-gone");
            }
            names.addAll(collected.get());
        }
        return found(names, level);
    }

    private Optional<List<String>> collection(long teacher, String id) {
        return id.matches("[1-9][0-9]{0,17}") ? collections.problems(teacher, Long.parseLong(id)) : Optional.empty();
    }

    private Chosen found(List<String> names, int level) {
        Map<String, Problem> known = published(names);
        List<String> unknown = names.stream()
                .filter(name -> !known.containsKey(name))
                .distinct()
                .toList();
        if (!unknown.isEmpty()) {
            return refused("problems", "assignment-problems-unknown", said(unknown));
        }
        Map<Long, Problem> chosen = names.stream()
                .flatMap(name -> Optional.ofNullable(known.get(name)).stream())
                .collect(Collectors.toMap(Problem::id, problem -> problem, (one, _) -> one, LinkedHashMap::new));
        if (chosen.isEmpty()) {
            return refused("problems", "assignment-problems-none");
        }
        if (chosen.size() > Assignment.MOST_PROBLEMS) {
            return refused("problems", "assignment-problems-too-many", Assignment.MOST_PROBLEMS);
        }
        List<String> lacking = chosen.values().stream()
                .filter(problem -> levels(problem) < level)
                .map(problem -> problem.displayId)
                .toList();
        return lacking.isEmpty()
                ? new Chosen(List.copyOf(chosen.keySet()), FormErrors.none())
                : refused("problems", "assignment-problems-no-level", level, said(lacking));
    }

    /** By each of their two names, as it was asked for. */
    private Map<String, Problem> published(List<String> names) {
        List<String> possible =
                names.stream().filter(name -> name.matches(NAME)).toList();
        if (possible.isEmpty()) {
            return Map.of();
        }
        Map<String, Problem> known = new LinkedHashMap<>();
        for (Problem problem : problems.list("published and (slug in ?1 or displayId in ?1)", possible)) {
            known.put(problem.displayId, problem);
            known.put(problem.slug, problem);
        }
        return known;
    }

    /** How many can be answered by hand; none of a talk, which nobody can write down, and of a package that cannot be read here. */
    private int levels(Problem problem) {
        try {
            return Optional.of(packages.of(problem))
                    .filter(pack -> pack.type().equals(ProblemType.PASS_FAIL))
                    .flatMap(pack -> pack.practice().byHand())
                    .map(ByHand::levels)
                    .map(List::size)
                    .orElse(0);
        } catch (BrokenPackageException | UncheckedIOException | IllegalStateException e) {
            LOG.warnf(e, "cannot read the package of %s, so nobody can assign it by hand", problem.displayId);
            return 0;
        }
    }

    private static String said(List<String> names) {
        String said = names.stream()
                .limit(NAMED)
                .map(name -> name.length() > LONGEST_NAMED ? name.substring(0, LONGEST_NAMED) + "…" : name)
                .collect(Collectors.joining(", "));
        return names.size() > NAMED ? said + ", …" : said;
    }

    private static Chosen refused(String field, String messageKey, Object... arguments) {
        return new Chosen(List.of(), FormErrors.none().and(field, messageKey, arguments));
    }
}

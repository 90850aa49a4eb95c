package dev.grundy.studio.tab;

import dev.grundy.format.yaml.YamlEdit;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.form.Proposal;
import dev.grundy.web.frame.FormErrors;
import java.util.List;
import java.util.Optional;

/** The edits of a copy's files that add, change and delete a program below {@code submissions}. */
final class SolutionEdits {
    private static final FilePath GENERATORS = new FilePath("generators/generators.yaml");
    private static final List<String> REFERENCE = List.of("solution");

    private SolutionEdits() {}

    /**
     * A program as a form describes it.
     *
     * @param folder below submissions
     */
    record Wanted(String folder, String name, Said said) {
        /** Below submissions. */
        String path() {
            return folder + "/" + name;
        }
    }

    static Proposal add(Snapshot copy, Wanted wanted, FileContent source) {
        Optional<FilePath> path = path(wanted);
        if (path.isEmpty()) {
            return Proposal.wrong("name", "studio-solution-name-form");
        }
        if (copy.files().containsKey(path.get())) {
            return Proposal.wrong("name", "studio-taken");
        }
        return Proposal.of(Edits.none().add(path.get(), source))
                .then(edits -> said(copy, edits, SubmissionsText.of(submissions(copy)), wanted));
    }

    /** Moves it where it is expected to be, and has submissions.yaml and the reference solver follow. */
    static Proposal change(Snapshot copy, Solution known, Wanted wanted) {
        Optional<FilePath> path = path(wanted);
        if (path.isEmpty()) {
            return Proposal.wrong("name", "studio-solution-name-form");
        }
        String from = "submissions/" + known.path();
        Edits edits = Edits.none();
        for (FilePath file : known.files()) {
            Optional<FilePath> target = FilePath.parse(path.get() + file.value().substring(from.length()));
            if (target.isEmpty()) {
                return Proposal.wrong("name", "studio-solution-name-form");
            }
            edits = edits.move(file, target.get());
        }
        Optional<SubmissionsText> renamed =
                SubmissionsText.of(submissions(copy)).renamed(known.path(), wanted.path());
        if (renamed.isEmpty()) {
            return Proposal.byHand(SubmissionsText.of(submissions(copy)).where(known.path()));
        }
        return said(copy, edits, renamed.get(), wanted).then(moved -> reference(copy, moved, known, path.get()));
    }

    static Proposal delete(Snapshot copy, Solution known) {
        Optional<String> generators = copy.text(GENERATORS).filter(text -> names(text, known));
        if (generators.isPresent()) {
            return new Proposal.Bad(
                    FormErrors.none().and("form", "studio-solution-answers"),
                    Optional.of(referenceIn(generators.get())));
        }
        SubmissionsText before = SubmissionsText.of(submissions(copy));
        Optional<SubmissionsText> after = before.without(known.path());
        if (after.isEmpty()) {
            return Proposal.byHand(before.where(known.path()));
        }
        return Proposal.of(rewritten(copy, Edits.none().removeAll(known.files()), after.get()));
    }

    private static Optional<FilePath> path(Wanted wanted) {
        return FilePath.parse("submissions/" + wanted.path())
                .filter(FilePath::isOfTheFormat)
                .filter(path -> !wanted.name().contains("/"));
    }

    private static Proposal said(Snapshot copy, Edits edits, SubmissionsText before, Wanted wanted) {
        if (before.yaml().isEmpty() && wanted.said().isNothing()) {
            return Proposal.of(edits);
        }
        return before.with(wanted.path(), wanted.said())
                .map(after -> Proposal.of(rewritten(copy, edits, after)))
                .orElseGet(() -> Proposal.byHand(before.where(wanted.path())));
    }

    private static Edits rewritten(Snapshot copy, Edits edits, SubmissionsText after) {
        return after.text().equals(submissions(copy))
                ? edits
                : copy.rewritten(edits, SubmissionsText.FILE, after.text());
    }

    private static Proposal reference(Snapshot copy, Edits edits, Solution known, FilePath path) {
        Optional<String> text = copy.text(GENERATORS).filter(generators -> names(generators, known));
        if (text.isEmpty() || path.value().equals("submissions/" + known.path())) {
            return Proposal.of(edits);
        }
        return YamlEdit.of(text.get())
                .filter(yaml -> yaml.value(REFERENCE).equals(Optional.of("/submissions/" + known.path())))
                .flatMap(yaml -> yaml.withPlain(REFERENCE, "/" + path))
                .filter(yaml -> !names(yaml.text(), known))
                .map(yaml -> Proposal.of(edits.write(GENERATORS, copy.rewritten(GENERATORS, yaml.text()))))
                .orElseGet(() -> Proposal.byHand(referenceIn(text.get())));
    }

    private static boolean names(String generators, Solution known) {
        return generators.contains("/submissions/" + known.path());
    }

    private static FileLine referenceIn(String generators) {
        return YamlEdit.of(generators)
                .map(yaml -> FileLine.of(GENERATORS, yaml, REFERENCE))
                .orElseGet(() -> FileLine.of(GENERATORS));
    }

    private static String submissions(Snapshot copy) {
        return copy.yaml(SubmissionsText.FILE);
    }
}

package dev.grundy.studio.tab;

import dev.grundy.format.yaml.YamlEdit;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.General;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.form.Proposal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Which validation the {@code problem.yaml} of a copy asks for: {@code type} and, in the legacy formats, {@code validation}.
 *
 * @param yaml empty where the file is none
 */
record ProblemTypeText(Snapshot copy, Optional<YamlEdit> yaml) {
    private static final List<String> TYPE = List.of("type");
    private static final List<String> VALIDATION = List.of("validation");
    private static final List<String> FLAGS = List.of("validator_flags");
    private static final String INTERACTIVE = "interactive";
    private static final String MULTI_PASS = "multi-pass";
    private static final String PASS_FAIL = "pass-fail";

    static ProblemTypeText of(Snapshot copy) {
        return new ProblemTypeText(copy, YamlEdit.of(copy.yaml(General.PROBLEM)));
    }

    boolean isInteractive() {
        return types().contains(INTERACTIVE) || words(VALIDATION).contains(INTERACTIVE);
    }

    boolean isMultiPass() {
        return types().contains(MULTI_PASS) || words(VALIDATION).contains(MULTI_PASS);
    }

    private List<String> types() {
        return yaml.map(edit -> edit.oneOrMore(TYPE)).orElse(List.of());
    }

    private List<String> words(List<String> key) {
        return yaml.flatMap(edit -> edit.value(key)).map(RootSettings::split).orElse(List.of());
    }

    /** Flags of the default comparison, as the legacy formats have them here. */
    List<String> flags() {
        return words(FLAGS);
    }

    /** With a program of its own that validates, or without. */
    Proposal validated(Edits edits, boolean byProgram, boolean interactive) {
        return changed(edits, copy.format().isLegacy() ? legacy(byProgram, interactive) : current(interactive));
    }

    Proposal flagged(Edits edits, List<String> flags) {
        return changed(
                edits,
                flags.equals(flags())
                        ? yaml
                        : yaml.flatMap(edit ->
                                flags.isEmpty() ? edit.without(FLAGS) : edit.with(FLAGS, String.join(" ", flags))));
    }

    private Proposal changed(Edits edits, Optional<YamlEdit> changed) {
        if (changed.isEmpty()) {
            return Proposal.byHand(yaml.map(edit -> FileLine.of(General.PROBLEM, edit, TYPE))
                    .orElseGet(() -> FileLine.of(General.PROBLEM)));
        }
        if (changed.equals(yaml)) {
            return Proposal.of(edits);
        }
        return Proposal.of(edits.write(
                General.PROBLEM, copy.rewritten(General.PROBLEM, changed.get().text())));
    }

    private Optional<YamlEdit> legacy(boolean byProgram, boolean interactive) {
        String wanted = byProgram ? interactive ? "custom interactive" : "custom" : "default";
        boolean isSaid = byProgram
                ? words(VALIDATION).contains("custom") && words(VALIDATION).contains(INTERACTIVE) == interactive
                : !words(VALIDATION).contains("custom");
        return isSaid ? yaml : yaml.flatMap(edit -> edit.withPlain(VALIDATION, wanted));
    }

    private Optional<YamlEdit> current(boolean interactive) {
        List<String> types = new ArrayList<>(types());
        if (interactive == isInteractive() && (interactive || !isMultiPass())) {
            return yaml;
        }
        types.removeAll(List.of(INTERACTIVE, MULTI_PASS, PASS_FAIL));
        if (interactive) {
            types.add(INTERACTIVE);
        }
        if (types.isEmpty()) {
            types.add(PASS_FAIL);
        }
        return yaml.flatMap(
                edit -> types.size() == 1 ? edit.withPlain(TYPE, types.getFirst()) : edit.with(TYPE, types));
    }
}

package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.AnswerForm;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.hand.HandCheck;
import dev.grundy.judge.hand.HandMaking;
import dev.grundy.judge.hand.HandMaking.Made;
import dev.grundy.problem.answer.AnswerSheet;
import dev.grundy.problem.drawing.Drawings;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whether the problem can be worked out by hand: instances are made, drawn, asked for in the form, and their answers checked. */
public final class ByHandCheck {
    private static final int SEEDS = 5;
    private static final String NONSENSE = "none of it";

    private final Proof proof;
    private final ProblemPackage problem;
    private final Findings findings = new Findings(Check.BY_HAND);

    public ByHandCheck(Proof proof) {
        this.proof = proof;
        this.problem = proof.problem();
    }

    /** One instance that is to be made. */
    private record Wanted(ByHand rules, int level, int seed) {
        String name() {
            return "level " + level + ", seed " + seed;
        }
    }

    public CheckResult byHand() {
        Optional<ByHand> rules = problem.practice().byHand();
        if (rules.isEmpty() || problem.type().interactive() || problem.type().submitAnswer()) {
            return CheckResult.skipped(
                    Check.BY_HAND,
                    rules.isEmpty()
                            ? "practice.yaml has no by_hand"
                            : "a problem of this type has no answer that one could write down");
        }
        HandMaking making = new HandMaking(proof.runner().ready());
        HandCheck check = new HandCheck(proof.runner().ready());
        List<Wanted> all = wanted(rules.get());
        proof.parallel().each(all, wanted -> findings.attempt(() -> tryOut(wanted, making, check)));
        int levels = rules.get().levels().size();
        findings.figure("levels", levels);
        findings.figure("instances", all.size());
        return findings.result(all.size() + " instances on " + levels + (levels == 1 ? " level" : " levels"));
    }

    private static List<Wanted> wanted(ByHand rules) {
        List<Wanted> all = new ArrayList<>();
        for (int level = 1; level <= rules.levels().size(); level++) {
            for (int seed = 1; seed <= SEEDS; seed++) {
                all.add(new Wanted(rules, level, seed));
            }
        }
        return all;
    }

    private void tryOut(Wanted wanted, HandMaking making, HandCheck check) {
        Made made = making.make(wanted.rules().levels().get(wanted.level() - 1).withSeed(wanted.seed()));
        requireSmall(wanted, made);
        requireDrawing(wanted, made);
        String written =
                wanted.rules().form().map(form -> writtenBy(form, wanted, made)).orElse(made.answer());
        if (!check.check(made.input(), made.answer(), written).accepted()) {
            findings.error(
                    wanted.name() + ": the checker refuses the reference answer as the form writes it, '"
                            + written.strip() + "', on " + made.input().strip(),
                    "let the fields of by_hand.answer make up an output");
        }
        if (check.check(made.input(), made.answer(), NONSENSE).accepted()) {
            findings.error(
                    wanted.name() + ": the checker accepts '" + NONSENSE + "' on "
                            + made.input().strip(),
                    "let it refuse what is no answer");
        }
    }

    private void requireSmall(Wanted wanted, Made made) {
        int bytes = made.input().getBytes(StandardCharsets.UTF_8).length;
        if (bytes > ByHand.LARGEST_BYTES) {
            findings.error(
                    wanted.name() + ": the input has " + bytes + " bytes",
                    "let the level make inputs of at most " + ByHand.LARGEST_BYTES + " bytes");
        }
    }

    private void requireDrawing(Wanted wanted, Made made) {
        Legend legend = new Legend(
                List.of(),
                wanted.rules()
                        .form()
                        .map(form -> AnswerForm.split(made.answer(), form.count(made.input(), made.answer())))
                        .orElse(List.of()));
        wanted.rules().drawing().ifPresent(drawing -> {
            if (Drawings.of(drawing, made.input(), legend).isEmpty()) {
                findings.error(
                        wanted.name() + ": nothing is drawn of " + made.input().strip(),
                        "name the drawing whose inputs look like this one, or let the level make smaller ones");
            }
        });
    }

    /** The reference answer, after a person has filled it into the form. */
    private String writtenBy(AnswerForm form, Wanted wanted, Made made) {
        AnswerSheet sheet = AnswerSheet.of(form, form.count(made.input(), made.answer()), made.answer());
        sheet.fault()
                .ifPresent(fault -> findings.error(
                        wanted.name() + ": the reference answer '"
                                + made.answer().strip() + "' does not fit into the form: " + fault,
                        "let by_hand.answer have a field for each word of an output"));
        return sheet.text();
    }
}

package dev.grundy.learn.hand;

import dev.grundy.format.pack.AnswerForm;
import dev.grundy.format.pack.ByHand;
import dev.grundy.learn.hand.HandInstanceView.RightRows;
import dev.grundy.problem.answer.AnswerSheet;
import dev.grundy.problem.drawing.Drawings;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Picture;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Puts together the page of an instance. Thread-safe. */
@ApplicationScoped
class InstanceViews {
    private final Answering answering;

    InstanceViews(Answering answering) {
        this.answering = answering;
    }

    /**
     * How things stand with an instance.
     *
     * @param answer the last one; its text fills the form
     * @param shown  whether the solution was asked for
     */
    HandInstanceView of(HandInstance instance, ByHand rules, Optional<HandAnswer> answer, boolean shown) {
        Optional<AnswerForm> form = rules.form();
        int rows = form.map(given -> given.count(instance.input(), instance.answer()))
                .orElse(1);
        String text = answer.map(HandAnswer::text).orElse("");
        boolean told = shown || answer.filter(HandAnswer::isRight).isPresent();
        Optional<Explanation> lines = form.map(given -> compared(instance, given, rows, text));
        return new HandInstanceView(
                instance,
                rules.levels().size(),
                picture(instance, rules, rows, told),
                form.map(given -> AnswerSheet.of(given, rows, text)),
                text,
                answer,
                shown,
                told ? Optional.of(lines.orElseGet(() -> new Explanation(List.of(), 0))) : Optional.empty(),
                lines.filter(compared -> compared.count() > 1)
                        .map(compared -> new RightRows(compared.right(), compared.count())));
    }

    private static Optional<Picture> picture(HandInstance instance, ByHand rules, int rows, boolean told) {
        List<String> names = rules.form()
                .map(form -> IntStream.range(0, rows).mapToObj(form::rowName).toList())
                .orElse(List.of());
        List<String> marks = told ? AnswerForm.split(instance.answer(), rows) : List.of();
        return rules.drawing().flatMap(drawing -> Drawings.of(drawing, instance.input(), new Legend(names, marks)));
    }

    /** Empty lines where a package's own checker alone knows the right answers. */
    private Explanation compared(HandInstance instance, AnswerForm form, int rows, String text) {
        List<String> expected = AnswerForm.split(instance.answer(), rows);
        if (!answering.isDecidedAtOnce(instance) || expected.size() != rows) {
            return new Explanation(List.of(), 0);
        }
        List<String> given = AnswerForm.split(text, rows);
        List<Explanation.Line> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            String mine = row < given.size() ? given.get(row) : "";
            boolean right = !mine.isEmpty() && answering.isRight(instance, mine, expected.get(row));
            lines.add(new Explanation.Line(form.rowName(row), mine, expected.get(row), right));
        }
        return new Explanation(
                lines, (int) lines.stream().filter(Explanation.Line::right).count());
    }
}

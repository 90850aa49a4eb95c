package dev.grundy.problem.pages;

import dev.grundy.kernel.ContentHash;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.render.Rendered;
import dev.grundy.problem.render.SampleHtml;
import dev.grundy.problem.render.ShownSample;
import dev.grundy.problem.render.StatementRenderer;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;

/** The texts of packages as pages show them, rendered once for each content. Safe for use by several threads. */
@ApplicationScoped
class ProblemTexts {
    private static final int MOST_KEPT = 500;

    private final OnceMade<Key, StatementView> statements = new OnceMade<>(MOST_KEPT);
    private final OnceMade<Key, EditorialView> editorials = new OnceMade<>(MOST_KEPT);

    /** @param address where the files beside the statement are served */
    StatementView statement(ProblemPackage problem, String address) {
        return statements.get(new Key(problem.hash(), address), () -> renderStatement(problem, address));
    }

    /** @param address where the files beside the editorial are served */
    EditorialView editorial(ProblemPackage problem, String address) {
        return editorials.get(
                new Key(problem.hash(), address),
                () -> problem.editorials().stream()
                        .findFirst()
                        .map(text -> StatementRenderer.editorial(problem, text, address))
                        .map(ProblemTexts::editorialView)
                        .orElse(EditorialView.NONE));
    }

    private static EditorialView editorialView(Rendered rendered) {
        int largest = rendered.headings().stream()
                .mapToInt(Rendered.Heading::level)
                .min()
                .orElse(0);
        return new EditorialView(
                EditorialParts.of(rendered.html()),
                rendered.headings().stream()
                        .filter(heading -> heading.level() == largest)
                        .toList());
    }

    private static StatementView renderStatement(ProblemPackage problem, String address) {
        List<ShownSample> samples = ShownSample.of(problem, ShownSample.Contents.NONE);
        Rendered rendered = problem.statements().stream()
                .findFirst()
                .map(text -> StatementRenderer.statement(problem, text, address, samples))
                .orElseGet(ProblemTexts::noStatement);
        return new StatementView(
                rendered.html(),
                samplesFrom(samples, rendered.samplesPlaced()),
                problem.practice().hints().stream()
                        .map(problem.constants()::fillIn)
                        .map(StatementRenderer::fragment)
                        .toList(),
                problem.limits().cpuTime(),
                problem.limits().memory());
    }

    private static List<String> samplesFrom(List<ShownSample> samples, int first) {
        List<String> html = new ArrayList<>();
        for (int i = first; i < samples.size(); i++) {
            html.add(SampleHtml.of(samples.get(i), i + 1));
        }
        return html;
    }

    private static Rendered noStatement() {
        return new Rendered("", 0, List.of(), List.of());
    }

    private record Key(ContentHash hash, String address) {}
}

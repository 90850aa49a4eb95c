package dev.grundy.problem.text;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.format.render.html.SampleHtml;
import dev.grundy.format.render.html.ShownSample;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The texts of packages as pages show them, in the language that suits the reader best, rendered once for each content. Safe for use by several threads. */
@ApplicationScoped
public class ProblemTexts {
    private static final int MOST_KEPT = 500;

    private final OnceMade<Key, StatementView> statements = new OnceMade<>(MOST_KEPT);
    private final OnceMade<Key, TeaserView> teasers = new OnceMade<>(MOST_KEPT);
    private final OnceMade<Key, EditorialView> editorials = new OnceMade<>(MOST_KEPT);

    /** @param slug of the problem, below whose address the files beside the statement are served */
    public StatementView statement(ProblemPackage problem, String slug) {
        String address = "/problems/" + slug + "/statement";
        PageLanguage reader = ReaderLanguage.now();
        return statements.get(
                new Key(problem.hash(), address, reader),
                () -> renderStatement(problem, inBestLanguage(problem.statements(), reader), address));
    }

    /** @param address where the teaser's drawing is served */
    TeaserView teaser(ProblemPackage problem, String address) {
        PageLanguage reader = ReaderLanguage.now();
        return teasers.get(
                new Key(problem.hash(), address, reader),
                () -> inBestLanguage(problem.statements(), reader)
                        .map(text -> TeaserView.of(text.language(), StatementRenderer.teaser(problem, text, address)))
                        .orElse(TeaserView.NONE));
    }

    /** @param address where the files beside the editorial are served */
    public EditorialView editorial(ProblemPackage problem, String address) {
        PageLanguage reader = ReaderLanguage.now();
        return editorials.get(
                new Key(problem.hash(), address, reader),
                () -> inBestLanguage(problem.editorials(), reader)
                        .map(text ->
                                editorialView(text.language(), StatementRenderer.editorial(problem, text, address)))
                        .orElse(EditorialView.NONE));
    }

    /** The reader's own if there is one, else English, else the first. */
    private static Optional<Statement> inBestLanguage(List<Statement> texts, PageLanguage reader) {
        return Stream.of(reader, PageLanguage.ENGLISH)
                .flatMap(language -> texts.stream().filter(text -> isIn(language, text)))
                .findFirst()
                .or(() -> texts.stream().findFirst());
    }

    private static boolean isIn(PageLanguage language, Statement text) {
        return text.language().split("-", 2)[0].equals(language.code());
    }

    private static EditorialView editorialView(String language, Rendered rendered) {
        int largest = rendered.headings().stream()
                .mapToInt(Rendered.Heading::level)
                .min()
                .orElse(0);
        return new EditorialView(
                language,
                EditorialParts.of(rendered.html()),
                rendered.headings().stream()
                        .filter(heading -> heading.level() == largest)
                        .toList());
    }

    private static StatementView renderStatement(
            ProblemPackage problem, Optional<Statement> statement, String address) {
        List<ShownSample> samples = ShownSample.of(problem, ShownSample.Contents.NONE);
        Rendered rendered = statement
                .map(text -> StatementRenderer.statement(problem, text, address, samples))
                .orElseGet(ProblemTexts::noStatement);
        return new StatementView(
                statement.map(Statement::language).orElse(""),
                rendered.html(),
                rendered.firstSection(),
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
        return new Rendered("", 0, List.of(), List.of(), List.of());
    }

    private record Key(ContentHash hash, String address, PageLanguage reader) {}
}

package dev.grundy.problem.render;

import dev.grundy.problem.pack.Constants;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.Statement;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders the texts of packages. Has no state; safe for use by several threads. */
public final class StatementRenderer {
    private StatementRenderer() {}

    /**
     * A statement as HTML.
     *
     * @param base address of the directory that the statement lies in, for its images and files
     * @param samples all of them: a statement may place some itself
     */
    public static Rendered statement(
            ProblemPackage problem, Statement statement, String base, List<ShownSample> samples) {
        return render(problem, statement, base, samples);
    }

    /**
     * An editorial as HTML. Empty language headings under "Implementations" show the files
     * {@code submissions/accepted/solution.*}; example blocks show as pairs of input and output.
     *
     * @param base address of the directory that the editorial lies in
     */
    public static Rendered editorial(ProblemPackage problem, Statement editorial, String base) {
        return render(problem, editorial, base, List.of());
    }

    /** A short markdown text, such as a hint, as HTML without images. */
    public static String fragment(String markdown) {
        Rendered rendered = new MarkdownRenderer(List.of(), List.of()).render(markdown);
        return SafeHtml.policy(
                        (element, attribute, value) -> null,
                        (element, attribute, value) -> orNull(new Addresses("").link(value)))
                .sanitize(rendered.html());
    }

    /**
     * The {@code example} blocks of a markdown text, for checking them; constants are filled in.
     *
     * @throws IllegalArgumentException when a block has no line {@code ---}
     */
    public static List<Example> examples(Statement text, Constants constants) {
        return MarkdownBlocks.examples(constants.fillIn(text.body()), text.firstLine());
    }

    /** The programs that an editorial writes out under "Implementations", which must be accepted like any other. */
    public static List<WrittenProgram> writtenPrograms(Statement editorial, Constants constants) {
        return MarkdownBlocks.writtenPrograms(constants.fillIn(editorial.body()), editorial.firstLine());
    }

    private static Rendered render(ProblemPackage problem, Statement text, String base, List<ShownSample> samples) {
        Addresses addresses = new Addresses(base);
        Rendered raw = switch (text.markup()) {
            case MARKDOWN ->
                new MarkdownRenderer(samples, problem.submissions())
                        .render(problem.constants().fillIn(text.body()));
            case LATEX -> new LatexRenderer(problem.constants(), samples).render(text.body());
            case HTML -> new Rendered(text.body(), 0, List.of(), List.of());
            case PDF ->
                new Rendered(
                        "<p><a href=\"" + text.file().getFileName() + "\">Statement (PDF)</a></p>\n",
                        // spec 2025-09: a PDF shows its samples itself; legacy: no statement does
                        problem.format().isLegacy() ? 0 : samples.size(),
                        List.of(),
                        List.of("the statement is a PDF and is linked, not rendered"));
        };
        return new Rendered(safe(raw.html(), addresses), raw.samplesPlaced(), raw.headings(), raw.notes());
    }

    private static String safe(String html, Addresses addresses) {
        return SafeHtml.policy(
                        (element, attribute, value) -> orNull(addresses.image(value)),
                        (element, attribute, value) -> orNull(addresses.link(value)))
                .sanitize(html);
    }

    // The sanitizer drops an attribute whose policy answers null.
    private static @Nullable String orNull(Optional<String> value) {
        return value.orElse(null);
    }
}

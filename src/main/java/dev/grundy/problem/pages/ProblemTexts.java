package dev.grundy.problem.pages;

import dev.grundy.kernel.ContentHash;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.Statement;
import dev.grundy.problem.render.Rendered;
import dev.grundy.problem.render.SampleHtml;
import dev.grundy.problem.render.ShownSample;
import dev.grundy.problem.render.StatementRenderer;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The texts of packages as pages show them, rendered once for each content. Safe for use by several threads. */
@ApplicationScoped
class ProblemTexts {
    private final Map<Key, StatementView> statements = kept();
    private final Map<Key, EditorialView> editorials = kept();

    /** @param address where the files beside the statement are served */
    StatementView statement(ProblemPackage problem, String address) {
        return statements.computeIfAbsent(new Key(problem.hash(), address), key -> renderStatement(problem, address));
    }

    /** @param address where the files beside the editorial are served */
    EditorialView editorial(ProblemPackage problem, String address) {
        return editorials.computeIfAbsent(
                new Key(problem.hash(), address),
                key -> new EditorialView(problem.editorials().stream()
                        .findFirst()
                        .map(text -> StatementRenderer.editorial(problem, text, address)
                                .html())
                        .orElse("")));
    }

    private static StatementView renderStatement(ProblemPackage problem, String address) {
        List<ShownSample> samples = ShownSample.of(problem, ShownSample.Contents.NONE);
        Statement text = problem.statements().getFirst();
        Rendered rendered = StatementRenderer.statement(problem, text, address, samples);
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

    private static <V> Map<Key, V> kept() {
        return Collections.synchronizedMap(new RecentlyUsed<>());
    }

    private record Key(ContentHash hash, String address) {}

    /** Forgets what has not been asked for longest. */
    private static final class RecentlyUsed<V> extends LinkedHashMap<Key, V> {
        private static final long serialVersionUID = 1L;
        private static final int MOST = 500;

        private RecentlyUsed() {
            super(MOST, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, V> eldest) {
            return size() > MOST;
        }
    }
}

package dev.grundy.people.operator;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.web.frame.PageLanguage;
import io.quarkus.runtime.Startup;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** The texts of the operator, read once. Templates ask {@code inject:operatorTexts}. Thread-safe. */
@Startup(Interceptor.Priority.PLATFORM_BEFORE) // texts that cannot be shown are refused before the node works
@Singleton
@Named("operatorTexts")
public class OperatorTexts {
    private static final long LONGEST_BYTES = 1 << 18;

    private final Map<OperatorPage, Map<PageLanguage, String>> texts = new EnumMap<>(OperatorPage.class);

    /** @throws UnusableException when the directory is none, or a text cannot be read or shown */
    OperatorTexts(OperatorConfig config) {
        config.pages().ifPresent(this::read);
    }

    /**
     * A text as a page shows it.
     *
     * @param language in which it is written
     */
    record Shown(String html, PageLanguage language) {}

    /** The pages for which there is a text, in the order in which the foot of a page names them. */
    public List<OperatorPage> getPages() {
        return List.copyOf(texts.keySet());
    }

    /** Names of the files that a directory lacks, of those that could be in it. */
    public static List<String> missingIn(Path directory) {
        return Arrays.stream(OperatorPage.values())
                .flatMap(page -> Arrays.stream(PageLanguage.values()).map(language -> file(page, language)))
                .filter(file -> !Files.exists(directory.resolve(file)))
                .toList();
    }

    private static String file(OperatorPage page, PageLanguage language) {
        return page.code() + "." + language.code() + ".md";
    }

    /** In the language of the reader, or in the other one where the operator wrote no more; empty without a text. */
    Optional<Shown> shown(OperatorPage page, PageLanguage wanted) {
        Map<PageLanguage, String> written = texts.getOrDefault(page, Map.of());
        return Stream.concat(Stream.of(wanted), written.keySet().stream())
                .filter(written::containsKey)
                .findFirst()
                .map(language -> new Shown(Objects.requireNonNull(written.get(language)), language));
    }

    private void read(Path directory) {
        if (!Files.isDirectory(directory)) {
            throw new UnusableException("grundy.operator.pages is " + directory.toAbsolutePath()
                    + ", which is no directory: make it, or leave the key out");
        }
        for (OperatorPage page : OperatorPage.values()) {
            for (PageLanguage language : PageLanguage.values()) {
                Path file = directory.resolve(file(page, language));
                if (Files.exists(file)) {
                    texts.computeIfAbsent(page, first -> new EnumMap<>(PageLanguage.class))
                            .put(language, html(file));
                }
            }
        }
    }

    private static String html(Path file) {
        try {
            if (Files.size(file) > LONGEST_BYTES) {
                throw new UnusableException(
                        file.toAbsolutePath() + " is longer than " + (LONGEST_BYTES >> 10) + " KiB: shorten it");
            }
            Rendered rendered = StatementRenderer.words(Files.readString(file));
            if (!rendered.notes().isEmpty()) {
                throw new UnusableException(
                        file.toAbsolutePath() + " cannot be shown: " + String.join("; ", rendered.notes()));
            }
            return rendered.html();
        } catch (IOException e) {
            throw new UnusableException(file.toAbsolutePath() + " cannot be read as UTF-8: " + e.getMessage());
        }
    }
}

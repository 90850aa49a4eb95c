package dev.grundy.format.starter;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.SourceCheck;
import dev.grundy.format.language.SourceText;
import dev.grundy.format.pack.ProblemPackage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The programs that people begin with. Has no state; safe for use by several threads. */
public final class Starters {
    private Starters() {}

    /** The text in an empty editor: the package's own program, or that of the language where there is none that could be sent. */
    public static String of(ProblemPackage problem, Language language) {
        return own(problem, language)
                .map(file -> look(file, language))
                .filter(SourceCheck.Result.Fine.class::isInstance)
                .map(fine -> ((SourceCheck.Result.Fine) fine).source().text())
                .orElseGet(language::starter);
    }

    /**
     * The package's own: {@code attachments/starter.} with an extension of the language. The format has a place for files that
     * solvers are given, so other judges hand it out too.
     */
    public static Optional<Path> own(ProblemPackage problem, Language language) {
        return language.extensions().stream()
                .flatMap(extension -> Optional.ofNullable(problem.attachments().get("starter." + extension)).stream())
                .findFirst();
    }

    /**
     * Whether it could be sent as it is.
     *
     * @throws UncheckedIOException when the file cannot be read any more
     */
    public static SourceCheck.Result look(Path file, Language language) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(Math.toIntExact(SourceCheck.LARGEST.bytes() + 1));
            return SourceCheck.check(SourceText.ofBytes(bytes), language, SourceCheck.LARGEST);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}

package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.template.TemplateMark;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Finds the places that {@code ./grundy new} left to a package's author: the lines of texts and programs that bear its mark. */
public final class LeftToWrite {
    private LeftToWrite() {}

    public static CheckResult of(ProblemPackage problem) {
        Findings findings = new Findings(Check.NOTHING_LEFT_TO_WRITE);
        List<Path> texts = texts(problem.root());
        texts.forEach(text -> look(problem.root(), text, findings));
        return findings.result(texts.size() + " texts and programs");
    }

    private static List<Path> texts(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> TemplateMark.mayBeIn(
                            file.getFileName().toString(), file.toFile().length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + root, e);
        }
    }

    private static void look(Path root, Path text, Findings findings) {
        findings.looked();
        for (TemplateMark mark : TemplateMark.in(bytes(text))) {
            findings.error(
                    root.relativize(text) + ":" + mark.line() + ": " + mark.text(), "write it and take the mark away");
        }
    }

    private static byte[] bytes(Path text) {
        try {
            return Files.readAllBytes(text);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + text, e);
        }
    }
}

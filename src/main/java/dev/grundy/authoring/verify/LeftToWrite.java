package dev.grundy.authoring.verify;

import dev.grundy.problem.pack.ProblemPackage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what {@code ./grundy new} left to a package's author: the lines of texts and programs that bear its mark. */
public final class LeftToWrite {
    /** Stands before what is to be written. */
    public static final String MARK = "WRITE-ME";

    private static final Set<String> TEXTS = Set.of("md", "yaml", "tex", "cpp", "h", "java", "py", "js");
    private static final long LARGEST_BYTES = 1 << 20;
    private static final int MOST_SHOWN = 80;

    private LeftToWrite() {}

    static CheckResult of(ProblemPackage problem) {
        Findings findings = new Findings(Check.NOTHING_LEFT_TO_WRITE);
        List<Path> texts = texts(problem.root());
        texts.forEach(text -> look(problem.root(), text, findings));
        return findings.result(texts.size() + " texts and programs");
    }

    private static List<Path> texts(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .filter(LeftToWrite::isText)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + root, e);
        }
    }

    private static boolean isText(Path file) {
        String name = file.getFileName().toString();
        return TEXTS.contains(name.substring(name.lastIndexOf('.') + 1))
                && file.toFile().length() <= LARGEST_BYTES;
    }

    private static void look(Path root, Path text, Findings findings) {
        findings.looked();
        List<String> lines = lines(text);
        for (int i = 0; i < lines.size(); i++) {
            int mark = lines.get(i).indexOf(MARK);
            if (mark >= 0) {
                findings.error(
                        root.relativize(text) + ":" + (i + 1) + ": "
                                + shortened(lines.get(i).substring(mark)),
                        "write it and take the mark away");
            }
        }
    }

    private static String shortened(String line) {
        return line.length() <= MOST_SHOWN ? line : line.substring(0, MOST_SHOWN) + "…";
    }

    private static List<String> lines(Path text) {
        try {
            return new String(Files.readAllBytes(text), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + text, e);
        }
    }
}

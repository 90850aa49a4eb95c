package dev.grundy.format.exchange.export;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.yaml.YamlText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files of an archive that is being put together. */
final class ExportDraft {
    private final ProblemPackage problem;
    private final TestMaker made;
    private final SortedMap<String, byte[]> files = new TreeMap<>();
    private final Set<String> executables = new HashSet<>();
    private final List<String> losses = new ArrayList<>();

    ExportDraft(ProblemPackage problem, TestMaker made) {
        this.problem = problem;
        this.made = made;
    }

    ProblemPackage problem() {
        return problem;
    }

    SortedMap<String, byte[]> files() {
        return files;
    }

    boolean isExecutable(String path) {
        return executables.contains(path);
    }

    List<String> losses() {
        return losses.stream().distinct().toList();
    }

    void loses(String what) {
        losses.add(what);
    }

    void add(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** A YAML file; none where there are no keys. */
    void add(String path, Map<String, Object> yaml) {
        if (!yaml.isEmpty()) {
            add(path, YamlText.of(yaml));
        }
    }

    void add(String path, byte[] content) {
        files.put(path, content);
    }

    void copy(Path file, String path) throws IOException {
        files.put(path, Files.readAllBytes(file));
        if (Files.isExecutable(file)) {
            executables.add(path);
        }
    }

    /** Copies a directory of the package; hidden files stay behind. */
    void copyDirectory(String directory, String to) throws IOException {
        Path from = problem.root().resolve(directory);
        if (!Files.isDirectory(from)) {
            return;
        }
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String path = from.relativize(file).toString();
                if (!("/" + path).contains("/.")) {
                    copy(file, to + "/" + path);
                }
            }
        }
    }

    /** A program with constants filled in. */
    void program(Program program, String directory) {
        for (Map.Entry<String, byte[]> file :
                program.contents(problem.constants()).entrySet()) {
            String path = directory + "/" + file.getKey();
            files.put(path, file.getValue());
            if (program.isExecutable(file.getKey())) {
                executables.add(path);
            }
        }
    }

    byte[] input(InputSource source) {
        return switch (source) {
            case InputSource.Given given -> given.file().bytes();
            case InputSource.Generated generated -> made.input(generated);
        };
    }

    byte[] answer(TestCase test) {
        return test.answer() instanceof AnswerSource.Given given ? given.file().bytes() : made.answer(test);
    }
}

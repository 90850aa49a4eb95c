package dev.grundy.format.exchange;

import dev.grundy.base.kernel.BoundedMatch;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.test.Grading.Aggregation;
import dev.grundy.format.read.tree.Archive;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue.Sequence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Makes a package of DMOJ problem data: init.yml and an archive of inputs and outputs. */
final class DmojImport {
    static final String FILE = "init.yml";
    private static final double STANDARD_SECONDS = 2;
    private static final int STANDARD_MEBIBYTES = 256;
    /** Compiling nests as deep as the expression does. */
    private static final int LONGEST_PATTERN = 500;

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final List<String> READ = List.of(
            "archive",
            "test_cases",
            "checker",
            "points",
            "interactive",
            "custom_judge",
            "signature_grader",
            "generator",
            "generator_args");

    private final PackageDraft draft;
    private final String name;
    private final Faults faults = new Faults();
    private final YamlSection init;
    private final Map<String, byte[]> data = new TreeMap<>();
    private final DmojGenerators generators;
    private final Set<String> usedData = new HashSet<>();

    /** Tests that give their points together, or none. */
    private record Batch(double points, List<Case> cases, List<Integer> needs) {}

    /** Names of files, empty where there is none; and what makes those that are not there. */
    private record Case(String input, String output, Optional<DmojGenerators.Call> call) {}

    DmojImport(PackageDraft draft, String name) throws IOException {
        this.draft = draft;
        this.name = Names.ofPackage(name);
        this.init = YamlSection.of(Files.readString(draft.original().resolve(FILE)), FILE, faults);
        this.generators = new DmojGenerators(draft, init, data);
        refuseFaults();
    }

    String run() throws IOException {
        readData();
        List<Batch> batches = batches();
        DmojValidation validation = new DmojValidation(draft, init, data);
        boolean scoring = isScoring(batches) || validation.isPartial();
        int number = 0;
        double total = 0;
        for (Batch batch : batches) {
            String group = Names.padded(++number, batches.size());
            write(
                    batch,
                    scoring
                            ? "secret/g" + group + "/"
                            : "secret/" + (batch.cases().size() > 1 ? group + "-" : ""),
                    number,
                    batches.size());
            total += batch.points();
            if (scoring) {
                GroupScores.write(
                        draft,
                        "g" + group,
                        batch.points(),
                        validation.isPartial() ? Aggregation.MINIMUM : Aggregation.PASS_FAIL,
                        batch.needs().stream()
                                .map(needed -> "g" + Names.padded(needed, batches.size()))
                                .toList());
            }
        }
        if (scoring) {
            GroupScores.total(draft, total);
        }
        generators.write();
        validation(validation);
        for (String key : init.keys()) {
            if (!READ.contains(key)) {
                draft.loses("init.yml: '" + key + "' has no counterpart and is kept only as an original");
            }
        }
        problemYaml(scoring, validation.isInteractive());
        keepTheRestOfTheArchive();
        draft.keepTheRest();
        return name;
    }

    /** @throws ExchangeException when something in init.yml is not what its key asks for */
    private void refuseFaults() {
        List<Fault> errors =
                faults.list().stream().filter(Fault::isError).distinct().toList();
        if (!errors.isEmpty()) {
            String others = errors.size() > 1 ? " (and " + (errors.size() - 1) + " more)" : "";
            throw new ExchangeException(errors.getFirst() + others, errors);
        }
    }

    private void readData() throws IOException {
        Optional<String> archive = init.text("archive");
        if (archive.isEmpty()) {
            readData(draft.original());
            return;
        }
        Path zip = draft.use(archive.get());
        if (!Files.isRegularFile(zip)) {
            throw new ExchangeException("init.yml names the archive '" + archive.get() + "', which is not there");
        }
        try (Scratch unpacked = Scratch.make()) {
            Archive.unpack(zip, unpacked.directory(), draft.limits());
            // Not what was answered: the names in init.yml count from the top of the archive.
            try (Stream<Path> tops = Files.list(unpacked.directory())) {
                readData(tops.findFirst().orElse(unpacked.directory()));
            }
        }
    }

    private void readData(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                data.put(directory.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
    }

    private List<Batch> batches() throws IOException {
        boolean isList =
                init.value("test_cases").filter(Sequence.class::isInstance).isPresent();
        List<Batch> batches = new ArrayList<>();
        if (isList) {
            for (YamlSection entry : init.sections("test_cases")) {
                batches.add(batch(entry));
            }
        } else {
            batches.addAll(byNames(init.section("test_cases").orElseGet(() -> YamlSection.empty(FILE, faults))));
        }
        refuseFaults();
        if (batches.isEmpty()) {
            throw new ExchangeException("init.yml has no test cases that could be found; write them as a list");
        }
        return batches;
    }

    private Batch batch(YamlSection entry) throws IOException {
        List<YamlSection> batched = entry.has("batched") ? entry.sections("batched") : List.of(entry);
        List<Case> cases = new ArrayList<>();
        for (YamlSection one : batched) {
            cases.add(new Case(one.text("in").orElse(""), one.text("out").orElse(""), generators.call(one, entry)));
        }
        return new Batch(points(entry), cases, needs(entry));
    }

    private static List<Integer> needs(YamlSection entry) {
        List<Integer> needs = new ArrayList<>();
        for (String number : entry.texts("dependencies")) {
            if (number.matches("[1-9][0-9]{0,4}")) {
                needs.add(Integer.valueOf(number));
            } else {
                entry.wrong("dependencies", "a list of numbers of batches, counted from 1");
            }
        }
        return needs;
    }

    private double points(YamlSection entry) {
        return (entry.has("points") ? entry : init).number("points").orElse(1.0);
    }

    /** Files are paired by the numbers in their names when init.yml gives only patterns, or none. */
    private List<Batch> byNames(YamlSection patterns) {
        Optional<Pattern> inputs = pattern(patterns, "input_format");
        Optional<Pattern> outputs = pattern(patterns, "output_format");
        Map<String, String> outputByKey = new LinkedHashMap<>();
        data.keySet().forEach(file -> key(outputs, "out", file).ifPresent(key -> outputByKey.put(key, file)));
        Map<String, Case> cases = new TreeMap<>();
        data.keySet()
                .forEach(file -> key(inputs, "in", file)
                        .filter(outputByKey::containsKey)
                        .ifPresent(key -> cases.put(
                                key, new Case(file, Objects.requireNonNull(outputByKey.get(key)), Optional.empty()))));
        return cases.values().stream()
                .map(one -> new Batch(points(init), List.of(one), List.of()))
                .toList();
    }

    private static Optional<Pattern> pattern(YamlSection patterns, String key) {
        Optional<String> text = patterns.text(key);
        if (text.filter(given -> given.length() > LONGEST_PATTERN).isPresent()) {
            return patterns.wrong(key, "a regular expression of at most " + LONGEST_PATTERN + " characters");
        }
        try {
            return text.map(given -> Pattern.compile(given.replace("(?P<", "(?<")));
        } catch (PatternSyntaxException e) {
            return patterns.wrong(key, "a regular expression: " + e.getDescription());
        }
    }

    /** The numbers of a file that is of the kind; without a pattern, "in" or "out" must be a word of its name. */
    private static Optional<String> key(Optional<Pattern> pattern, String kind, String file) {
        boolean matches = pattern.map(given -> isFound(given, file))
                .orElseGet(() ->
                        List.of(file.toLowerCase(Locale.ROOT).split("[^a-z]+")).contains(kind));
        if (!matches) {
            return Optional.empty();
        }
        StringBuilder key = new StringBuilder();
        Matcher numbers = NUMBER.matcher(file);
        while (numbers.find()) {
            key.append(String.format("%12s/", numbers.group()));
        }
        return Optional.of(key.toString());
    }

    private static boolean isFound(Pattern pattern, String file) {
        try {
            return BoundedMatch.find(pattern, file);
        } catch (UnusableException e) {
            throw new ExchangeException(FILE + ": " + e.getMessage(), e);
        }
    }

    private static boolean isScoring(List<Batch> batches) {
        boolean hasBatches = batches.stream().anyMatch(batch -> batch.cases().size() > 1);
        return hasBatches
                || batches.stream().mapToDouble(Batch::points).distinct().count() > 1;
    }

    private void write(Batch batch, String prefix, int number, int count) throws IOException {
        for (int i = 0; i < batch.cases().size(); i++) {
            Case one = batch.cases().get(i);
            boolean isAlone = batch.cases().size() == 1 && !prefix.contains("/g");
            String test = prefix
                    + (isAlone
                            ? Names.padded(number, count)
                            : Names.padded(i + 1, batch.cases().size()));
            if (one.call().isPresent()) {
                generators.add(test, one.call().get(), given(one.input()), given(one.output()));
            } else {
                draft.write("data/" + test + ".in", content(one.input()));
                draft.write("data/" + test + ".ans", content(one.output()));
            }
        }
    }

    private Optional<byte[]> given(String file) {
        return file.isEmpty() ? Optional.empty() : Optional.of(content(file));
    }

    private byte[] content(String file) {
        if (file.isEmpty()) {
            return new byte[0];
        }
        usedData.add(file);
        byte[] content = data.get(file);
        if (content == null) {
            throw new ExchangeException("init.yml names the test file '" + file + "', which is not in the data");
        }
        if (!init.has("archive")) {
            draft.use(file);
        }
        return new String(content, StandardCharsets.ISO_8859_1)
                .replace("\r\n", "\n")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private void validation(DmojValidation validation) throws IOException {
        Optional<List<String>> flags = validation.write();
        refuseFaults();
        if (flags.isPresent()) {
            draft.set("data/secret/test_group.yaml", "output_validator_args", flags.get());
        }
    }

    /** Keeps the files of the archive besides tests and programs. */
    private void keepTheRestOfTheArchive() throws IOException {
        if (init.has("archive")) {
            for (Map.Entry<String, byte[]> file : data.entrySet()) {
                if (!usedData.contains(file.getKey())) {
                    draft.write("attachments/original/" + Names.fileNames(file.getKey()), file.getValue());
                }
            }
        }
    }

    private void problemYaml(boolean scoring, boolean interactive) throws IOException {
        ImportedProblem imported = new ImportedProblem(Map.of("en", name), name);
        imported.type(scoring, interactive);
        imported.limits(STANDARD_SECONDS, STANDARD_MEBIBYTES);
        imported.write(draft);
        draft.write("statement/problem.en.md", "DMOJ keeps statements apart from problem data: write this one.\n");
        draft.loses("DMOJ's data has no statement, solutions, input validator or limits: the time limit is set to 2 s,"
                + " the memory limit to 256 MiB");
    }
}

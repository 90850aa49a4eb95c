package dev.grundy.problem.exchange;

import dev.grundy.problem.pack.Grading.Aggregation;
import dev.grundy.problem.read.Archive;
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
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Makes a package of DMOJ problem data: init.yml and an archive of inputs and outputs. */
final class DmojImport {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final List<String> READ =
            List.of("archive", "test_cases", "checker", "points", "interactive", "custom_judge", "signature_grader");

    private final PackageDraft draft;
    private final String name;
    private final Map<?, ?> init;
    private final Map<String, byte[]> data = new TreeMap<>();
    private final Set<String> usedData = new HashSet<>();

    /** Tests that give their points together, or none. */
    private record Batch(double points, List<Case> cases, List<Integer> needs) {}

    /** Names of files; empty where there is none. */
    private record Case(String input, String output) {}

    DmojImport(PackageDraft draft, String name) throws IOException {
        this.draft = draft;
        this.name = Names.ofPackage(name);
        try {
            Object parsed = new Load(LoadSettings.builder().build())
                    .loadFromString(Files.readString(draft.original().resolve("init.yml")));
            this.init = parsed instanceof Map<?, ?> map ? map : Map.of();
        } catch (YamlEngineException e) {
            throw new ExchangeException("init.yml is no YAML: " + e.getMessage().replaceAll("\\s+", " "), e);
        }
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
        validation(validation);
        for (Object key : init.keySet()) {
            if (!READ.contains(String.valueOf(key))) {
                draft.loses("init.yml: '" + key + "' has no counterpart and is kept only as an original");
            }
        }
        problemYaml(scoring, validation.isInteractive());
        keepTheRestOfTheArchive();
        draft.keepTheRest();
        return name;
    }

    private void readData() throws IOException {
        Object archive = init.get("archive");
        Path directory = draft.original();
        Path unpacked = null;
        if (archive != null) {
            Path zip = draft.use(String.valueOf(archive));
            if (!Files.isRegularFile(zip)) {
                throw new ExchangeException("init.yml names the archive '" + archive + "', which is not there");
            }
            unpacked = Files.createTempDirectory(directory.getParent(), "data");
            Archive.unpack(zip, unpacked);
            try (Stream<Path> tops = Files.list(unpacked)) {
                directory = tops.findFirst().orElse(unpacked);
            }
        }
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                data.put(directory.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        if (unpacked != null) {
            PackageImport.delete(unpacked);
        }
    }

    private List<Batch> batches() {
        List<Batch> batches = new ArrayList<>();
        Object cases = init.get("test_cases");
        if (cases instanceof List<?> list) {
            for (Object entry : list) {
                if (!(entry instanceof Map<?, ?> map)) {
                    throw new ExchangeException(
                            "init.yml: a test case is '" + entry + "'; it must be a map with in and out");
                }
                batches.add(batch(map));
            }
        } else {
            batches.addAll(byNames(cases instanceof Map<?, ?> map ? map : Map.of()));
        }
        if (batches.isEmpty()) {
            throw new ExchangeException("init.yml has no test cases that could be found; write them as a list");
        }
        return batches;
    }

    private Batch batch(Map<?, ?> map) {
        List<Case> cases = new ArrayList<>();
        List<?> batched = map.get("batched") instanceof List<?> list ? list : List.of(map);
        for (Object entry : batched) {
            if (!(entry instanceof Map<?, ?> one)) {
                throw new ExchangeException(
                        "init.yml: a test case is '" + entry + "'; it must be a map with in and out");
            }
            if (one.containsKey("generator") || one.containsKey("generator_args") || init.containsKey("generator")) {
                throw new ExchangeException(
                        "init.yml: a test case is made by a generator, which is not imported; give its files");
            }
            cases.add(new Case(fileOf(one, "in"), fileOf(one, "out")));
        }
        List<Integer> needs = map.get("dependencies") instanceof List<?> list
                ? list.stream()
                        .map(number -> Integer.valueOf(String.valueOf(number)))
                        .toList()
                : List.of();
        return new Batch(points(map.containsKey("points") ? map.get("points") : init.get("points")), cases, needs);
    }

    private static String fileOf(Map<?, ?> testCase, String key) {
        return testCase.get(key) == null ? "" : String.valueOf(testCase.get(key));
    }

    private static double points(Object value) {
        return value instanceof Number number ? number.doubleValue() : 1;
    }

    /** Files are paired by the numbers in their names when init.yml gives only patterns, or none. */
    private List<Batch> byNames(Map<?, ?> patterns) {
        Optional<Pattern> inputs = pattern(patterns.get("input_format"));
        Optional<Pattern> outputs = pattern(patterns.get("output_format"));
        Map<String, String> outputByKey = new LinkedHashMap<>();
        data.keySet().forEach(file -> key(outputs, "out", file).ifPresent(key -> outputByKey.put(key, file)));
        Map<String, Case> cases = new TreeMap<>();
        data.keySet()
                .forEach(file -> key(inputs, "in", file)
                        .filter(outputByKey::containsKey)
                        .ifPresent(key -> cases.put(key, new Case(file, outputByKey.get(key)))));
        return cases.values().stream()
                .map(one -> new Batch(points(init.get("points")), List.of(one), List.of()))
                .toList();
    }

    private static Optional<Pattern> pattern(Object written) {
        return Optional.ofNullable(written)
                .map(text -> Pattern.compile(String.valueOf(text).replace("(?P<", "(?<")));
    }

    /** The numbers of a file that is of the kind; without a pattern, "in" or "out" must be a word of its name. */
    private static Optional<String> key(Optional<Pattern> pattern, String kind, String file) {
        boolean matches = pattern.map(given -> given.matcher(file).find())
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
            draft.write("data/" + test + ".in", content(one.input()));
            draft.write("data/" + test + ".ans", content(one.output()));
        }
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
        if (init.get("archive") == null) {
            draft.use(file);
        }
        return new String(content, StandardCharsets.ISO_8859_1)
                .replace("\r\n", "\n")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private void validation(DmojValidation validation) throws IOException {
        String path = "data/secret/test_group.yaml";
        String before = draft.isWritten(path) ? draft.read(path) : "";
        Optional<String> flags = validation.write();
        if (flags.isPresent()) {
            draft.write(path, before + "output_validator_args: " + flags.get() + "\n");
        }
    }

    /** What the archive holds besides tests and programs. */
    private void keepTheRestOfTheArchive() throws IOException {
        if (init.get("archive") != null) {
            for (Map.Entry<String, byte[]> file : data.entrySet()) {
                if (!usedData.contains(file.getKey())) {
                    draft.write("attachments/original/" + Names.fileNames(file.getKey()), file.getValue());
                }
            }
        }
    }

    private void problemYaml(boolean scoring, boolean interactive) throws IOException {
        String type = "type: [" + (scoring ? "scoring" : "pass-fail") + (interactive ? ", interactive" : "") + "]\n";
        draft.write(
                "problem.yaml",
                "problem_format_version: 2025-09\nname: {en: " + Names.quoted(name) + "}\nuuid: "
                        + UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)) + "\n" + type
                        + "limits: {time_limit: 2.0, memory: 256}\n");
        draft.write("statement/problem.en.md", "DMOJ keeps statements apart from problem data: write this one.\n");
        draft.loses("DMOJ's data has no statement, solutions, input validator or limits: the time limit is set to 2 s,"
                + " the memory limit to 256 MiB");
    }
}

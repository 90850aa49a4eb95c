package dev.grundy.format.exchange;

import static dev.grundy.format.exchange.XmlFile.all;
import static dev.grundy.format.exchange.XmlFile.attribute;
import static dev.grundy.format.exchange.XmlFile.first;

import dev.grundy.format.pack.test.Grading.Aggregation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;

/** Makes a package of a Polygon full package, which problem.xml describes. */
final class PolygonImport {
    private static final Map<String, String> LANGUAGES = Map.ofEntries(
            Map.entry("english", "en"),
            Map.entry("russian", "ru"),
            Map.entry("german", "de"),
            Map.entry("french", "fr"),
            Map.entry("spanish", "es"),
            Map.entry("italian", "it"),
            Map.entry("portuguese", "pt"),
            Map.entry("polish", "pl"),
            Map.entry("ukrainian", "uk"),
            Map.entry("chinese", "zh"),
            Map.entry("japanese", "ja"),
            Map.entry("turkish", "tr"),
            Map.entry("armenian", "hy"),
            Map.entry("georgian", "ka"),
            Map.entry("vietnamese", "vi"),
            Map.entry("hungarian", "hu"),
            Map.entry("azerbaijani", "az"));
    /** The flags of the default validator that stand for testlib's own checkers. */
    private static final Map<String, List<String>> STANDARD_CHECKERS = Map.ofEntries(
            Map.entry("std::wcmp.cpp", List.of("case_sensitive")),
            Map.entry("std::lcmp.cpp", List.of("case_sensitive")),
            Map.entry("std::fcmp.cpp", List.of("case_sensitive", "space_change_sensitive")),
            Map.entry("std::hcmp.cpp", List.of("case_sensitive")),
            Map.entry("std::icmp.cpp", List.of("case_sensitive")),
            Map.entry("std::ncmp.cpp", List.of("case_sensitive")),
            Map.entry("std::yesno.cpp", List.of()),
            Map.entry("std::nyesno.cpp", List.of()),
            Map.entry("std::rcmp4.cpp", List.of("float_tolerance", "1e-4")),
            Map.entry("std::rcmp6.cpp", List.of("float_tolerance", "1e-6")),
            Map.entry("std::rcmp9.cpp", List.of("float_tolerance", "1e-9")),
            Map.entry("std::dcmp.cpp", List.of("float_tolerance", "1e-6")),
            Map.entry("std::rcmp.cpp", List.of("float_absolute_tolerance", "1.5e-6")),
            Map.entry("std::acmp.cpp", List.of("float_absolute_tolerance", "1.5e-6")),
            Map.entry("std::rncmp.cpp", List.of("float_absolute_tolerance", "1.5e-5")));
    /** Those that look at more than words: the default validator stands in only where their source is missing. */
    private static final Set<String> LINE_CHECKERS = Set.of("std::lcmp.cpp", "std::fcmp.cpp");

    private static final Map<String, String> FOLDERS = Map.ofEntries(
            Map.entry("main", "accepted"),
            Map.entry("accepted", "accepted"),
            Map.entry("wrong-answer", "wrong_answer"),
            Map.entry("presentation-error", "wrong_answer"),
            Map.entry("time-limit-exceeded", "time_limit_exceeded"),
            Map.entry("memory-limit-exceeded", "run_time_error"),
            Map.entry("rejected", "rejected"),
            Map.entry("failed", "rejected"),
            Map.entry("time-limit-exceeded-or-accepted", "time_limit_exceeded_or_accepted"),
            Map.entry("time-limit-exceeded-or-memory-limit-exceeded", "time_or_memory_limit_exceeded"));
    private static final Map<String, Map<String, Object>> EXPECTATIONS = Map.of(
            "time_limit_exceeded_or_accepted",
            Map.of("permitted", List.of("AC", "TLE"), "use_for_time_limit", false),
            "time_or_memory_limit_exceeded",
            Map.of("permitted", List.of("AC", "TLE", "RTE"), "required", List.of("TLE", "RTE")));

    private static final Pattern NUMBER = Pattern.compile("(?<before>[^%]*)%(?:0(?<digits>[1-9]))?d(?<after>[^%]*)");
    private static final String SUBMISSIONS = "submissions/submissions.yaml";

    private final PackageDraft draft;
    private final Element problem;
    private final Map<String, String> names = new LinkedHashMap<>();
    private boolean scoring;

    PolygonImport(PackageDraft draft) throws IOException {
        this.draft = draft;
        this.problem = XmlFile.root(draft.use("problem.xml"));
    }

    String run() throws IOException {
        Element testset = all(problem, "judging", "testset").stream()
                .filter(set -> set.getAttribute("name").equals("tests"))
                .findFirst()
                .or(() -> first(problem, "judging", "testset"))
                .orElseThrow(() -> new ExchangeException("problem.xml has no testset; export the package anew"));
        if (all(problem, "judging", "testset").size() > 1) {
            draft.loses("only the testset '" + testset.getAttribute("name") + "' is carried over");
        }
        statements();
        List<String> flags = checker();
        validators();
        tests(testset, flags);
        submissions();
        problemYaml(testset);
        draft.keepTheRest();
        return Names.ofPackage(attribute(problem, "short-name").orElse("problem"));
    }

    /** The title stays, even where no text can be carried over. */
    private void statements() throws IOException {
        PolygonStatements statements = new PolygonStatements(draft, problem);
        Map<String, String> titles = new LinkedHashMap<>();
        for (Element name : all(problem, "names", "name")) {
            String language = name.getAttribute("language");
            String title = name.getAttribute("value");
            String code = LANGUAGES.get(language);
            if (code == null) {
                draft.loses("the language '" + language + "' has no code here; its statement was left out");
                continue;
            }
            titles.put(code, title);
            if (statements.write(language, code, title)) {
                names.put(code, title);
            }
        }
        if (names.isEmpty()) {
            String code = titles.containsKey("en")
                    ? "en"
                    : titles.keySet().stream().findFirst().orElse("en");
            names.put(
                    code,
                    Objects.requireNonNullElseGet(
                            titles.get(code),
                            () -> attribute(problem, "short-name").orElse("Problem")));
            draft.write(
                    "statement/problem." + code + ".md", "The original has no statement that could be carried over.\n");
            draft.loses("no statement could be carried over: there is none in statement-sections/, and no"
                    + " problem-properties.json or problem.tex in statements/");
        }
    }

    /** Flags for the default validator; empty when the package has a checker of its own. */
    private List<String> checker() throws IOException {
        Optional<Element> checker = first(problem, "assets", "checker");
        Optional<Element> interactor = first(problem, "assets", "interactor");
        String name = checker.flatMap(element -> attribute(element, "name")).orElse("");
        boolean isReplaced =
                STANDARD_CHECKERS.containsKey(name) && !(LINE_CHECKERS.contains(name) && hasSource(checker.get()));
        if (interactor.isEmpty() && (isReplaced || checker.isEmpty())) {
            if (LINE_CHECKERS.contains(name) || name.matches("std::(rcmp|dcmp|acmp).*")) {
                draft.loses(
                        "the checker " + name + " became the default validator, which differs from it in small things");
            }
            return STANDARD_CHECKERS.getOrDefault(name, List.of());
        }
        if (checker.isPresent()) {
            source(checker.get(), "output_validator/checker.cpp");
        }
        if (interactor.isPresent()) {
            source(interactor.get(), "output_validator/interactor.cpp");
            TestlibScripts.interactor(draft, "output_validator");
        } else {
            TestlibScripts.checker(draft, "output_validator");
        }
        testlib("output_validator");
        return List.of();
    }

    private boolean hasSource(Element program) {
        boolean hasTestlib = all(problem, "files", "resources", "file").stream()
                .map(resource -> resource.getAttribute("path"))
                .anyMatch(path -> path.endsWith("testlib.h") && draft.has(path));
        return hasTestlib
                && first(program, "source")
                        .filter(source -> draft.has(source.getAttribute("path")))
                        .isPresent();
    }

    private void validators() throws IOException {
        int number = 0;
        for (Element validator : all(problem, "assets", "validators", "validator")) {
            String directory = "input_validators/validator" + (number++ == 0 ? "" : String.valueOf(number));
            source(validator, directory + "/validator.cpp");
            TestlibScripts.validator(draft, directory);
            testlib(directory);
        }
    }

    private void source(Element program, String place) throws IOException {
        String path = first(program, "source")
                .map(source -> source.getAttribute("path"))
                .orElse("");
        if (!draft.has(path)) {
            throw new ExchangeException("problem.xml names the source '" + path + "', which is not in the package");
        }
        draft.copy(draft.use(path), place);
    }

    private void testlib(String directory) throws IOException {
        for (Element resource : all(problem, "files", "resources", "file")) {
            String path = resource.getAttribute("path");
            if (path.endsWith(".h") && draft.has(path)) {
                draft.copy(draft.use(path), directory + "/" + Names.last(path));
            }
        }
        if (!draft.isWritten(directory + "/testlib.h")) {
            draft.loses("the package has no files/testlib.h, which " + directory + " needs: add it there");
        }
    }

    private void tests(Element testset, List<String> flags) throws IOException {
        List<Element> tests = all(testset, "tests", "test");
        scoring = tests.stream().anyMatch(test -> test.hasAttribute("points"));
        boolean grouped = scoring && tests.stream().anyMatch(test -> test.hasAttribute("group"));
        boolean apart = scoring
                && !grouped
                && tests.stream()
                                .map(test -> test.getAttribute("points"))
                                .distinct()
                                .count()
                        > 1;
        GeneratorTree generated = new GeneratorTree();
        Map<String, Double> points = new TreeMap<>();
        for (int i = 1; i <= tests.size(); i++) {
            Element test = tests.get(i - 1);
            String name = Names.padded(i, tests.size());
            String group =
                    grouped ? "g" + Names.fileName(attribute(test, "group").orElse("0")) : apart ? "t" + name : "";
            if (test.getAttribute("sample").equals("true")) {
                test(testset, test, i, "sample/" + name, generated);
            }
            String place = "secret/" + (group.isEmpty() ? "" : group + "/") + name;
            if (!test.getAttribute("sample").equals("true") || scoring) {
                test(testset, test, i, place, generated);
                points.merge(
                        group,
                        attribute(test, "points").map(Double::parseDouble).orElse(0.0),
                        Double::sum);
            }
        }
        if (grouped || apart) {
            groups(testset, points);
        } else if (scoring) {
            GroupScores.total(
                    draft,
                    points.values().stream().mapToDouble(Double::doubleValue).sum());
        }
        generators(generated);
        if (!flags.isEmpty()) {
            draft.set("data/sample/test_group.yaml", "output_validator_args", flags);
            draft.set("data/secret/test_group.yaml", "output_validator_args", flags);
        }
    }

    private void test(Element testset, Element test, int number, String name, GeneratorTree generated)
            throws IOException {
        String input = path(testset, "input-path-pattern", number);
        String answer = path(testset, "answer-path-pattern", number);
        if (draft.has(input)) {
            draft.write("data/" + name + ".in", lines(draft.use(input)));
        } else if (test.hasAttribute("cmd")) {
            generated.add(name, test.getAttribute("cmd"));
        } else {
            throw new ExchangeException("test " + number + " has neither a file " + input + " nor a command");
        }
        if (draft.has(answer)) {
            draft.write("data/" + name + ".ans", lines(draft.use(answer)));
        }
        String description = attribute(test, "description").orElse("");
        if (!description.isBlank()) {
            draft.set("data/" + name + ".yaml", "description", description);
        }
    }

    /** Polygon's Windows packages end lines with a carriage return. */
    private static byte[] lines(Path file) throws IOException {
        String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        return text.replace("\r\n", "\n").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String path(Element testset, String pattern, int number) {
        return first(testset, pattern)
                .map(element -> path(pattern, element.getTextContent().strip(), number))
                .orElse("");
    }

    /** Such as {@code tests/%02d.a}: one number, with leading zeros or without. */
    private static String path(String name, String pattern, int number) {
        Matcher place = NUMBER.matcher(pattern);
        if (!place.matches()) {
            throw new ExchangeException("problem.xml: the " + name + " '" + pattern
                    + "' is not understood; write the number of the test as %d or %02d");
        }
        int digits = place.group("digits") == null ? 0 : Integer.parseInt(place.group("digits"));
        String written = String.valueOf(number);
        return place.group("before")
                + "0".repeat(Math.max(0, digits - written.length()))
                + written
                + place.group("after");
    }

    private void groups(Element testset, Map<String, Double> points) throws IOException {
        double total = 0;
        for (Map.Entry<String, Double> group : points.entrySet()) {
            Optional<Element> declared = all(testset, "groups", "group").stream()
                    .filter(element -> ("g" + Names.fileName(element.getAttribute("name"))).equals(group.getKey()))
                    .findFirst();
            boolean eachTest = declared.filter(
                            element -> element.getAttribute("points-policy").equals("each-test"))
                    .isPresent();
            List<String> needed = declared.map(element -> all(element, "dependencies", "dependency").stream()
                            .map(dependency -> "g" + Names.fileName(dependency.getAttribute("group")))
                            .toList())
                    .orElse(List.of());
            GroupScores.write(
                    draft,
                    group.getKey(),
                    group.getValue(),
                    eachTest ? Aggregation.SUM : Aggregation.PASS_FAIL,
                    needed);
            total += group.getValue();
        }
        GroupScores.total(draft, total);
    }

    /** Tests that the archive does not hold are made by the package's generators. */
    private void generators(GeneratorTree generated) throws IOException {
        if (generated.isEmpty()) {
            return;
        }
        Map<String, Object> programs = new LinkedHashMap<>();
        for (Element executable : all(problem, "files", "executables", "executable")) {
            String path = first(executable, "source")
                    .map(source -> source.getAttribute("path"))
                    .orElse("");
            if (draft.has(path)) {
                draft.copy(draft.use(path), "generators/" + Names.last(path));
                programs.put(Names.withoutExtension(Names.last(path)), List.of(Names.last(path), "testlib.h"));
            }
        }
        testlib("generators");
        draft.set("generators/generators.yaml", "generators", programs);
        draft.set("generators/generators.yaml", "data", generated.data());
    }

    private void submissions() throws IOException {
        for (Element solution : all(problem, "assets", "solutions", "solution")) {
            String tag = solution.getAttribute("tag");
            String path = first(solution, "source")
                    .map(source -> source.getAttribute("path"))
                    .orElse("");
            String folder = FOLDERS.get(tag);
            if (folder == null || !draft.has(path)) {
                draft.loses("the solution " + path + " with the tag '" + tag + "' is kept only as an original");
                continue;
            }
            String place = folder + "/" + Names.fileName(Names.last(path));
            draft.copy(draft.use(path), "submissions/" + place);
            if (tag.equals("main")) {
                draft.set(SUBMISSIONS, place, Map.of("model_solution", true));
            }
            if (EXPECTATIONS.containsKey(folder)) {
                draft.set(SUBMISSIONS, place, EXPECTATIONS.get(folder));
            }
        }
    }

    private void problemYaml(Element testset) throws IOException {
        Optional<String> url = attribute(problem, "url");
        ImportedProblem imported = new ImportedProblem(names, url.orElse(names.toString()));
        url.ifPresent(address -> imported.source("Polygon", address));
        imported.type(scoring, first(problem, "assets", "interactor").isPresent());
        imported.limits(
                number(testset, "time-limit", 1000) / 1000.0,
                Math.max(1, (long) number(testset, "memory-limit", 256 << 20) >> 20));
        imported.keywords(all(problem, "tags", "tag").stream()
                .map(tag -> tag.getAttribute("value"))
                .toList());
        imported.write(draft);
    }

    private static double number(Element testset, String name, double standard) {
        try {
            return first(testset, name)
                    .map(element -> Double.parseDouble(element.getTextContent().strip()))
                    .orElse(standard);
        } catch (NumberFormatException e) {
            throw new ExchangeException("problem.xml: " + name + " is no number; export the package anew", e);
        }
    }
}

package dev.grundy.format.read.test;

import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.read.test.TestDraft.Origin;
import dev.grundy.format.read.tree.GeneratorCommands;
import dev.grundy.format.read.tree.PackageScan;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue.Entry;
import dev.grundy.format.yaml.YamlValue.Mapping;
import dev.grundy.format.yaml.YamlValue.Scalar;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads single tests of generators.yaml: made by a command, copied or written out. */
final class TestCaseYaml {
    private static final String[] OTHER_TEST_KEYS = {"type", "retries", "visualizer", "solution", "random_salt"};
    private static final Pattern SEED = Pattern.compile("\\{seed(?::[0-9]+)?}");

    private final PackageTree tree;
    private final GeneratorCommands commands;
    private final Faults faults;
    private final Map<String, String> byCommand = new HashMap<>();

    TestCaseYaml(PackageTree tree, GeneratorCommands commands, Faults faults) {
        this.tree = tree;
        this.commands = commands;
        this.faults = faults;
    }

    /**
     * A draft of one test; empty after a fault, and for a test whose files are written by hand into data.
     *
     * @param repetition counts from 0 where the test is to be made several times
     */
    Optional<TestDraft> draft(String name, Entry entry, int repetition, Inherited inherited) {
        Origin origin = new Origin(GeneratorsYaml.FILE, OptionalInt.of(entry.line()));
        if (entry.value() instanceof Scalar scalar) {
            if (YamlSection.isNothing(scalar)) {
                return manual(name, entry.line());
            }
            if (scalar.text().endsWith(".in")) {
                Map<String, PackageFile> files =
                        copied(scalar.text().substring(0, scalar.text().length() - 3), entry.line());
                return Optional.of(
                        drafted(name, files, Optional.empty(), Optional.empty(), List.of(), inherited, origin));
            }
            return call(scalar.text(), name, repetition, false, inherited, entry.line())
                    .map(call ->
                            drafted(name, Map.of(), Optional.empty(), Optional.of(call), List.of(), inherited, origin));
        }
        return testOf(
                name,
                YamlSection.of((Mapping) entry.value(), GeneratorsYaml.FILE, "", faults),
                repetition,
                inherited,
                origin);
    }

    private static TestDraft drafted(
            String name,
            Map<String, PackageFile> files,
            Optional<YamlSection> config,
            Optional<GeneratorCall> call,
            List<Pattern> match,
            Inherited inherited,
            Origin origin) {
        return new TestDraft(name, files, new TreeMap<>(), config, call, match, inherited.solution(), origin);
    }

    private Optional<TestDraft> manual(String name, int line) {
        if (tree.file("data/" + name + ".in").isEmpty()) {
            faults.error(
                    GeneratorsYaml.FILE,
                    line,
                    "the test " + name + " has no command, and there is no data/" + name + ".in",
                    "write the command that makes it, or add the file");
        }
        return Optional.empty();
    }

    private Optional<TestDraft> testOf(String name, YamlSection yaml, int repetition, Inherited from, Origin origin) {
        Inherited inherited = from.within(yaml, commands);
        Map<String, PackageFile> files = new LinkedHashMap<>();
        yaml.text("copy").ifPresent(path -> files.putAll(copied(path, yaml.lineOf("copy"))));
        Optional<YamlSection> config = yaml.value("yaml").isPresent() ? yaml.section("yaml") : Optional.empty();
        for (String extension : DataFiles.EXTENSIONS) {
            if (!extension.equals("yaml")) {
                yaml.text(extension)
                        .ifPresent(text -> files.put(extension, new PackageFile.Literal(withLineEnd(text))));
            }
        }
        boolean isCounted =
                yaml.integer("count", 1, GeneratorsYaml.MOST_REPETITIONS).isPresent();
        Optional<GeneratorCall> call = yaml.text("generate")
                .flatMap(command -> call(command, name, repetition, isCounted, inherited, yaml.lineOf("generate")));
        if (!yaml.has("generate") && files.isEmpty()) {
            faults.error(
                    GeneratorsYaml.FILE,
                    yaml.line(),
                    "the test " + name + " has no input",
                    "add 'generate', 'copy' or 'in'");
        }
        List<Pattern> match = matches(yaml);
        yaml.allow(OTHER_TEST_KEYS);
        yaml.ignoreOtherKeys();
        return yaml.has("generate") && call.isEmpty() || files.isEmpty() && call.isEmpty()
                ? Optional.empty()
                : Optional.of(drafted(name, files, config, call, match, inherited, origin));
    }

    private static String withLineEnd(String text) {
        return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
    }

    private Map<String, PackageFile> copied(String path, int line) {
        Map<String, PackageFile> files = new LinkedHashMap<>();
        for (String extension : DataFiles.EXTENSIONS) {
            tree.file("generators/" + path + "." + extension)
                    .ifPresent(file -> files.put(extension, new PackageFile.OnDisk(file)));
        }
        if (!files.containsKey("in")) {
            faults.error(
                    GeneratorsYaml.FILE,
                    line,
                    "there is no generators/" + PackageScan.printable(path) + ".in to copy",
                    "write the path below generators, without extension");
        }
        return files;
    }

    private List<Pattern> matches(YamlSection yaml) {
        List<String> expressions = new ArrayList<>();
        if (yaml.value("match").filter(Mapping.class::isInstance).isPresent()) {
            yaml.section("match").ifPresent(section -> expressions.addAll(section.texts("in")));
        } else {
            expressions.addAll(yaml.texts("match"));
        }
        List<Pattern> patterns = new ArrayList<>();
        for (String expression : expressions) {
            try {
                patterns.add(Pattern.compile(expression, Pattern.MULTILINE));
            } catch (PatternSyntaxException e) {
                yaml.error("match", "'" + expression + "' is no regular expression: " + e.getDescription(), "fix it");
            }
        }
        return patterns;
    }

    private Optional<GeneratorCall> call(
            String written, String name, int repetition, boolean isCounted, Inherited inherited, int line) {
        String command = isCounted ? written.replace("{count}", String.valueOf(repetition + 1)) : written;
        if (SEED.matcher(command).results().count() > 1) {
            faults.error(
                    GeneratorsYaml.FILE,
                    line,
                    "the command has more than one {seed}",
                    "derive further numbers in the generator");
            return Optional.empty();
        }
        long seed = GeneratorSeed.of(inherited.salt(), repetition, command);
        Optional<GeneratorTemplate> template = commands.parse(command, GeneratorsYaml.FILE, line);
        return template.map(found -> {
            List<String> args = found.args().stream()
                    .map(arg -> SEED.matcher(arg).replaceAll(Matcher.quoteReplacement(Long.toString(seed))))
                    .map(arg -> arg.replace("{name}", "testcase"))
                    .toList();
            GeneratorCall call = new GeneratorCall(found.program(), args, "testcase");
            checkDistinct(call, name, repetition, line);
            return call;
        });
    }

    private void checkDistinct(GeneratorCall call, String name, int repetition, int line) {
        String other = byCommand.putIfAbsent(call.command(), name);
        if (other != null && repetition == 0) {
            faults.error(
                    GeneratorsYaml.FILE,
                    line,
                    "the command '" + call.command() + "' makes the same test as " + other,
                    "change its arguments, write {seed:2} for another seed, or use 'count'");
        } else if (other != null) {
            faults.warning(
                    GeneratorsYaml.FILE,
                    line,
                    "'count' makes the same test again and again",
                    "use {seed} or {count} in the command");
        }
    }
}

package dev.grundy.format.exchange;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue.Mapping;
import dev.grundy.format.yaml.YamlValue.Scalar;
import dev.grundy.format.yaml.YamlValue.Sequence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Carries over DMOJ's generators, which write a test's input to standard output and its answer to standard error. A script around
 * each leaves both as files, as generators of packages do.
 */
final class DmojGenerators {
    private static final String YAML = "generators/generators.yaml";
    /** The characters that words of generators.yaml cannot hold as they are: words end at white space, and braces stand for constants. */
    private static final Pattern ODD = Pattern.compile("[\\s\\p{Cntrl}{}\\\\]");
    /** Taken by the shell as it is. */
    private static final Pattern PLAIN_FLAG = Pattern.compile("[A-Za-z0-9_./:=+,-]++");

    private static final Set<String> SETTINGS = Set.of("source", "flags", "args");
    private static final String RUN = """
            # NAME INPUT ARGUMENT…: leaves NAME.in and NAME.ans, as DMOJ's judge takes them from standard output and error.
            # INPUT is what the generator reads; a dash is nothing. A number at the end tells equal tests apart.
            # In arguments \\0 and an octal number is a character, \\\\ a backslash, \\c nothing.
            name=$1
            case $2 in
                -*) input=/dev/null ;;
                *) input=$here/$2 ;;
            esac
            shift 2
            left=$#
            while [ "$left" -gt 0 ]; do
                word=$(printf '%%b.' "$1")
                shift
                set -- "$@" "${word%%.}"
                left=$((left - 1))
            done
            %s "$@" < "$input" > "$name.in" 2> "$name.ans"
            code=$?
            if [ "$code" -ne 0 ]; then
                tail -c 2000 "$name.ans" >&2
                exit "$code"
            fi
            [ -s "$name.in" ] || cat "$input" > "$name.in"
            """;

    private final PackageDraft draft;
    private final YamlSection init;
    private final Map<String, byte[]> data;
    private final Map<List<String>, String> known = new LinkedHashMap<>();
    private final Map<String, Integer> commands = new HashMap<>();
    private final GeneratorTree tests = new GeneratorTree();

    /** @param data the files of the archive, or those beside init.yml */
    DmojGenerators(PackageDraft draft, YamlSection init, Map<String, byte[]> data) {
        this.draft = draft;
        this.init = init;
        this.data = data;
    }

    /**
     * A run of a generator.
     *
     * @param program   its directory below generators
     * @param arguments as DMOJ gives them
     */
    record Call(String program, List<String> arguments) {}

    /**
     * The call that makes a test; empty where its files are given. A generator that no script can start is an error of the test.
     *
     * @param around the batch, or the test itself; init.yml has the values that both lack
     */
    Optional<Call> call(YamlSection test, YamlSection around) throws IOException {
        boolean isGiven = test.text("in").isPresent() && test.text("out").isPresent();
        Optional<YamlSection> section = saying("generator", test, around);
        if (isGiven || section.isEmpty()) {
            return Optional.empty();
        }
        List<String> arguments = saying("generator_args", test, around)
                .map(found -> found.texts("generator_args"))
                .or(() -> settings(section.get()).map(settings -> settings.texts("args")))
                .orElse(List.of());
        List<String> files = files(section.get());
        List<String> flags =
                settings(section.get()).map(settings -> settings.texts("flags")).orElse(List.of());
        Optional<String> program = program(files, flags);
        if (program.isEmpty()) {
            refuse(test, files, arguments);
        }
        tellWhatIsLeftOut(section.get());
        return program.map(name -> new Call(name, arguments));
    }

    private Optional<YamlSection> saying(String key, YamlSection test, YamlSection around) {
        return Stream.of(test, around, init)
                .filter(section -> section.value(key).isPresent())
                .findFirst();
    }

    private static Optional<YamlSection> settings(YamlSection section) {
        return section.value("generator")
                .filter(Mapping.class::isInstance)
                .flatMap(mapping -> section.section("generator"));
    }

    /** The sources: named by themselves, in a list, or with settings. */
    private static List<String> files(YamlSection section) {
        return section.value("generator")
                .map(value -> switch (value) {
                    case Scalar scalar -> List.of(scalar.text());
                    case Mapping mapping ->
                        settings(section)
                                .map(settings -> settings.texts("source"))
                                .orElse(List.of());
                    case Sequence sequence -> section.texts("generator");
                })
                .orElse(List.of());
    }

    /** The name of the directory that it is in from now on; empty where no script can start it. */
    private Optional<String> program(List<String> files, List<String> flags) throws IOException {
        List<String> key = Stream.concat(files.stream(), flags.stream()).toList();
        if (!known.containsKey(key)) {
            List<String> names = files.stream().map(DmojGenerators::name).toList();
            Optional<ScriptedProgram> script =
                    flags.stream().allMatch(flag -> PLAIN_FLAG.matcher(flag).matches())
                            ? ScriptedProgram.of("generator", names, flags)
                            : Optional.empty();
            if (script.isEmpty()) {
                return Optional.empty();
            }
            String name = newName(names.getFirst());
            write(name, script.get(), files);
            known.put(key, name);
        }
        return Optional.of(known.get(key));
    }

    private String newName(String file) {
        String name = Names.withoutExtension(file);
        return known.containsValue(name) ? name + "-" + (known.size() + 1) : name;
    }

    private void write(String name, ScriptedProgram script, List<String> files) throws IOException {
        String directory = "generators/" + name;
        Set<String> sources = new HashSet<>(files);
        // Such as testlib.h, which DMOJ has installed.
        data.keySet().stream().filter(file -> file.endsWith(".h")).forEach(sources::add);
        for (String file : sources) {
            draft.write(directory + "/" + name(file), content(file));
        }
        for (String file : files) {
            boolean wantsHeader = new String(content(file), StandardCharsets.UTF_8).contains("\"testlib.h\"");
            if (wantsHeader && !draft.isWritten(directory + "/testlib.h")) {
                draft.loses(file + " includes testlib.h, which DMOJ has installed: add it to " + directory);
            }
        }
        TestlibScripts.generator(draft, directory, script, RUN.formatted(script.start()));
    }

    private byte[] content(String file) throws IOException {
        if (draft.has(file)) {
            return Files.readAllBytes(draft.use(file));
        }
        byte[] inArchive = data.get(file);
        if (inArchive == null) {
            throw new ExchangeException("init.yml names the generator '" + file + "', which is not there");
        }
        return inArchive;
    }

    private static String name(String path) {
        return Names.fileName(Names.last(path));
    }

    private static void refuse(YamlSection test, List<String> files, List<String> arguments) {
        String generator = files.isEmpty() ? "generator" : files.getFirst();
        String command = Stream.concat(
                        Stream.of("./" + Names.withoutExtension(Names.last(generator))),
                        arguments.stream().map(DmojGenerators::quoted))
                .collect(Collectors.joining(" "));
        test.error(
                test.has("generator_args") ? "generator_args" : "generator",
                "this test is made by " + generator
                        + ", and only generators in C, C++ and Python with plain flags can be carried over",
                "make both files, as by " + command
                        + " > NAME.in 2> NAME.out, name them with in: and out: in place of the generator, and import it again");
    }

    private static String quoted(String argument) {
        return PLAIN_FLAG.matcher(argument).matches() ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }

    private void tellWhatIsLeftOut(YamlSection section) {
        settings(section)
                .ifPresent(settings -> settings.keys().stream()
                        .filter(key -> !SETTINGS.contains(key))
                        .forEach(key ->
                                draft.loses("init.yml: '" + key + "' of the generator has no counterpart here")));
    }

    /**
     * Adds a test that is made by a call.
     *
     * @param test   its path below data
     * @param input  the generator's input, and the test's input where it prints none; empty where nothing is given
     * @param answer goes before the generator's own; empty where nothing is given
     */
    void add(String test, Call call, Optional<byte[]> input, Optional<byte[]> answer) throws IOException {
        String words = call.arguments().stream().map(word -> " " + word(word)).collect(Collectors.joining());
        String read = input.map(DmojGenerators::nameOf).orElse("-");
        int earlier = commands.merge(call.program() + " " + read + words, 1, Integer::sum) - 1;
        String reads = earlier > 0 ? read + earlier : read;
        if (input.isPresent()) {
            draft.write("generators/" + call.program() + "/" + reads, input.get());
        }
        String command = call.program() + " {name} " + reads + words;
        if (answer.isPresent()) {
            tests.add(test, command, new String(answer.get(), StandardCharsets.UTF_8));
        } else {
            tests.add(test, command);
        }
    }

    private static String nameOf(byte[] input) {
        return "input-" + ContentHash.of(input).hex().substring(0, 12) + "-";
    }

    private static String word(String argument) {
        return argument.isEmpty()
                ? "\\c"
                : ODD.matcher(argument)
                        .replaceAll(odd -> odd.group().equals("\\")
                                ? "\\\\\\\\"
                                : String.format("\\\\0%03o", (int) odd.group().charAt(0)));
    }

    /** Writes what was added. */
    void write() throws IOException {
        if (!tests.isEmpty()) {
            draft.set(YAML, "data", tests.data());
        }
    }
}

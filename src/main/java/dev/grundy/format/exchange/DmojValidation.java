package dev.grundy.format.exchange;

import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue.Mapping;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Carries over the validation of outputs in DMOJ's data: a checker of DMOJ by its name, a program ("bridged"), or an interactor. A validation that
 * cannot be carried over becomes a validator that fails with the reason, so that only the author's rules ever judge.
 */
final class DmojValidation {
    private static final String DIRECTORY = "output_validator";
    private static final double STANDARD_PRECISION = 6;
    private static final String DEFAULT_VERDICT = """
            case $code in
                0) exit 42 ;;
                1) exit 43 ;;
                *) exit 1 ;;
            esac
            """;
    /** As testlib's, but that a fraction of the points is told: {@code partial 3/4}. */
    private static final String COCI_VERDICT = """
            if [ $code -eq 7 ]; then
                sed -n 's/^partial \\([0-9]*\\)\\/\\([0-9]*\\)$/\\1 \\2/p' "$3judgemessage.txt" | awk '$2 && $1 <= $2 { print $1 / $2; exit }' \\
                    > "$3score_multiplier.txt"
                [ -s "$3score_multiplier.txt" ] && exit 42
                exit 1
            fi
            """ + TestlibScripts.VERDICT;
    /** The words of each line must agree; spaces around them and blank lines do not matter. */
    private static final String STANDARD = """
            #!/bin/sh
            lines() { awk '{ gsub(/[\\r\\v\\f]/, " ") } NF { $1 = $1; print }'; }
            expected=$(mktemp)
            lines < "$2" > "$expected"
            lines | cmp -s - "$expected" && exit 42
            echo 'the words of a line differ' > "$3judgemessage.txt"
            exit 43
            """;

    private final PackageDraft draft;
    private final YamlSection init;
    private final Map<String, byte[]> data;

    /** @param data the files of the archive, or those beside init.yml */
    DmojValidation(PackageDraft draft, YamlSection init, Map<String, byte[]> data) {
        this.draft = draft;
        this.init = init;
        this.data = data;
    }

    boolean isInteractive() {
        return init.has("interactive");
    }

    /** Whether an accepted output may be worth a part of its points. */
    boolean isPartial() {
        return List.of("testlib", "coci").contains(type(checkerArguments()));
    }

    /** Writes the validator, or gives the arguments for the default one. */
    Optional<List<String>> write() throws IOException {
        for (String grader : List.of("custom_judge", "signature_grader")) {
            if (init.has(grader)) {
                refuse("the '" + grader + "' of init.yml");
                return Optional.empty();
            }
        }
        if (isInteractive()) {
            interactor(init.section("interactive").orElseGet(this::nothing));
            return Optional.empty();
        }
        return checker();
    }

    private Optional<List<String>> checker() throws IOException {
        String name = hasArguments()
                ? init.section("checker")
                        .flatMap(checker -> checker.text("name"))
                        .orElse("")
                : init.text("checker").orElse("standard");
        switch (name) {
            case "standard" -> draft.writeScript(DIRECTORY + "/run", STANDARD);
            case "bridged" -> bridged();
            case "identical", "floats", "floatsabs", "floatsrel" -> {
                return Optional.of(flags(name));
            }
            default -> refuse("the checker '" + name + "'");
        }
        return Optional.empty();
    }

    private List<String> flags(String name) {
        String precision = "1e-"
                + GroupScores.number(checkerArguments().number("precision").orElse(STANDARD_PRECISION));
        return switch (name) {
            case "floats" -> List.of("case_sensitive", "float_tolerance", precision);
            case "floatsabs" -> List.of("case_sensitive", "float_absolute_tolerance", precision);
            case "floatsrel" -> List.of("case_sensitive", "float_relative_tolerance", precision);
            default -> List.of("case_sensitive", "space_change_sensitive");
        };
    }

    private boolean hasArguments() {
        return init.value("checker").filter(Mapping.class::isInstance).isPresent();
    }

    private YamlSection checkerArguments() {
        return Optional.of(init)
                .filter(all -> hasArguments())
                .flatMap(all -> all.section("checker"))
                .flatMap(checker -> checker.section("args"))
                .orElseGet(this::nothing);
    }

    private YamlSection nothing() {
        return YamlSection.empty(init.file(), new Faults());
    }

    private static String type(YamlSection arguments) {
        return arguments.text("type").orElse("default");
    }

    private void bridged() throws IOException {
        YamlSection arguments = checkerArguments();
        Optional<String> verdict = verdict(arguments);
        Optional<ScriptedProgram> program = verdict.flatMap(known -> ScriptedProgram.of("checker", names(arguments)));
        if (program.isEmpty()) {
            refuse("the bridged checker of the type '" + type(arguments) + "' with the files " + names(arguments));
            return;
        }
        copySources(arguments);
        TestlibScripts.checker(draft, DIRECTORY, program.get(), verdict.get());
    }

    private void interactor(YamlSection arguments) throws IOException {
        Optional<String> verdict = verdict(arguments);
        Optional<ScriptedProgram> program =
                verdict.flatMap(known -> ScriptedProgram.of("interactor", names(arguments)));
        if (program.isEmpty()) {
            refuse("the interactor of the type '" + type(arguments) + "' with the files " + names(arguments));
            return;
        }
        copySources(arguments);
        String order = type(arguments).equals("default") ? "\"$1\" \"$2\"" : "\"$1\" \"$output\" \"$2\"";
        TestlibScripts.interactor(draft, DIRECTORY, program.get(), order, verdict.get());
    }

    /** Empty for a protocol that is not known here, and where the author orders the arguments. */
    private static Optional<String> verdict(YamlSection arguments) {
        if (arguments.has("args_format_string") || arguments.has("flags")) {
            return Optional.empty();
        }
        return switch (type(arguments)) {
            case "default" -> Optional.of(DEFAULT_VERDICT);
            case "testlib" -> Optional.of(TestlibScripts.VERDICT);
            case "coci" -> Optional.of(COCI_VERDICT);
            default -> Optional.empty();
        };
    }

    private static String name(String path) {
        return Names.fileName(Names.last(path));
    }

    private static List<String> names(YamlSection arguments) {
        return arguments.texts("files").stream().map(DmojValidation::name).toList();
    }

    private void copySources(YamlSection arguments) throws IOException {
        for (String path : arguments.texts("files")) {
            String place = DIRECTORY + "/" + name(path);
            if (draft.has(path)) {
                draft.copy(draft.use(path), place);
            } else if (data.containsKey(path)) {
                draft.write(place, data.get(path));
            } else {
                throw new ExchangeException("init.yml names the program '" + path + "', which is not there");
            }
        }
        headers();
    }

    /** Such as testlib.h, which DMOJ has installed. */
    private void headers() throws IOException {
        for (String file : data.keySet()) {
            if (file.endsWith(".h") && draft.has(file)) {
                Path header = draft.use(file);
                draft.copy(header, DIRECTORY + "/" + name(file));
            }
        }
    }

    private void refuse(String what) throws IOException {
        String reason =
                what.replaceAll("[^\\w .,:()/\\[\\]-]", "") + " cannot be carried over: write an output validator";
        draft.writeScript(DIRECTORY + "/build", "#!/bin/sh\necho '" + reason + "' >&2\nexit 1\n");
        draft.loses(what + " cannot be carried over: nothing is judged before you write an " + DIRECTORY);
    }
}

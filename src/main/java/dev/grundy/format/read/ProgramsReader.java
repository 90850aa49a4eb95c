package dev.grundy.format.read;

import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.program.Programs;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.read.tree.ProblemSettings;
import dev.grundy.format.read.tree.ProgramFiles;
import dev.grundy.format.yaml.Faults;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/** Reads the programs that a package judges with. */
final class ProgramsReader {
    private final PackageTree tree;
    private final ProgramFiles programs;
    private final ProblemSettings settings;
    private final Faults faults;

    ProgramsReader(PackageTree tree, ProblemSettings settings, Faults faults) {
        this.tree = tree;
        this.programs = new ProgramFiles(tree);
        this.settings = settings;
        this.faults = faults;
    }

    Programs read() {
        return new Programs(
                inputValidators(), outputValidation(), staticValidator(), programs.in("graders"), include());
    }

    private List<InputValidator> inputValidators() {
        List<InputValidator> validators = new ArrayList<>();
        for (String directory : List.of("input_validators", "input_format_validators", "input_validator")) {
            for (Program program : programs.of(directory, false)) {
                validators.add(new InputValidator(InputValidator.Kind.PROGRAM, program));
            }
            for (Map.Entry<String, Path> file : tree.below(directory).entrySet()) {
                grammar(file.getKey(), file.getValue()).ifPresent(validators::add);
            }
        }
        if (validators.isEmpty()) {
            faults.warning(
                    "input_validators",
                    "the package has no input validator",
                    "add a program that exits with 42 for good inputs and 43 for bad ones");
        }
        return validators;
    }

    private static Optional<InputValidator> grammar(String name, Path file) {
        Optional<InputValidator.Kind> kind = switch (ProgramFiles.extension(name)) {
            case "ctd" -> Optional.of(InputValidator.Kind.CHECKTESTDATA);
            case "viva" -> Optional.of(InputValidator.Kind.VIVA);
            default -> Optional.empty();
        };
        String base = ProgramFiles.nameOf(name);
        return kind.map(
                known -> new InputValidator(known, ProgramFiles.program(base, ProgramFiles.single(base, file))));
    }

    private OutputValidation outputValidation() {
        List<Program> custom = Stream.concat(
                        programs.of("output_validator", true).stream(),
                        programs.of("output_validators", false).stream())
                .toList();
        boolean expected = settings.customValidation()
                .orElse(settings.type().interactive() || settings.type().multiPass());
        if (custom.isEmpty() && expected) {
            faults.error(
                    directoryOfValidators(),
                    "the problem needs a validator of its own, and there is none",
                    "add its source, or use the default validation");
        }
        if (!custom.isEmpty()
                && settings.customValidation().filter(wanted -> !wanted).isPresent()) {
            faults.error(
                    directoryOfValidators(),
                    "there is an output validator, but validation is default",
                    "write 'validation: custom' or remove the validator");
        }
        boolean isUnused =
                settings.format().isLegacy() && settings.customValidation().isEmpty();
        if (!custom.isEmpty() && isUnused) {
            faults.error(
                    directoryOfValidators(),
                    "there is an output validator, but validation is default",
                    "write 'validation: custom' in problem.yaml or remove the validator");
        }
        warnOfOtherDirectory();
        return custom.isEmpty() ? new OutputValidation.Default() : new OutputValidation.Custom(custom);
    }

    private void warnOfOtherDirectory() {
        String other = settings.format().isLegacy() ? "output_validator" : "output_validators";
        if (tree.hasDirectory(other)) {
            faults.warning(
                    other,
                    "the directory " + other + " does not belong to format "
                            + settings.format().label(),
                    "it is used all the same; rename it to " + directoryOfValidators());
        }
    }

    private String directoryOfValidators() {
        return settings.format().isLegacy() ? "output_validators" : "output_validator";
    }

    private Optional<Program> staticValidator() {
        Optional<Program> validator =
                programs.of("static_validator", true).stream().findFirst();
        validator.ifPresent(program -> faults.warning(
                "static_validator",
                "the package looks at the text of submissions, which this judge does not do; every submission passes that",
                "judge submissions to this problem elsewhere where the text matters"));
        return validator;
    }

    private Map<String, SortedMap<String, Path>> include() {
        Map<String, SortedMap<String, Path>> include = new HashMap<>();
        for (String language : tree.childrenOf("include")) {
            SortedMap<String, Path> files = tree.below("include/" + language);
            if (files.isEmpty()) {
                faults.warning(
                        "include/" + language,
                        "this file belongs to no language",
                        "move it into include/default or include/<language>");
            } else {
                include.put(language, files);
            }
        }
        return include;
    }
}

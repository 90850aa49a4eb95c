package dev.grundy.format.read.test;

import dev.grundy.format.pack.program.Program;
import dev.grundy.format.read.tree.GeneratorCommands;
import dev.grundy.format.yaml.YamlSection;
import java.util.Optional;

/** The settings that a directory of generators.yaml passes on to its contents: the solution that makes answers, and the salt of the seeds. */
record Inherited(Optional<Program> solution, String salt) {
    /** The same with what the section says otherwise. */
    Inherited within(YamlSection yaml, GeneratorCommands commands) {
        Optional<Program> own = yaml.has("solution")
                ? yaml.text("solution")
                        .flatMap(command -> commands.solution(command, GeneratorsYaml.FILE, yaml.lineOf("solution")))
                : solution;
        return new Inherited(
                own, yaml.has("random_salt") ? yaml.text("random_salt").orElse("") : salt);
    }
}

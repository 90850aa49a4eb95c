package dev.grundy.judge.compile;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.ArgumentTemplate;
import dev.grundy.format.language.RunStep;
import dev.grundy.format.language.Symptoms;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.source.SourceFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Something that can be run in a cell.
 *
 * @param directory the directory that the program sees as {@code /program}
 * @param values the values of the run step's placeholders, but for memory and stack
 * @param flags the words for {@code {flags...}}
 * @param companions files that it finds in its work directory
 */
public record Executable(
        StoredDirectory directory,
        RunStep run,
        Map<String, String> values,
        List<String> flags,
        Map<String, String> environment,
        Symptoms symptoms,
        List<SourceFile> companions) {

    /** One that finds no files in its work directory. */
    public Executable(
            StoredDirectory directory,
            RunStep run,
            Map<String, String> values,
            List<String> flags,
            Map<String, String> environment,
            Symptoms symptoms) {
        this(directory, run, values, flags, environment, symptoms, List.of());
    }

    public Executable {
        values = Map.copyOf(values);
        flags = List.copyOf(flags);
        environment = Map.copyOf(environment);
        companions = List.copyOf(companions);
    }

    Executable withCompanions(List<SourceFile> files) {
        return new Executable(directory, run, values, flags, environment, symptoms, files);
    }

    /** The command line under this memory limit, with the program's own arguments at the end. */
    public List<String> argv(MemorySize memory, List<String> arguments) {
        List<String> argv = filled(run.argv(), memory);
        argv.addAll(arguments);
        return argv;
    }

    private List<String> filled(List<String> template, MemorySize memory) {
        Map<String, String> all = new HashMap<>(values);
        all.put("memory_mib", Long.toString(Math.max(1, memory.mebibytes())));
        all.put("stack_kib", Long.toString(Math.max(1_024, run.stackFor(memory).bytes() / 1_024)));
        return new ArrayList<>(new ArgumentTemplate(all, Map.of("flags", flags)).fill(template));
    }

    /** As {@link #argv} without arguments, for a start before the program is there; empty where the language has no such way. */
    public Optional<List<String>> aheadArgv(MemorySize memory) {
        return run.aheadArgv().map(template -> filled(template, memory));
    }

    /** Equal hashes stand for programs that do the same with the same input. */
    public ContentHash hash() {
        ContentHash.Builder hash = ContentHash.parts().add(directory.hash().hex());
        new TreeMap<>(values).forEach((name, value) -> hash.add(name).add(value));
        run.argv().forEach(hash::add);
        companions.forEach(file -> hash.add(file.name()).add(file.content()));
        return hash.build();
    }

    /** The memory that the cell must allow so that the program itself gets this much. */
    public MemorySize memoryWithOverhead(MemorySize memory) {
        return memory.plus(run.overhead());
    }
}

package dev.grundy.judge.sandbox;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * One attack of src/test/resources/hostile: a directory with {@code main.<language>} and {@code expect.yaml}.
 *
 * <p>Keys: {@code attack} (a sentence), {@code wall} (the wall that this attack tries in every run of the tests),
 * {@code endings} (any of them), {@code without_cgroups} (endings there). Then {@code exit}, {@code signal}, {@code stdout},
 * {@code stdout_bytes}, {@code succeeds}, {@code collect}, {@code collected}, {@code stdin}. Then {@code repeat} (how
 * often in a row), {@code step} ({@code run}, or {@code compile} when the compiler is the victim), {@code limits} (in
 * their units).
 */
record HostileCase(String name, Path source, Map<String, Object> expect) {
    private static final Path CASES = Path.of("src/test/resources/hostile");
    private static final Set<String> KEYS = Set.of(
            "attack",
            "wall",
            "endings",
            "without_cgroups",
            "exit",
            "signal",
            "stdout",
            "stdout_bytes",
            "succeeds",
            "collect",
            "collected",
            "stdin",
            "repeat",
            "step",
            "limits");
    private static final Map<String, Integer> DEFAULT_LIMITS = Map.of(
            "cpu_ms",
            400,
            "wall_ms",
            1500,
            "memory_kib",
            65_536,
            "output_kib",
            65_536,
            "workspace_mib",
            64,
            "collected_kib",
            65_536,
            "processes",
            32);

    HostileCase {
        if (!KEYS.containsAll(expect.keySet()) || !expect.containsKey("attack") || !expect.containsKey("endings")) {
            throw new IllegalArgumentException(
                    "hostile case " + name + " has unknown keys, or lacks attack or endings: " + expect.keySet());
        }
    }

    static List<HostileCase> all() {
        try (var directories = Files.list(CASES)) {
            return directories.sorted().map(HostileCase::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One attack for each wall. */
    static List<HostileCase> core() {
        return all().stream()
                .filter(attack -> attack.expect.containsKey("wall"))
                .toList();
    }

    @SuppressWarnings("unchecked")
    private static HostileCase read(Path directory) {
        try (var files = Files.newDirectoryStream(directory, "[mM]ain.*")) {
            var yaml = new Load(LoadSettings.builder().build())
                    .loadFromString(Files.readString(directory.resolve("expect.yaml")));
            return new HostileCase(
                    directory.getFileName().toString(), files.iterator().next(), (Map<String, Object>) yaml);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Set<Ending> endings(boolean cgroups) {
        var key = !cgroups && expect.containsKey("without_cgroups") ? "without_cgroups" : "endings";
        return strings(key).stream().map(Ending::valueOf).collect(Collectors.toSet());
    }

    boolean attacksTheCompiler() {
        return "compile".equals(expect.get("step"));
    }

    int repeat() {
        return (Integer) expect.getOrDefault("repeat", 1);
    }

    List<String> collect() {
        return strings("collect").stream().filter(name -> !name.contains("..")).toList();
    }

    @SuppressWarnings("unchecked")
    private List<String> strings(String key) {
        return (List<String>) expect.getOrDefault(key, List.of());
    }

    @SuppressWarnings("unchecked")
    Limits limits() {
        var values = new HashMap<>(DEFAULT_LIMITS);
        ((Map<String, Integer>) expect.getOrDefault("limits", Map.of())).forEach((key, value) -> {
            boolean inMebibytes = key.equals("memory_mib");
            String name = inMebibytes ? "memory_kib" : key;
            if (values.put(name, inMebibytes ? value * 1024 : value) == null) {
                throw new IllegalArgumentException("hostile case " + this.name + " has the unknown limit " + key);
            }
        });
        return new Limits(
                Duration.ofMillis(values.get("cpu_ms")),
                Duration.ofMillis(values.get("wall_ms")),
                MemorySize.ofKibibytes(values.get("memory_kib")),
                MemorySize.ofKibibytes(values.get("output_kib")),
                MemorySize.ofKibibytes(64),
                MemorySize.ofMebibytes(values.get("workspace_mib")),
                MemorySize.ofKibibytes(values.get("collected_kib")),
                values.get("processes"),
                256);
    }

    /**
     * What runs: the compiler on the source, an interpreter with the source, or the program compiled before.
     *
     * @param compiled programs by the names of their attacks; one that is missing is added
     */
    Command command(TestCells test, Map<String, byte[]> compiled) {
        var file = Placed.file(source.getFileName().toString(), bytes());
        Limits limits = limits();
        Command command = switch (language()) {
            case "c", "cpp" ->
                attacksTheCompiler()
                        ? Command.of(limits, "/usr/bin/" + compiler(), "-O0", "-o", "main", file.name())
                                .withFiles(List.of(file))
                        : Command.of(limits, "/program/main")
                                .withProgram(test.keep(compiled.computeIfAbsent(
                                        name, _ -> test.compiled(compiler(), file.name(), bytes()))));
            case "py" ->
                Command.of(limits, "/usr/bin/python3", "-S", file.name()).withFiles(List.of(file));
            case "js" -> Command.of(limits, "/usr/bin/node", file.name()).withFiles(List.of(file));
            case "java" -> java(limits, file);
            default -> Command.of(limits, "/bin/sh", file.name()).withFiles(List.of(file));
        };
        return command.withCollect(collect().toArray(String[]::new));
    }

    private Command java(Limits limits, Placed file) {
        String bin = Path.of(System.getProperty("java.home"), "bin").toString();
        return attacksTheCompiler()
                ? Command.of(limits, bin + "/javac", "-J-XX:-UsePerfData", "-J-Xmx256m", file.name())
                        .withFiles(List.of(file))
                : Command.of(limits, bin + "/java", "-XX:-UsePerfData", "-Xmx256m", file.name())
                        .withFiles(List.of(file));
    }

    private String compiler() {
        return language().equals("c") ? "gcc" : "g++";
    }

    private String language() {
        String name = source.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private byte[] bytes() {
        try {
            return Files.readAllBytes(source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}

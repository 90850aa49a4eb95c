package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Damages good packages at random, by a fixed seed: reading always gives faults and never an exception. */
class MutatedPackagesTest {
    private static final int ROUNDS = Integer.getInteger("mutations", 300);
    private static final List<String> VALUES = List.of(
            "[]",
            "{}",
            "null",
            "-1",
            "1e400",
            "'x'",
            "true",
            "[[1], {a: b}]",
            "&a [*a]",
            "*b",
            "!!binary x",
            "\"\\u0000\"",
            "|",
            "0x10",
            "2025-09-01",
            "{a: {b: {c: {d: []}}}}",
            "../../x",
            "NaN",
            "~",
            "\uD83D\uDE00");

    @TempDir
    private Path directory;

    @Test
    void readingADamagedPackageNeverFails() throws IOException {
        List<Path> packages = new java.util.ArrayList<>();
        for (String below : List.of("foreign", "packages")) {
            try (Stream<Path> children = Files.list(Path.of("src/test/resources", below))) {
                children.filter(Files::isDirectory).sorted().forEach(packages::add);
            }
        }
        Random random = new Random(7);
        for (int round = 0; round < ROUNDS; round++) {
            Path original = packages.get(random.nextInt(packages.size()));
            Path copy = directory.resolve("p" + round);
            String damage = damaged(original, copy, random);
            // What the reader did not foresee it reports as a failure of its own.
            assertThat(new PackageReader().read(copy).faults())
                    .as(original + ": " + damage)
                    .noneMatch(fault -> fault.found().startsWith("reading it failed"));
        }
    }

    private static String damaged(Path original, Path copy, Random random) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(original)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().contains("/submissions/") || random.nextInt(4) == 0)
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            Path target = copy.resolve(original.relativize(file).toString());
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        }
        List<Path> yaml =
                files.stream().filter(file -> file.toString().endsWith(".yaml")).toList();
        Path victim = (random.nextInt(3) > 0 && !yaml.isEmpty() ? yaml : files)
                .get(random.nextInt(yaml.isEmpty() ? files.size() : yaml.size()));
        Path target = copy.resolve(original.relativize(victim).toString());
        return target + " " + damage(target, random);
    }

    private static String damage(Path file, Random random) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        switch (random.nextInt(6)) {
            case 0 -> {
                Files.delete(file);
                return "deleted";
            }
            case 1 -> {
                int length = random.nextInt(bytes.length + 1);
                Files.write(file, java.util.Arrays.copyOf(bytes, length));
                return "cut to " + length;
            }
            case 2 -> {
                for (int i = 0; bytes.length > 0 && i < 3; i++) {
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
                }
                Files.write(file, bytes);
                return "other bytes";
            }
            case 3 -> {
                Files.delete(file);
                Files.createDirectories(file.resolve("inside"));
                Files.writeString(file.resolve("inside/x.in"), "1\n");
                return "made a directory";
            }
            default -> {
                return otherValue(file, new String(bytes, StandardCharsets.UTF_8), random);
            }
        }
    }

    private static String otherValue(Path file, String text, Random random) {
        String[] lines = text.split("\n", -1);
        int line = random.nextInt(lines.length);
        String value = VALUES.get(random.nextInt(VALUES.size()));
        int colon = lines[line].indexOf(':');
        lines[line] = colon < 0 ? value : lines[line].substring(0, colon + 1) + " " + value;
        try {
            Files.writeString(file, String.join("\n", lines));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return "line " + (line + 1) + " is " + value;
    }
}

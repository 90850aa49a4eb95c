package dev.grundy.app.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a backup holds besides the database: packages and settings. */
class BackupFilesTest {
    private static final BackupProgress SILENT = (phase, detail) -> {};
    /** Linux takes 4,095 bytes. */
    private static final String HALF_TOO_LONG = ("d".repeat(200) + "/").repeat(12);

    @TempDir
    Path directory;

    @Test
    void packagesThatAreNotThereComeBackAndOthersStay() throws IOException {
        Path file = archive(Map.of(
                "problems/A/problem.yaml", "name: A",
                "problems/A/build", "#!/bin/sh",
                "problems/B/problem.yaml", "name: B",
                "problems/C/problem.yaml", "name: C"));
        Path problems = Files.createDirectories(directory.resolve("problems"));
        write(problems.resolve("B/problem.yaml"), "name: B");
        write(problems.resolve("B/notes"), "mine");
        write(problems.resolve("C/problem.yaml"), "name: C, changed since");
        try (BackupArchive archive = BackupArchive.open(file)) {
            archive.check(SILENT);
            RestoredProblems restored = RestoredProblems.of(archive, problems, SILENT);
            assertThat(restored.written()).containsExactly("A");
            assertThat(restored.different()).containsExactly("C");
        }
        assertThat(problems.resolve("A/problem.yaml")).hasContent("name: A");
        assertThat(problems.resolve("A/build")).isExecutable();
        assertThat(problems.resolve("B/notes")).hasContent("mine");
        assertThat(problems.resolve("C/problem.yaml")).hasContent("name: C, changed since");
    }

    @Test
    void noFileIsWrittenOutsideOfTheDirectory() throws IOException {
        Path file = archive(Map.of("problems/x/../../escaped", "!"));
        Path problems = Files.createDirectories(directory.resolve("problems"));
        try (BackupArchive archive = BackupArchive.open(file)) {
            assertThatThrownBy(() -> RestoredProblems.of(archive, problems, SILENT))
                    .isInstanceOf(UnusableException.class)
                    .hasMessageContaining("outside of problems/");
        }
        assertThat(directory.resolve("escaped")).doesNotExist();
    }

    /** One whose path is too long for the system: nobody can read it, and root neither. */
    @Test
    void aDirectoryOfPackagesThatCannotBeReadIsNamedAndLeavesNoFile() throws IOException {
        Path problems = Files.createDirectories(directory.resolve("problems"));
        Path deep = Files.createDirectories(problems.resolve(HALF_TOO_LONG));
        Path more = directory.resolve("more");
        Files.createDirectories(more.resolve(HALF_TOO_LONG));
        Files.move(more, deep.resolve("more"));
        try {
            Backup backup = new Backup(
                    "Grundy of the test", new DatabaseAddress("jdbc:postgresql:none", "", ""), problems, Map.of());
            assertThatThrownBy(() -> backup.write(directory.resolve("backup"), SILENT))
                    .isInstanceOf(UnusableException.class)
                    .hasMessageContaining("cannot list the packages in " + problems);
            assertThat(directory).isDirectoryNotContaining(Files::isRegularFile);
        } finally {
            Files.move(deep.resolve("more"), more);
        }
    }

    @Test
    void settingsAreToldWithoutSecrets() {
        BackupSettings settings = new BackupSettings(Map.of(
                "GRUNDY_WEB_ADDRESS", "https://judge.example",
                "GRUNDY_MAIL_FROM", "It's Grundy <g@example.org>",
                "GRUNDY_DATA", "/somewhere",
                "GRUNDY_DATABASE_URL", "postgresql://grundy:pw@db/grundy",
                "GRUNDY_MAIL_PASSWORD", "pw",
                "GRUNDY_PAYMENT_WEBHOOK_SECRET", "pw",
                "GRUNDY_PAYMENT_SECRET_KEY", "pw",
                "QUARKUS_PROXY", "http://user:pw@proxy:3128",
                "QUARKUS_HTTP_IDLE_TIMEOUT", "1m",
                "HOME", "/root"));
        assertThat(settings.file()).isEqualTo("""
                        export GRUNDY_MAIL_FROM='It'\\''s Grundy <g@example.org>'
                        export GRUNDY_WEB_ADDRESS='https://judge.example'
                        export QUARKUS_HTTP_IDLE_TIMEOUT='1m'
                        """);
        assertThat(settings.secrets())
                .containsExactly(
                        "GRUNDY_DATABASE_URL",
                        "GRUNDY_MAIL_PASSWORD",
                        "GRUNDY_PAYMENT_SECRET_KEY",
                        "GRUNDY_PAYMENT_WEBHOOK_SECRET",
                        "QUARKUS_PROXY");
    }

    /** Names each secret of the configuration, so a new one is missed here. */
    @Test
    void everySecretOfTheConfigurationIsKnownAsOne() throws IOException {
        List<String> secrets = Files.readAllLines(Path.of("docs/configuration.md")).stream()
                .filter(line -> line.contains("Give it in the environment") || line.contains("secret"))
                .map(line -> line.split("`")[1].toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "_"))
                .toList();
        assertThat(secrets).hasSizeGreaterThan(3);
        assertThat(secrets)
                .allSatisfy(name -> assertThat(new BackupSettings(Map.of(name, "x")).secrets())
                        .containsExactly(name));
    }

    private Path archive(Map<String, String> files) throws IOException {
        Path file = directory.resolve("backup");
        try (ArchiveWriter writer = ArchiveWriter.create(file)) {
            for (Map.Entry<String, String> each : files.entrySet()) {
                try (var out = writer.begin(each.getKey(), each.getKey().endsWith("build"))) {
                    out.write(each.getValue().getBytes(StandardCharsets.UTF_8));
                }
            }
            writer.add(
                    Manifest.NAME,
                    new Manifest(1, "", "", Instant.EPOCH, List.of(), Map.of(), List.of(), List.of(), writer.sums())
                            .json());
            writer.finish();
        }
        return file;
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}

package dev.grundy.people.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.testsupport.SettableClock;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileDeliveryTest {
    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");
    private static final Letter LETTER = new Letter("ada@example.org", "Bestätige", "Grüße,\nein Text", "<p>Grüße</p>");

    @TempDir
    Path directory;

    private final SettableClock clock = new SettableClock(NOW);

    @Test
    void aMailIsAFileThatMailProgramsRead() throws Exception {
        outbox().deliver(LETTER);

        Path file = files().getFirst();
        assertThat(file.getFileName().toString()).matches("20261122-100000-\\d+\\.eml");
        try (var bytes = Files.newInputStream(file)) {
            MimeMessage mail = new MimeMessage(Session.getInstance(new Properties()), bytes);
            assertThat(mail.getSubject()).isEqualTo("Bestätige");
            assertThat(mail.getAllRecipients()[0]).hasToString("ada@example.org");
            assertThat(mail.getFrom()[0]).hasToString("Grundy <grundy@localhost>");
            assertThat(((MimeMultipart) mail.getContent()).getBodyPart(0).getContent())
                    .asString()
                    .isEqualToIgnoringNewLines("Grüße,ein Text");
        }
    }

    @Test
    void onlyItsOwnerReadsIt() throws Exception {
        outbox().deliver(LETTER);

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(files().getFirst())))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(directory.resolve("outbox"))))
                .isEqualTo("rwx------");
    }

    @Test
    void filesGoAfterAWeek() throws Exception {
        outbox().deliver(LETTER);
        Path old = files().getFirst();
        Files.setLastModifiedTime(old, FileTime.from(NOW.minus(Duration.ofDays(8))));
        outbox().deliver(LETTER);

        assertThat(files()).hasSize(1).doesNotContain(old);
    }

    /** Or the mail would be written once more with each try. */
    @Test
    void aMailIsDeliveredWhenOldOnesCannotBeTakenAway() throws Exception {
        new FileDelivery(
                        directory.resolve("outbox"),
                        "Grundy <grundy@localhost>",
                        (files, before) -> {
                            throw new AccessDeniedException(files.toString());
                        },
                        clock)
                .deliver(LETTER);

        assertThat(files()).hasSize(1);
    }

    @Test
    void aDirectoryThatCannotBeMadeIsNoReasonToLoseTheMail() throws Exception {
        Files.writeString(directory.resolve("outbox"), "in the way");

        assertThatThrownBy(() -> outbox().deliver(LETTER))
                .isInstanceOfSatisfying(
                        DeliveryException.class, e -> assertThat(e.isFinal()).isFalse());
    }

    private FileDelivery outbox() {
        return new FileDelivery(directory.resolve("outbox"), "Grundy <grundy@localhost>", clock);
    }

    private List<Path> files() throws Exception {
        try (Stream<Path> files = Files.list(directory.resolve("outbox"))) {
            return files.toList();
        }
    }
}

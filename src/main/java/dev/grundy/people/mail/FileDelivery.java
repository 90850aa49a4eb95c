package dev.grundy.people.mail;

import io.vertx.ext.mail.MailMessage;
import io.vertx.ext.mail.mailencoder.MailEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/**
 * Writes mails as {@code .eml} files, which mail programs open: for trying things out, and until there is a server. Only their owner may
 * read them, and they go after a week: links in them open accounts.
 */
final class FileDelivery implements Delivery {
    private static final Logger LOG = Logger.getLogger(FileDelivery.class);
    private static final Duration KEPT = Duration.ofDays(7);
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-").withZone(ZoneOffset.UTC);
    private static final String ENDING = ".eml";

    private final Path directory;
    private final String from;
    private final Sweep sweep;
    private final Clock clock;

    FileDelivery(Path directory, String from, Clock clock) {
        this(directory, from, FileDelivery::sweep, clock);
    }

    FileDelivery(Path directory, String from, Sweep sweep, Clock clock) {
        this.directory = directory;
        this.from = from;
        this.sweep = sweep;
        this.clock = clock;
    }

    /** Deletes files that lie in a directory for too long. */
    interface Sweep {
        /** Files last changed before that instant. */
        void sweep(Path directory, Instant before) throws IOException;
    }

    @Override
    public void deliver(Letter letter) throws DeliveryException {
        MailMessage mail = new MailMessage()
                .setFrom(from)
                .setTo(letter.recipient())
                .setSubject(letter.subject())
                .setText(letter.text())
                .setHtml(letter.html());
        letter.headers().forEach(mail::addHeader);
        try {
            Files.createDirectories(
                    directory, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            forgetOld();
            // Made for its owner alone; a program that looks for mails sees it when it is whole.
            Path part = Files.createTempFile(directory, TIME.format(clock.instant()), ".part");
            Files.writeString(part, new MailEncoder(mail, "localhost").encode());
            Files.move(
                    part,
                    directory.resolve(part.getFileName().toString().replaceFirst("\\.part$", ENDING)),
                    StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new DeliveryException(e.toString(), false, e);
        }
    }

    @Override
    public String place() {
        return directory.toString();
    }

    /** No reason to keep a mail back: the next one tries again. */
    private void forgetOld() {
        try {
            sweep.sweep(directory, clock.instant().minus(KEPT));
        } catch (IOException e) {
            LOG.warnf(
                    "Old mails in %s cannot be deleted (%s): links in them open accounts, so delete them",
                    directory, e);
        }
    }

    private static void sweep(Path directory, Instant before) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.list(directory)) {
            files = found.toList();
        }
        List<IOException> failures = new ArrayList<>();
        for (Path file : files) {
            try {
                deleteIfOlder(file, before);
            } catch (IOException e) {
                failures.add(e); // the others are old as well
            }
        }
        if (!failures.isEmpty()) {
            throw failures.getFirst();
        }
    }

    private static void deleteIfOlder(Path file, Instant before) throws IOException {
        try {
            if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    && Files.getLastModifiedTime(file).toInstant().isBefore(before)) {
                Files.delete(file);
            }
        } catch (NoSuchFileException e) {
            LOG.debugf("%s was taken away by somebody else", file);
        }
    }
}

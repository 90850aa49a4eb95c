package dev.grundy.browser;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The mails that the product writes as files, as somebody reads them who looks for those to one address. */
final class OutboxFiles {
    private static final Pattern LINK = Pattern.compile("http://localhost:\\d+(/\\S+)");
    private static final long PATIENCE_SECONDS = 60;

    private final Path directory;
    private final String recipient;
    private final Set<Path> read = new HashSet<>();

    OutboxFiles(Path directory, String recipient) {
        this.directory = directory;
        this.recipient = recipient;
    }

    /** Waits for the first mail that was not read yet, and answers the path of the link in it. */
    String nextLink() throws IOException, InterruptedException {
        Files.createDirectories(directory);
        try (WatchService changes = directory.getFileSystem().newWatchService()) {
            directory.register(changes, StandardWatchEventKinds.ENTRY_CREATE);
            Optional<String> text = text();
            while (text.isEmpty()) {
                WatchKey change = changes.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                if (change == null) {
                    throw new AssertionError("no mail came for " + recipient);
                }
                change.pollEvents();
                change.reset();
                text = text();
            }
            Matcher link = LINK.matcher(text.get());
            if (!link.find()) {
                throw new AssertionError("no link in " + text.get());
            }
            return link.group(1);
        }
    }

    private Optional<String> text() throws IOException {
        List<Path> mails;
        try (Stream<Path> files = Files.list(directory)) {
            mails = files.filter(file -> file.toString().endsWith(".eml"))
                    .filter(file -> !read.contains(file))
                    .sorted()
                    .toList();
        }
        for (Path mail : mails) {
            read.add(mail);
            Optional<String> text = textIfTheirs(mail);
            if (text.isPresent()) {
                return text;
            }
        }
        return Optional.empty();
    }

    private Optional<String> textIfTheirs(Path file) {
        try (InputStream bytes = Files.newInputStream(file)) {
            MimeMessage mail = new MimeMessage((Session) null, bytes);
            return mail.getAllRecipients()[0].toString().equals(recipient)
                    ? Optional.of(((MimeMultipart) mail.getContent())
                            .getBodyPart(0)
                            .getContent()
                            .toString())
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (MessagingException e) {
            throw new AssertionError(file + " is no mail", e);
        }
    }
}

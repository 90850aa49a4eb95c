package dev.grundy.format.read.tree;

import dev.grundy.format.read.tree.Archive.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/** The names that an archive declares, looked at before any file of it is unpacked. */
final class ArchiveNames {
    private static final int LONGEST = 1000;
    private static final int DEEPEST = 100;
    private static final int SHOWN = 80;

    /** A stored archive within the archive has a directory of its own. */
    private static final int DIRECTORIES = 4;

    private static final int TYPE = 0170000;
    private static final Set<Integer> PLAIN_TYPES = Set.of(0, 0100000, 0040000);
    private static final Set<Integer> METHODS = Set.of(ZipEntry.STORED, ZipEntry.DEFLATED);

    private final Limits limits;
    private final Set<String> files = new HashSet<>();
    private final Set<String> directories = new HashSet<>();
    private long declared;

    private ArchiveNames(Limits limits) {
        this.limits = limits;
    }

    /** @param name with single slashes, without dots, never empty */
    record Named(String name, ZipArchiveEntry entry) {
        boolean isDirectory() {
            return entry.isDirectory();
        }
    }

    /**
     * Refuses an archive with far more entries than it may have before a reader makes an object of each, which takes many times the bytes.
     * However it is built, no reader finds more entries than there are marks of one.
     */
    static void refuseTooMany(Path archive, Limits limits) throws IOException {
        long most = (long) limits.mostFiles() * DIRECTORIES;
        long marks = 0;
        int last = 0;
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(archive)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                for (int i = 0; i < read; i++) {
                    last = last << 8 | buffer[i] & 0xff;
                    // spec APPNOTE 4.3.12: the mark of an entry in the central directory.
                    if (last == 0x504b0102 && ++marks > most) {
                        throw limits.tooManyFiles();
                    }
                }
            }
        }
    }

    /** All entries but that of the top, in the archive's order. */
    static List<Named> checked(ZipFile zip, Limits limits) throws IOException {
        List<ZipArchiveEntry> entries = Collections.list(zip.getEntries());
        if (entries.size() > limits.mostFiles()) {
            throw limits.tooManyFiles();
        }
        ArchiveNames names = new ArchiveNames(limits);
        List<Named> checked = new ArrayList<>();
        for (ZipArchiveEntry entry : entries) {
            String name = names.check(entry);
            if (!name.isEmpty()) {
                checked.add(new Named(name, entry));
            }
        }
        for (String file : names.files) {
            if (names.directories.contains(file)) {
                throw refused("it holds " + shown(file) + " both as a file and as a directory");
            }
        }
        return checked;
    }

    private String check(ZipArchiveEntry entry) throws IOException {
        declared += Math.min(limits.mostBytes() + 1, Math.max(0, entry.getSize()));
        if (declared > limits.mostBytes()) {
            throw limits.tooLarge();
        }
        String name = decoded(entry);
        refuseKind(entry, name);
        String plain = plain(name);
        if (entry.isDirectory()) {
            directories.add(plain);
        } else if (plain.isEmpty()) {
            throw refused("it holds '" + shown(name) + "', which is no name of a file");
        } else if (!files.add(plain)) {
            throw refused("it holds " + shown(plain) + " twice");
        }
        for (int slash = plain.indexOf('/'); slash >= 0; slash = plain.indexOf('/', slash + 1)) {
            directories.add(plain.substring(0, slash));
        }
        return plain;
    }

    private static String decoded(ZipArchiveEntry entry) throws IOException {
        byte[] raw = entry.getRawName();
        if (raw.length > LONGEST) {
            throw refused("it holds a path of " + raw.length + " characters");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(raw))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IOException(
                    "it holds the name " + shown(new String(raw, StandardCharsets.ISO_8859_1))
                            + ", which is not in UTF-8; give files names of letters, digits, '_', '.' and '-'",
                    e);
        }
    }

    private static void refuseKind(ZipArchiveEntry entry, String name) throws IOException {
        if (entry.isUnixSymlink()) {
            throw refused("it holds a symbolic link, " + shown(name) + "; pack the file that it leads to");
        }
        if (!PLAIN_TYPES.contains(entry.getUnixMode() & TYPE)) {
            throw refused("it holds " + shown(name) + ", which is neither a file nor a directory");
        }
        if (entry.getGeneralPurposeBit().usesEncryption()) {
            throw refused("it holds " + shown(name) + " encrypted; pack it without a password");
        }
        if (!METHODS.contains(entry.getMethod())) {
            throw refused("it holds " + shown(name) + " packed by the method " + entry.getMethod()
                    + "; pack it by deflate, as zip does by itself");
        }
    }

    private static String plain(String name) throws IOException {
        if (name.startsWith("/") || name.startsWith("\\") || name.matches("(?s)[A-Za-z]:.*")) {
            throw refused("it holds the absolute path " + shown(name));
        }
        if (Arrays.asList(name.split("[/\\\\]")).contains("..")) {
            throw refused("it holds the path " + shown(name) + ", which leads out of it");
        }
        if (name.indexOf('\\') >= 0) {
            throw refused("it holds the path " + shown(name) + " with a backslash; separate directories by '/'");
        }
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw refused("it holds the name " + shown(name) + " with a control character");
        }
        List<String> parts = Arrays.stream(name.split("/"))
                .filter(part -> !part.isEmpty() && !part.equals("."))
                .toList();
        if (parts.size() > DEEPEST) {
            throw refused("it holds a path of " + parts.size() + " directories");
        }
        return parts.stream().collect(Collectors.joining("/"));
    }

    private static String shown(String name) {
        String printable = PackageScan.printable(name);
        return printable.length() > SHOWN ? printable.substring(0, SHOWN) + "..." : printable;
    }

    private static IOException refused(String reason) {
        return new IOException(reason);
    }
}

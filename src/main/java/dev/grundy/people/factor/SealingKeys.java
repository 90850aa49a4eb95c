package dev.grundy.people.factor;

import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/**
 * The keys of a key file by their names; the first one seals. Immutable.
 *
 * @param keys none where no file is configured
 */
record SealingKeys(Map<String, SecretKey> keys) {
    static final SealingKeys NONE = new SealingKeys(Map.of());

    private static final int KEY_BYTES = 32;
    private static final int LONGEST_FILE = 64 * 1024;
    private static final Pattern LINE = Pattern.compile("([a-z0-9][a-z0-9-]{0,39})[ \t]++([A-Za-z0-9+/=]{1,100})");

    SealingKeys {
        keys = Collections.unmodifiableMap(new LinkedHashMap<>(keys));
    }

    /** The one that seals, with its name; empty where there is none. */
    Optional<Map.Entry<String, SecretKey>> sealing() {
        return keys.entrySet().stream().findFirst();
    }

    /** @throws UnusableException if the file is not there or holds anything but keys, with the line */
    static SealingKeys read(Path file) {
        List<String> lines = lines(file);
        Map<String, SecretKey> keys = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            Matcher parts = LINE.matcher(line);
            Optional<SecretKey> key = parts.matches() ? key(parts.group(2)) : Optional.empty();
            if (key.isEmpty() || keys.putIfAbsent(parts.group(1), key.get()) != null) {
                throw new UnusableException(file + ", line " + (i + 1)
                        + ": a line is a name of its own (a to z, 0 to 9, -), a blank, and 32 bytes in base64; make one by"
                        + " echo \"key-1 $(head -c 32 /dev/urandom | base64)\"");
            }
        }
        if (keys.isEmpty()) {
            throw new UnusableException(file + " holds no key; add one, or unset grundy.second-factor.key-file");
        }
        return new SealingKeys(keys);
    }

    private static List<String> lines(Path file) {
        try {
            if (Files.size(file) > LONGEST_FILE) {
                throw new UnusableException(file + " is no file of keys: it is larger than 64 KiB");
            }
            return new ArrayList<>(Files.readAllLines(file, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UnusableException(
                    "cannot read the keys in " + file + ", which grundy.second-factor.key-file names: " + e);
        }
    }

    private static Optional<SecretKey> key(String base64) {
        try {
            byte[] bytes = Base64.getDecoder().decode(base64);
            return bytes.length == KEY_BYTES ? Optional.of(new SecretKeySpec(bytes, "AES")) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @Override
    public String toString() {
        return "SealingKeys" + keys.keySet();
    }
}

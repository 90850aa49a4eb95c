package dev.grundy.app.remote;

import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Where the token comes from: a file that its owner alone may read, or {@code GRUNDY_TOKEN}. Never an argument, which everybody on the
 * host can see in the list of processes.
 */
public final class TokenSource {
    private static final String VARIABLE = "GRUNDY_TOKEN";
    private static final Pattern FORM = Pattern.compile("grundy_[0-9A-Za-z]{49}");
    private static final Set<PosixFilePermission> OWNERS =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE);
    private static final int LONGEST_FILE = 1000;

    private TokenSource() {}

    /**
     * The token: of the file if one is named, else of the environment, else of the usual file.
     *
     * @throws UnusableException if there is none, others may read the file, or it is no token
     */
    public static String find(Optional<Path> file, Map<String, String> environment) {
        String variable = environment.getOrDefault(VARIABLE, "").strip();
        if (file.isEmpty() && !variable.isEmpty()) {
            return checked(variable, VARIABLE);
        }
        Path asked = file.orElseGet(() -> usualFile(environment));
        if (file.isEmpty() && !Files.exists(asked)) {
            throw new UnusableException(
                    "there is no token: make one on the server's page /account/tokens, and put it into " + VARIABLE
                            + " or, readable for you alone (chmod 600), into " + asked);
        }
        return checked(read(asked), asked.toString());
    }

    private static Path usualFile(Map<String, String> environment) {
        String xdg = environment.getOrDefault("XDG_CONFIG_HOME", "");
        Path configuration = xdg.isBlank() ? Path.of(System.getProperty("user.home"), ".config") : Path.of(xdg);
        return configuration.resolve("grundy/token");
    }

    private static String read(Path file) {
        try {
            if (!OWNERS.containsAll(Files.getPosixFilePermissions(file))) {
                throw new UnusableException(
                        "others may read the token in " + file + "; make it yours alone: chmod 600 " + file);
            }
            if (Files.size(file) > LONGEST_FILE) {
                throw new UnusableException(file + " holds more than a token");
            }
            return Files.readString(file, StandardCharsets.ISO_8859_1).strip();
        } catch (IOException e) {
            throw new UnusableException(
                    "cannot read the token in " + file + " (" + e.getMessage() + "); check the path");
        }
    }

    private static String checked(String text, String place) {
        if (!FORM.matcher(text).matches()) {
            throw new UnusableException("what is in " + place
                    + " is no token of Grundy: one begins with grundy_ and has 49 letters and digits after it");
        }
        return text;
    }
}

package dev.grundy.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;

/** Every sentence the pages say, by key, from {@code messages.properties}. Immutable. */
public final class Texts {
    private static final Texts ENGLISH = read("/messages.properties");

    private final Properties messages;

    private Texts(Properties messages) {
        this.messages = messages;
    }

    /**
     * The text of that key with {@code {0}}, {@code {1}}… replaced by the arguments.
     *
     * @throws IllegalArgumentException when there is no such key
     */
    public static String of(String key, Object... arguments) {
        String message = ENGLISH.messages.getProperty(key);
        if (message == null) {
            throw new IllegalArgumentException("messages.properties has no key '" + key + "'");
        }
        return arguments.length == 0
                ? message
                : new MessageFormat(message.replace("'", "''"), Locale.ENGLISH).format(arguments);
    }

    public static boolean has(String key) {
        return ENGLISH.messages.containsKey(key);
    }

    static Set<String> keys() {
        return ENGLISH.messages.stringPropertyNames();
    }

    private static Texts read(String resource) {
        try (InputStream bytes = Texts.class.getResourceAsStream(resource);
                Reader text = new InputStreamReader(bytes, StandardCharsets.UTF_8)) {
            Properties messages = new Properties();
            messages.load(text);
            return new Texts(messages);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

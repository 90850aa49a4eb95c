package dev.grundy.web.frame;

import dev.grundy.base.kernel.MemorySize;
import io.quarkus.runtime.util.ClassPathUtils;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Every sentence of the pages, by key. Each room has a file below {@code messages/} for its sentences in English, such as
 * {@code messages/people/code.properties}, and one for each other language, such as {@code code_de.properties}. A text of a
 * wing's several rooms lies in the wing's file. A key without a text in a language is said in English. Thread-safe.
 */
public final class Texts {
    private static final Map<PageLanguage, Texts> ALL = new EnumMap<>(Map.of(
            PageLanguage.ENGLISH, new Texts(Locale.ENGLISH, read("[a-z]+")),
            PageLanguage.GERMAN, new Texts(Locale.GERMAN, read("[a-z]+_de"))));

    private final Locale locale;
    private final Properties messages;
    /** By the message, of those with arguments. */
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    private Texts(Locale locale, Properties messages) {
        this.locale = locale;
        this.messages = messages;
    }

    /**
     * The text of that key for the reader of the answer, with {@code {0}}, {@code {1}}… replaced by the arguments, numbers as
     * the reader's language writes them. Apostrophes in messages are apostrophes.
     *
     * @throws IllegalArgumentException when there is no such key
     */
    public static String of(String key, Object... arguments) {
        Texts chosen = in(ReaderLanguage.now());
        @Nullable String message = chosen.messages.getProperty(key);
        return message == null ? in(PageLanguage.ENGLISH).text(key, arguments) : chosen.filled(message, arguments);
    }

    public static boolean has(String key) {
        return in(PageLanguage.ENGLISH).messages.containsKey(key);
    }

    static Texts in(PageLanguage language) {
        return Objects.requireNonNull(ALL.get(language));
    }

    Set<String> keys() {
        return messages.stringPropertyNames();
    }

    /** As it is written in the file; null when there is no such key. */
    @Nullable
    String message(String key) {
        return messages.getProperty(key);
    }

    private String text(String key, Object... arguments) {
        String message = messages.getProperty(key);
        if (message == null) {
            throw new IllegalArgumentException("no file of messages has the key '" + key + "'");
        }
        return filled(message, arguments);
    }

    private String filled(String message, Object... arguments) {
        return arguments.length == 0
                ? message
                : format(message).format(Stream.of(arguments).map(this::written).toArray());
    }

    /** A copy, since formats are for one thread: taking a message apart costs more than the rest of it. */
    private MessageFormat format(String message) {
        return (MessageFormat) formats.computeIfAbsent(
                        message, text -> new MessageFormat(text.replace("'", "''"), locale))
                .clone();
    }

    /** Numbers are written by the format itself. */
    private Object written(Object argument) {
        return argument instanceof MemorySize size
                ? size.toString()
                        .replace('.', DecimalFormatSymbols.getInstance(locale).getDecimalSeparator())
                : argument;
    }

    /** @param name pattern of the files' names, without what they end with */
    private static Properties read(String name) {
        Pattern file = Pattern.compile(name + "\\.properties");
        Properties messages = new Properties();
        try {
            ClassPathUtils.consumeAsPaths(Texts.class.getClassLoader(), "messages", directory -> {
                try (Stream<Path> files = Files.walk(directory)) {
                    files.filter(found ->
                                    file.matcher(found.getFileName().toString()).matches())
                            .forEach(found -> add(found, messages));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return messages;
    }

    private static void add(Path file, Properties messages) {
        Properties more = new Properties();
        try (Reader text = Files.newBufferedReader(file)) {
            more.load(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        more.forEach((key, message) -> {
            if (messages.putIfAbsent(key, message) != null) {
                throw new IllegalStateException(file + " has the key '" + key + "', which another file has too");
            }
        });
    }
}

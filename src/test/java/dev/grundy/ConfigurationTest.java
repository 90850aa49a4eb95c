package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import dev.grundy.testsupport.MainClasses;
import dev.grundy.testsupport.Printed;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithParentName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** The keys of configuration, as the interfaces that read them declare them, are what docs/configuration.md says. */
class ConfigurationTest {
    private static final String HEAD = """
            # Configuration

            Every key has a default that works. `./grundy up` sets `grundy.data`, `grundy.role` and `grundy.unsafe` by its options, and
            `grundy.problems` always to the checkout's `problems`. The others are given as an environment variable
            (`grundy.judge.drain` is `GRUNDY_JUDGE_DRAIN`) or as `-Dgrundy.judge.drain=10s` in `JAVA_TOOL_OPTIONS`.
            Printed by `ConfigurationTest` from the interfaces that read the keys.

            | key | value | default | why |
            |---|---|---|---|
            """;
    private static final Path SOURCES = Path.of("src/main/java");

    /** A key of configuration. */
    private record Key(String name, String value, String standard, String why) {
        String row() {
            return "| `%s` | %s | %s | %s |%n"
                    .formatted(name, value, standard.isEmpty() ? "none" : '`' + standard + '`', why);
        }
    }

    @Test
    void theTableOfKeysIsWhatTheCodeReads() throws IOException {
        Printed.isUpToDate(
                Path.of("docs/configuration.md"),
                HEAD
                        + keys().values().stream()
                                .map(same -> same.getFirst().row())
                                .collect(Collectors.joining()));
    }

    @Test
    void everyKeySaysWhy() {
        assertThat(keys().values().stream().flatMap(List::stream))
                .allSatisfy(key -> assertThat(key.why()).as(key.name()).isNotBlank());
    }

    /** What is left are keys of Quarkus that something of ours wants to know. */
    @Test
    void noKeyOfOursIsReadByItsName() {
        assertThat(MainClasses.stream()
                        .flatMap(type -> type.getConstructors().stream())
                        .flatMap(made -> made.getParameters().stream())
                        .flatMap(given -> given.tryGetAnnotationOfType(ConfigProperty.class).stream())
                        .map(ConfigProperty::name))
                .isNotEmpty()
                .allMatch(name -> name.startsWith("quarkus."));
    }

    @Test
    void whoReadTheSameKeyMeanTheSame() {
        keys().forEach((name, same) ->
                assertThat(same.stream().map(Key::standard).distinct()).as(name).hasSize(1));
    }

    /** By name; several features may read one. */
    private static Map<String, List<Key>> keys() {
        Map<String, List<Key>> keys = mappings()
                .flatMap(type -> keys(type.getAnnotation(ConfigMapping.class).prefix(), type))
                .collect(Collectors.groupingBy(Key::name, TreeMap::new, Collectors.toList()));
        assertThat(keys).containsKey("grundy.account.bcrypt-cost");
        return keys;
    }

    private static Stream<Class<?>> mappings() {
        return MainClasses.stream()
                .filter(type -> type.isAnnotatedWith(ConfigMapping.class))
                .<Class<?>>map(JavaClass::reflect)
                .sorted(Comparator.comparing(Class::getName));
    }

    private static Stream<Key> keys(String prefix, Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !method.isSynthetic() && !method.isDefault())
                .flatMap(method -> {
                    if (method.getGenericReturnType() instanceof ParameterizedType several
                            && several.getRawType() == Map.class
                            && method.isAnnotationPresent(WithParentName.class)) {
                        return keys(prefix + ".<name>", (Class<?>) several.getActualTypeArguments()[1]);
                    }
                    String name = prefix + "." + withHyphens(method.getName());
                    boolean isGroup = method.getReturnType().isInterface()
                            && method.getReturnType().getName().startsWith("dev.grundy.");
                    return isGroup ? keys(name, method.getReturnType()) : Stream.of(key(name, method));
                });
    }

    private static Key key(String name, Method method) {
        WithDefault standard = method.getAnnotation(WithDefault.class);
        return new Key(
                name, value(method.getGenericReturnType()), standard == null ? "" : standard.value(), why(method));
    }

    private static String value(Type type) {
        if (type instanceof ParameterizedType optional && optional.getRawType() == Optional.class) {
            return value(optional.getActualTypeArguments()[0]);
        }
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            return value(list.getActualTypeArguments()[0]) + " or several, separated by commas";
        }
        if (type instanceof Class<?> closed && closed.isEnum()) {
            return Arrays.stream(closed.getEnumConstants())
                    .map(choice -> choice.toString().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(", "));
        }
        return switch (type.getTypeName()) {
            case "int", "long", "java.lang.Integer" -> "a whole number";
            case "boolean" -> "true, false";
            case "java.lang.String" -> "a word";
            case "java.nio.file.Path" -> "a path";
            default -> {
                assertThat(type).as("a type that this test has words for").isEqualTo(Duration.class);
                yield "a time such as 5s, 15m, 14d";
            }
        };
    }

    /** The comment above the method. */
    private static String why(Method method) {
        Class<?> file = method.getDeclaringClass();
        while (file.getEnclosingClass() != null) {
            file = file.getEnclosingClass();
        }
        Path source = SOURCES.resolve(file.getName().replace('.', '/') + ".java");
        Pattern declared = Pattern.compile(
                "/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:@[^\\n]*\\n\\s*)*[\\w<>.]+ " + method.getName() + "\\(\\);",
                Pattern.DOTALL);
        try {
            Matcher matcher = declared.matcher(Files.readString(source));
            return matcher.find() ? asText(matcher.group(1)) : "";
        } catch (IOException e) {
            throw new UncheckedIOException("the source of " + file + " is not at " + source, e);
        }
    }

    private static String asText(String comment) {
        return comment.replaceAll("\\s*\\n\\s*\\*", " ")
                .replaceAll("\\{@(?:code|link) #?([^}]*)}", "`$1`")
                .strip();
    }

    private static String withHyphens(String name) {
        return name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }
}

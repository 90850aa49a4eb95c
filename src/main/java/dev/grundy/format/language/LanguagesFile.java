package dev.grundy.format.language;

import dev.grundy.base.kernel.MemorySize;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Reads {@code languages.yaml}. A missing, unknown or mistyped key is an error that names the language and the key. */
final class LanguagesFile {
    private LanguagesFile() {}

    static Languages readResource(String name) {
        try (InputStream content = LanguagesFile.class.getResourceAsStream(name)) {
            if (content == null) {
                throw new IllegalStateException("the resource " + name + " is missing from the build");
            }
            return read(new String(content.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + name, e);
        }
    }

    static Languages read(String yaml) {
        Object root = new Load(LoadSettings.builder().setLabel("languages.yaml").build()).loadFromString(yaml);
        if (!(root instanceof Map<?, ?> byId)) {
            throw new IllegalArgumentException("languages.yaml: must map language ids to their descriptions");
        }
        List<Language> languages = new ArrayList<>();
        byId.forEach(
                (id, fields) -> languages.add(language(new Section("languages.yaml: " + id, fields), id.toString())));
        return new Languages(languages);
    }

    private static Language language(Section fields, String id) {
        List<String> debian = fields.has("debian") ? fields.texts("debian") : List.of();
        Language language = new Language(
                id,
                fields.text("name"),
                fields.has("aliases") ? fields.texts("aliases") : List.of(),
                offer(fields.text("offered")),
                fields.texts("extensions"),
                fields.has("headers") ? fields.texts("headers") : List.of(),
                fields.text("highlight"),
                editing(fields),
                fields.text("line_comment"),
                fields.has("syntax") ? fields.text("syntax") : "",
                tools(fields.section("tools"), fields.has("install") ? fields.text("install") : installing(debian)),
                debian,
                fields.texts("version"),
                fields.text("source_name"),
                fields.has("hides_modules") && fields.flag("hides_modules"),
                fields.has("compile") ? Optional.of(compile(fields.section("compile"))) : Optional.empty(),
                run(fields.section("run")),
                fields.has("environment") ? fields.section("environment").allTexts() : Map.of(),
                new Symptoms(
                        fields.has("out_of_memory")
                                ? fields.texts("out_of_memory").stream()
                                        .map(Pattern::compile)
                                        .toList()
                                : List.of()),
                fields.text("self_test"),
                fields.has("plain") ? fields.text("plain") : "");
        fields.refuseTheRest();
        return language;
    }

    private static LanguageOffer offer(String words) {
        return LanguageOffer.of(words)
                .orElseThrow(() -> new IllegalArgumentException(
                        "languages.yaml: offered is always, where installed or never, found '" + words + "'"));
    }

    private static Editing editing(Section fields) {
        return new Editing(
                fields.text("editor"),
                fields.has("indent") ? fields.word("indent") : "4",
                fields.has("starter") ? fields.text("starter") : "",
                fields.has("signs") ? fields.signs("signs") : List.of());
    }

    private static String installing(List<String> debian) {
        if (debian.isEmpty()) {
            throw new IllegalArgumentException("languages.yaml: a language needs debian or install");
        }
        return "apt-get install " + String.join(" ", debian);
    }

    private static List<Tool> tools(Section fields, String install) {
        return fields.names().stream()
                .map(name -> new Tool(name, fields.texts(name), install))
                .toList();
    }

    private static CompileStep compile(Section fields) {
        CompileStep step = new CompileStep(fields.texts("argv"), fields.has("output") ? fields.text("output") : "");
        fields.refuseTheRest();
        return step;
    }

    private static RunStep run(Section fields) {
        List<String> argv = fields.texts("argv");
        RunStep step = new RunStep(
                argv,
                fields.has("plain_argv") ? fields.texts("plain_argv") : argv,
                fields.has("ahead_argv") ? Optional.of(fields.texts("ahead_argv")) : Optional.empty(),
                MemorySize.ofMebibytes(fields.number("overhead_mib")),
                MemorySize.ofMebibytes(fields.number("largest_stack_mib")),
                fields.number("stack_percent"),
                fields.number("processes"));
        fields.refuseTheRest();
        return step;
    }

    /** One mapping of the file, whose keys are taken one by one. */
    private static final class Section {
        private final String where;
        private final Map<String, Object> left = new HashMap<>();
        private final List<String> names = new ArrayList<>();

        Section(String where, Object value) {
            this.where = where;
            if (!(value instanceof Map<?, ?> map)) {
                throw new IllegalArgumentException(where + " must be a mapping");
            }
            map.forEach((key, entry) -> {
                left.put(key.toString(), entry);
                names.add(key.toString());
            });
        }

        List<String> names() {
            return List.copyOf(names);
        }

        boolean has(String key) {
            return left.containsKey(key);
        }

        String text(String key) {
            return take(key, String.class, "a text");
        }

        boolean flag(String key) {
            return take(key, Boolean.class, "true or false");
        }

        int number(String key) {
            return take(key, Integer.class, "a whole number");
        }

        /** A text or a number. */
        String word(String key) {
            return String.valueOf(take(key, Object.class, "a word"));
        }

        List<Sign> signs(String key) {
            List<Sign> signs = new ArrayList<>();
            for (Object entry : take(key, List.class, "a list")) {
                if (!(entry instanceof List<?> pair)
                        || pair.size() != 2
                        || !(pair.getFirst() instanceof Integer weight)
                        || !(pair.getLast() instanceof String pattern)) {
                    throw new IllegalArgumentException(
                            where + "." + key + " must be pairs of a weight and a regular expression, found " + entry);
                }
                signs.add(new Sign(weight, pattern));
            }
            return List.copyOf(signs);
        }

        List<String> texts(String key) {
            List<String> texts = new ArrayList<>();
            for (Object entry : take(key, List.class, "a list")) {
                texts.add(String.valueOf(entry));
            }
            return List.copyOf(texts);
        }

        Section section(String key) {
            return new Section(where + "." + key, take(key, Map.class, "a mapping"));
        }

        Map<String, String> allTexts() {
            Map<String, String> texts = new HashMap<>();
            names.forEach(name -> texts.put(name, text(name)));
            return texts;
        }

        void refuseTheRest() {
            if (!left.isEmpty()) {
                throw new IllegalArgumentException(where + ": unknown keys " + left.keySet());
            }
        }

        private <T> T take(String key, Class<T> type, String meaning) {
            Object value = left.remove(key);
            if (!type.isInstance(value)) {
                throw new IllegalArgumentException(where + "." + key + " must be " + meaning + ", found " + value);
            }
            return type.cast(value);
        }
    }
}

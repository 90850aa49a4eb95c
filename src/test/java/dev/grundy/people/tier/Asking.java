package dev.grundy.people.tier;

import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * How one address is asked, as {@code addresses.yaml} says.
 *
 * @param parameters values of each parameter of its path, asked side by side, the last of a shorter list again
 * @param form       fields of what is posted
 * @param json       what is posted instead; empty for a form
 * @param queries    asked in turn behind the address, with their question marks; or an empty one
 */
public record Asking(
        String method,
        String path,
        Map<String, List<String>> parameters,
        Map<String, String> form,
        String json,
        List<String> queries) {
    private static final Path FILE = Path.of("src/test/resources/tier/addresses.yaml");

    /** What names stand for that a test does not say: things that nobody has. */
    private static final Map<String, String> NOBODYS = Map.of(
            "collection", "1",
            "token", "1",
            "browser", "none",
            "passkey", "none",
            "identity", "1",
            "password", "wrong",
            "run", "AAAAAAAAAAAAAAAAAAAAAA");

    /** All that the file describes, in its order, by method and path. */
    @SuppressWarnings("unchecked") // what it is not shows at the first use
    public static Map<String, Asking> all() {
        try {
            Map<String, Asking> all = new LinkedHashMap<>();
            ((Map<String, Map<String, Object>>)
                            new Load(LoadSettings.builder().build()).loadFromString(Files.readString(FILE)))
                    .forEach((address, how) -> all.put(address, of(address, how)));
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @SuppressWarnings("unchecked") // as above
    private static Asking of(String address, Map<String, Object> how) {
        Map<String, List<String>> parameters = new LinkedHashMap<>();
        how.forEach((name, values) -> {
            if (values instanceof List<?> list && !name.equals("query")) {
                parameters.put(name, (List<String>) list);
            }
        });
        String[] words = address.split(" ", 2);
        return new Asking(
                words[0],
                words[1],
                parameters,
                (Map<String, String>) how.getOrDefault("form", Map.of()),
                (String) how.getOrDefault("json", ""),
                how.getOrDefault("query", "") instanceof List<?> several
                        ? (List<String>) several
                        : List.of((String) how.getOrDefault("query", "")));
    }

    /** Every concrete address; {@code names} says what <code>{names}</code> in values stand for. */
    public List<String> addresses(Map<String, String> names) {
        int count = parameters.values().stream().mapToInt(List::size).max().orElse(1);
        return IntStream.range(0, count)
                .boxed()
                .flatMap(i -> {
                    String address = path;
                    for (var parameter : parameters.entrySet()) {
                        List<String> values = parameter.getValue();
                        String value = values.get(Math.min(i, values.size() - 1));
                        address = address.replaceAll(
                                "\\{" + parameter.getKey() + "(?:\\s*:(?:[^{}]|\\{[^{}]*})*)?}", filled(value, names));
                    }
                    String asked = address;
                    return queries.stream().map(query -> filled(asked + query, names));
                })
                .toList();
    }

    /** Everything that came back: status line, headers and all of the body, what is packed in it too. */
    public static String heard(Response answer) {
        byte[] body = answer.asByteArray();
        String text = answer.statusLine() + "\n" + answer.headers() + "\n" + new String(body, StandardCharsets.UTF_8);
        return answer.contentType().startsWith("application/zip") ? text + unpacked(body) : text;
    }

    /** Whether programs ask it too. */
    public boolean isOfTheApi() {
        return path.startsWith("/api/");
    }

    public Response ask(Visit visit, String address, Map<String, String> names) {
        if (method.equals("GET")) {
            return visit.get(address);
        }
        return ask(visit.request(), address, names);
    }

    public Response ask(Program program, String address, Map<String, String> names) {
        return ask(program.request(), address, names);
    }

    /** With the body that the file describes. */
    public Response ask(Request request, String address, Map<String, String> names) {
        if (!json.isEmpty()) {
            request.contentType("application/json").body(filled(json, names));
        } else if (!method.equals("GET") && !isOfTheApi()) {
            request.contentType("application/x-www-form-urlencoded");
            form.forEach((name, value) -> request.formParam(name, filled(value, names)));
        }
        return request.request(method, address);
    }

    private static String filled(String text, Map<String, String> names) {
        Map<String, String> all = new HashMap<>(NOBODYS);
        all.putAll(names);
        String filled = text;
        for (var name : all.entrySet()) {
            filled = filled.replace("{" + name.getKey() + "}", name.getValue());
        }
        return filled;
    }

    private static String unpacked(byte[] zip) {
        List<String> files = new ArrayList<>();
        try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                files.add(entry.getName() + "\n" + new String(entries.readAllBytes(), StandardCharsets.UTF_8));
            }
            return String.join("\n", files);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

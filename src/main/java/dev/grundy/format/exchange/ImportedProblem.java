package dev.grundy.format.exchange;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** The problem.yaml of an imported problem, put together key by key. */
final class ImportedProblem {
    private final Map<String, Object> keys = new LinkedHashMap<>();

    /**
     * @param names by language
     * @param identity the problem's name where it comes from; the same one makes the same uuid
     */
    ImportedProblem(Map<String, String> names, String identity) {
        keys.put("problem_format_version", "2025-09");
        keys.put("name", names);
        keys.put(
                "uuid",
                UUID.nameUUIDFromBytes(identity.getBytes(StandardCharsets.UTF_8))
                        .toString());
    }

    void type(boolean scoring, boolean interactive) {
        List<String> types = new ArrayList<>(List.of(scoring ? "scoring" : "pass-fail"));
        if (interactive) {
            types.add("interactive");
        }
        keys.put("type", types);
    }

    void source(String name, String url) {
        keys.put("source", Map.of("name", name, "url", url));
    }

    void source(String name) {
        keys.put("source", Map.of("name", name));
    }

    void limits(double seconds, long mebibytes) {
        keys.put("limits", Map.of("time_limit", GroupScores.number(seconds), "memory", mebibytes));
    }

    void keywords(List<String> words) {
        if (!words.isEmpty()) {
            keys.put("keywords", words);
        }
    }

    void write(PackageDraft draft) throws IOException {
        for (Map.Entry<String, Object> key : keys.entrySet()) {
            draft.set("problem.yaml", key.getKey(), key.getValue());
        }
    }
}

package dev.grundy.testsupport.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** JSON, whose parts have names such as {@code items.display_id}: behind a list, one of each element. */
public final class Json {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final JsonNode root;

    private Json(JsonNode root) {
        this.root = root;
    }

    static Json of(String text) {
        try {
            return new Json(MAPPER.readTree(text));
        } catch (JsonProcessingException e) {
            throw new AssertionError("no JSON: " + text, e);
        }
    }

    /** Null where there is nothing of that name. */
    @Nullable
    public String getString(String path) {
        JsonNode found = at(path);
        return found.isMissingNode() || found.isNull() ? null : found.asText();
    }

    public int getInt(String path) {
        return number(path).intValue();
    }

    public long getLong(String path) {
        return number(path).longValue();
    }

    public double getDouble(String path) {
        return number(path).doubleValue();
    }

    public boolean getBoolean(String path) {
        return at(path).booleanValue();
    }

    /** Texts as texts, numbers as numbers, and what is not there as null. */
    public List<Object> getList(String path) {
        return getList(path, Object.class);
    }

    public <T> List<T> getList(String path, Class<T> type) {
        JsonNode found = at(path);
        if (!found.isArray()) {
            throw new AssertionError(path + " is no list in " + root);
        }
        List<T> list = new ArrayList<>();
        found.forEach(element -> list.add(MAPPER.convertValue(element, type)));
        return list;
    }

    /** What {@link #getList} has of a list, or the value itself; null where there is nothing. */
    @Nullable
    Object value(String path) {
        return MAPPER.convertValue(at(path), Object.class);
    }

    private JsonNode number(String path) {
        JsonNode found = at(path);
        if (!found.isNumber()) {
            throw new AssertionError(path + " is no number in " + root);
        }
        return found;
    }

    private JsonNode at(String path) {
        JsonNode found = root;
        for (String name : path.split("\\.")) {
            found = found.isArray() ? ofEach((ArrayNode) found, name) : found.path(name);
        }
        return found;
    }

    private static ArrayNode ofEach(ArrayNode list, String name) {
        ArrayNode each = JsonNodeFactory.instance.arrayNode();
        list.forEach(element -> each.add(element.path(name)));
        return each;
    }
}

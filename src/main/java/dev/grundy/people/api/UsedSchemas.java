package dev.grundy.people.api;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.parameters.RequestBody;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;

/**
 * Which of a description's schemas its operations need, be it through others. The library's own filter counts references and keeps
 * all that refers to itself in a circle. Its setting ({@code remove-unused-schemas}) is heeded before the pages are left out.
 */
final class UsedSchemas {
    private static final String REFERENCE = "#/components/schemas/";

    private UsedSchemas() {}

    /** Names of components. */
    static Set<String> of(OpenAPI api) {
        Set<String> used = new HashSet<>();
        Deque<Schema> open = new ArrayDeque<>();
        api.getPaths().getPathItems().values().stream()
                .map(PathItem::getOperations)
                .map(Map::values)
                .flatMap(Collection::stream)
                .flatMap(UsedSchemas::schemas)
                .forEach(open::add);
        while (!open.isEmpty()) {
            Schema schema = open.poll();
            String reference = schema.getRef();
            if (reference != null && reference.startsWith(REFERENCE)) {
                String name = reference.substring(REFERENCE.length());
                Schema named = api.getComponents().getSchemas().get(name);
                if (used.add(name) && named != null) {
                    open.add(named);
                }
            }
            inner(schema).forEach(open::add);
        }
        return used;
    }

    private static Stream<Schema> schemas(Operation operation) {
        Stream<Content> contents = Stream.concat(
                Optional.ofNullable(operation.getRequestBody()).map(RequestBody::getContent).stream(),
                operation.getResponses().getAPIResponses().values().stream()
                        .map(APIResponse::getContent)
                        .flatMap(Stream::ofNullable));
        return Stream.concat(
                contents.flatMap(content -> content.getMediaTypes().values().stream())
                        .map(MediaType::getSchema)
                        .flatMap(Stream::ofNullable),
                Stream.ofNullable(operation.getParameters())
                        .flatMap(Collection::stream)
                        .map(Parameter::getSchema)
                        .flatMap(Stream::ofNullable));
    }

    private static Stream<Schema> inner(Schema schema) {
        return Stream.of(
                        Stream.ofNullable(schema.getItems()),
                        Stream.ofNullable(schema.getAdditionalPropertiesSchema()),
                        Stream.ofNullable(schema.getProperties()).flatMap(all -> all.values().stream()),
                        Stream.ofNullable(schema.getAllOf()).flatMap(Collection::stream),
                        Stream.ofNullable(schema.getAnyOf()).flatMap(Collection::stream),
                        Stream.ofNullable(schema.getOneOf()).flatMap(Collection::stream))
                .flatMap(same -> same);
    }
}

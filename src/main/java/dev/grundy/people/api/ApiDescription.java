package dev.grundy.people.api;

import dev.grundy.people.api.token.Scope;
import dev.grundy.web.error.ApiPath;
import dev.grundy.web.error.ErrorType;
import io.quarkus.arc.Arc;
import io.quarkus.smallrye.openapi.OpenApiFilter;
import jakarta.annotation.security.PermitAll;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;
import org.jspecify.annotations.Nullable;

/**
 * Makes of the description that the framework reads from the code the one that programs are given at {@code /q/openapi}. It leaves out the
 * pages. It adds the way to show a token, the scope that each endpoint asks for, and the form of errors.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.RUNTIME_STARTUP)
public final class ApiDescription implements OASFilter {
    private static final String SCHEME = "token";
    private static final String PROBLEM = "Problem";
    private static final String PROBLEM_TYPE = "application/problem+json";

    /** For the framework. */
    public ApiDescription() {}

    @Override
    public void filterOpenAPI(OpenAPI api) {
        Map<String, Endpoint> endpoints = endpoints();
        for (String path : new TreeSet<>(api.getPaths().getPathItems().keySet())) {
            PathItem item = api.getPaths().getPathItem(path);
            if (ApiPath.isOf(path)) {
                item.getOperations()
                        .forEach((method, operation) -> describe(operation, endpoints.get(method + " " + path)));
            } else {
                api.getPaths().removePathItem(path);
            }
        }
        forgetUnusedSchemas(api);
        api.getComponents()
                .addSecurityScheme(SCHEME, scheme())
                .addSchema(PROBLEM, problem())
                .addResponse(PROBLEM, error());
        api.setInfo(
                OASFactory.createInfo()
                        .title("Grundy")
                        .version("1")
                        .description(
                                "Problems, programs and verdicts for programs. Make a token on the account's page and send it as"
                                        + " Authorization: Bearer. What is added later is added beside what is there: leave unknown fields alone."));
        api.setSecurity(List.of());
    }

    /** An endpoint as the code has it. */
    private record Endpoint(Method method, boolean open) {
        List<String> scopes() {
            return Optional.ofNullable(method.getAnnotation(RequiresScope.class))
                    .or(() -> Optional.ofNullable(method.getDeclaringClass().getAnnotation(RequiresScope.class)))
                    .stream()
                    .flatMap(needs -> Stream.of(needs.value()))
                    .map(Scope::code)
                    .toList();
        }
    }

    private static void describe(Operation operation, @Nullable Endpoint endpoint) {
        operation
                .getResponses()
                .addAPIResponse("default", OASFactory.createAPIResponse().ref(PROBLEM));
        Stream.of("401", "403", "405", "415").forEach(operation.getResponses()::removeAPIResponse);
        if (endpoint == null) {
            return;
        }
        List<String> scopes = endpoint.scopes();
        if (!scopes.isEmpty()) {
            String text = Optional.ofNullable(operation.getDescription())
                    .map(known -> known + " ")
                    .orElse("");
            operation.setDescription(text + "Scope: " + String.join(" or ", scopes) + "."
                    + (endpoint.open() ? " Also without a token." : ""));
            scopes.forEach(scope -> operation.addSecurityRequirement(
                    OASFactory.createSecurityRequirement().addScheme(SCHEME, scope)));
        }
        if (endpoint.open() && !scopes.isEmpty()) {
            operation.addSecurityRequirement(OASFactory.createSecurityRequirement());
        }
    }

    /** By method and path. */
    private static Map<String, Endpoint> endpoints() {
        Map<String, Endpoint> endpoints = new HashMap<>();
        for (Bean<?> bean : Arc.container().beanManager().getBeans(Object.class, Any.Literal.INSTANCE)) {
            Path base = bean.getBeanClass().getAnnotation(Path.class);
            if (base != null) {
                for (Method method : bean.getBeanClass().getDeclaredMethods()) {
                    verb(method)
                            .ifPresent(verb -> endpoints.put(
                                    verb + " " + path(base, method.getAnnotation(Path.class)),
                                    new Endpoint(method, isOpen(method))));
                }
            }
        }
        return endpoints;
    }

    private static Optional<String> verb(Method method) {
        return Stream.of(method.getAnnotations())
                .map(Annotation::annotationType)
                .flatMap(type -> Optional.ofNullable(type.getAnnotation(HttpMethod.class)).stream())
                .map(HttpMethod::value)
                .findFirst();
    }

    private static String path(Path base, Path rest) {
        return (base.value() + (rest == null ? "" : rest.value())).replaceAll("/$", "");
    }

    private static boolean isOpen(Method method) {
        return method.isAnnotationPresent(PermitAll.class)
                || method.getDeclaringClass().isAnnotationPresent(PermitAll.class);
    }

    private static SecurityScheme scheme() {
        return OASFactory.createSecurityScheme()
                .type(SecurityScheme.Type.HTTP)
                .scheme("bearer")
                .bearerFormat("grundy_ and 49 letters and digits")
                .description("Made on the account's page under API tokens. Scopes: "
                        + String.join(
                                ", ", Stream.of(Scope.values()).map(Scope::code).toList()) + ".");
    }

    private static Schema problem() {
        Schema text = OASFactory.createSchema().addType(SchemaType.STRING);
        Schema fault = OASFactory.createSchema()
                .addType(SchemaType.OBJECT)
                .addProperty("field", text)
                .addProperty("detail", text);
        return OASFactory.createSchema()
                .addType(SchemaType.OBJECT)
                .description("Problem details (RFC 9457).")
                .addProperty(
                        "type",
                        OASFactory.createSchema()
                                .addType(SchemaType.STRING)
                                .description("Address of the kind's description; never changes.")
                                .enumeration(new ArrayList<>(Stream.of(ErrorType.values())
                                        .map(ErrorType::address)
                                        .toList())))
                .addProperty("title", text)
                .addProperty("status", OASFactory.createSchema().addType(SchemaType.INTEGER))
                .addProperty("detail", text)
                .addProperty("request_id", text)
                .addProperty(
                        "errors",
                        OASFactory.createSchema().addType(SchemaType.ARRAY).items(fault))
                .required(List.of("type", "title", "status", "detail", "request_id"))
                .examples(List.of(Map.of(
                        "type",
                        "/api/v1/errors/invalid",
                        "title",
                        ErrorType.INVALID.title(),
                        "status",
                        ErrorType.INVALID.status(),
                        "detail",
                        "There is no such language.",
                        "request_id",
                        "7k2m9xqt",
                        "errors",
                        List.of(Map.of("field", "language", "detail", "There is no such language.")))));
    }

    private static APIResponse error() {
        Content content = OASFactory.createContent()
                .addMediaType(
                        PROBLEM_TYPE,
                        OASFactory.createMediaType()
                                .schema(OASFactory.createSchema().ref(PROBLEM)));
        return OASFactory.createAPIResponse()
                .description(
                        "The request was refused; type says of which kind it is, and which kinds there are stands at "
                                + ErrorType.PATH
                                + ". WWW-Authenticate tells what a token lacks (unauthenticated, invalid-token,"
                                + " insufficient-scope), Retry-After for how many seconds to wait (too-many-requests).")
                .content(content);
    }

    /** Those of forms, which only pages take. */
    private static void forgetUnusedSchemas(OpenAPI api) {
        Set<String> used = UsedSchemas.of(api);
        Set.copyOf(api.getComponents().getSchemas().keySet()).stream()
                .filter(name -> !used.contains(name))
                .forEach(api.getComponents()::removeSchema);
    }
}

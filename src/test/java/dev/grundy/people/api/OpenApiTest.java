package dev.grundy.people.api;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import dev.grundy.people.api.token.Scope;
import dev.grundy.testsupport.MainClasses;
import dev.grundy.testsupport.PostgresResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.parser.OpenAPIV3Parser;
import io.swagger.v3.parser.core.models.ParseOptions;
import io.swagger.v3.parser.core.models.SwaggerParseResult;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The description of the API is valid, whole, and of nothing else. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class OpenApiTest {
    private static final List<JavaClass> CLASSES = MainClasses.stream()
            .filter(type -> type.isAnnotatedWith(Path.class))
            .toList();

    private SwaggerParseResult result;
    private OpenAPI api;

    @BeforeEach
    void read() {
        ParseOptions options = new ParseOptions();
        options.setResolve(true);
        String document =
                given().accept("application/json").get("/q/openapi?format=json").asString();
        result = new OpenAPIV3Parser().readContents(document, List.of(), options);
        api = result.getOpenAPI();
    }

    @Test
    void aToolFindsNothingWrongWithIt() {
        assertThat(result.getMessages()).isEmpty();
        assertThat(api.getInfo().getTitle()).isEqualTo("Grundy");
    }

    @Test
    void everyRouteOfTheApiIsInItAndNoPage() {
        Map<String, Operation> described = operations();
        assertThat(described.keySet()).containsExactlyInAnyOrderElementsOf(routes().keySet());
        assertThat(described.keySet())
                .allMatch(route -> route.contains(" /api/v1/"))
                .hasSizeGreaterThan(12);
    }

    @Test
    void everyEndpointSaysWhichScopeATokenNeedsOrIsOpen() {
        assertThat(routes().values())
                .allMatch(method -> annotated(method, RequiresScope.class) || annotated(method, PermitAll.class));
        routes().forEach((route, method) -> assertThat(operations().get(route).getSecurity() != null)
                .as(route)
                .isEqualTo(annotated(method, RequiresScope.class)));
    }

    @Test
    void tokensAndErrorsAreDescribed() {
        SecurityScheme scheme = api.getComponents().getSecuritySchemes().get("token");
        assertThat(scheme.getType()).isEqualTo(SecurityScheme.Type.HTTP);
        assertThat(scheme.getScheme()).isEqualTo("bearer");
        assertThat(Stream.of(Scope.values()).map(Scope::code)).allMatch(scheme.getDescription()::contains);
        assertThat(operations().values()).allSatisfy(operation -> {
            assertThat(operation.getSummary()).as(operation.getOperationId()).isNotBlank();
            assertThat(operation.getResponses().get("default").get$ref()).endsWith("/Problem");
        });
        assertThat(schema("Problem").getProperties())
                .containsKeys("type", "title", "status", "detail", "request_id", "errors");
    }

    @Test
    void whatIsSentHasExamples() {
        for (String sent : List.of("Program", "Run")) {
            assertThat(schema(sent).getProperties().values())
                    .as(sent)
                    .allSatisfy(property ->
                            assertThat(((Schema<?>) property).getExamples()).isNotEmpty());
        }
    }

    @Test
    void onlyWhatTheApiNeedsIsDescribed() {
        assertThat(api.getComponents().getSchemas().keySet())
                .containsExactlyInAnyOrder(
                        "ApiLanguage",
                        "ApiProblem",
                        "ApiRun",
                        "ApiSearch",
                        "ApiSolved",
                        "ApiStreak",
                        "ApiSubmission",
                        "Case",
                        "ClassMember",
                        "ClassProgress",
                        "Conversation",
                        "Description",
                        "Duration",
                        "FirstFailure",
                        "GivenAssignment",
                        "Instant",
                        "LastHour",
                        "MediaType",
                        "MemorySize",
                        "Node",
                        "OutboundSseEvent",
                        "OwnClass",
                        "OwnProgress",
                        "Phase",
                        "Problem",
                        "ProblemPage",
                        "ProblemResult",
                        "Program",
                        "Progress",
                        "Run",
                        "Sample",
                        "Share",
                        "Shown",
                        "Speaker",
                        "Statement",
                        "Status",
                        "TestResult",
                        "Turn",
                        "Verdict",
                        "Waiting");
    }

    private Schema<?> schema(String name) {
        return api.getComponents().getSchemas().get(name);
    }

    private Map<String, Operation> operations() {
        Map<String, Operation> operations = new TreeMap<>();
        api.getPaths()
                .forEach((path, item) -> item.readOperationsMap()
                        .forEach((method, operation) -> operations.put(method + " " + path, operation)));
        return operations;
    }

    private static Map<String, JavaMethod> routes() {
        Map<String, JavaMethod> routes = new TreeMap<>();
        for (JavaClass type : CLASSES) {
            for (JavaMethod method : type.getMethods()) {
                verb(method)
                        .map(verb -> verb + " " + path(type, method))
                        .filter(route -> route.contains(" /api/"))
                        .ifPresent(route -> routes.put(route, method));
            }
        }
        return routes;
    }

    private static Optional<PathItem.HttpMethod> verb(JavaMethod method) {
        return method.getAnnotations().stream()
                .map(annotation -> annotation.getRawType().tryGetAnnotationOfType(HttpMethod.class))
                .flatMap(Optional::stream)
                .map(verb -> PathItem.HttpMethod.valueOf(verb.value()))
                .findFirst();
    }

    private static String path(JavaClass type, JavaMethod method) {
        return type.getAnnotationOfType(Path.class).value()
                + method.tryGetAnnotationOfType(Path.class).map(Path::value).orElse("");
    }

    private static boolean annotated(JavaMethod method, Class<? extends Annotation> type) {
        return method.isAnnotatedWith(type) || method.getOwner().isAnnotatedWith(type);
    }
}

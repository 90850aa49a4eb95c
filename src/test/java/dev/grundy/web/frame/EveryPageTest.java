package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.Inhabited;
import dev.grundy.testsupport.MainClasses;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.security.Authenticated;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What holds for every page there is, also for one that was added a minute ago. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class EveryPageTest {
    private static final List<Class<? extends Annotation>> DOORS =
            List.of(PermitAll.class, Authenticated.class, RolesAllowed.class, DenyAll.class);

    private static final List<JavaClass> PAGES = MainClasses.stream()
            .filter(type -> type.isAnnotatedWith(Path.class))
            .toList();

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    private Visit admin;

    @BeforeEach
    void somebodyWhoMaySeeAll() {
        catalogue.load(java.nio.file.Path.of("problems"));
        new Inhabited(database, Instant.EPOCH).settle();
        admin = Visit.asGuest();
        admin.submit("/sign-in", Map.of("name", "eve", "password", Visit.password()))
                .then()
                .statusCode(303);
        Admins.admit(database, "eve");
    }

    @Test
    void saysWhoMaySeeIt() {
        assertThat(endpoints())
                .isNotEmpty()
                .allMatch(method -> DOORS.stream()
                        .anyMatch(door -> method.isAnnotatedWith(door)
                                || method.getOwner().isAnnotatedWith(door)));
    }

    @Test
    void hasATitleAndOneHeading() {
        List<String> addresses = addresses().toList();
        assertThat(addresses).hasSizeGreaterThan(5);
        addresses.forEach(address -> {
            var answer = admin.get(address);
            assertThat(answer.statusCode()).as(address).isIn(200, 303);
            if (answer.statusCode() == 200 && answer.contentType().startsWith("text/html")) {
                assertThat(answer.asString())
                        .as(address)
                        .containsOnlyOnce("<h1")
                        .containsPattern("<title>[^<]+</title>");
            }
        });
    }

    /** Of all that answers GET without asking for a part of its path. */
    private static Stream<String> addresses() {
        return endpoints()
                .filter(method -> method.isAnnotatedWith(GET.class))
                .map(method -> path(method.getOwner()
                                .tryGetAnnotationOfType(Path.class)
                                .map(Path::value))
                        + path(method.tryGetAnnotationOfType(Path.class).map(Path::value)))
                .filter(address -> !address.contains("{"))
                .map(address -> address.isEmpty() ? "/" : address)
                .distinct();
    }

    private static String path(Optional<String> given) {
        return given.map(path -> "/" + path.replaceAll("^/|/$", ""))
                .filter(path -> !path.equals("/"))
                .orElse("");
    }

    private static Stream<JavaMethod> endpoints() {
        return PAGES.stream()
                .flatMap(type -> type.getMethods().stream())
                .filter(method -> method.getAnnotations().stream()
                        .anyMatch(annotation -> annotation.getRawType().isAnnotatedWith(HttpMethod.class)));
    }
}

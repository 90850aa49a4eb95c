package dev.grundy.tier;

import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Every address that the application answers at, as {@code GET /problems/{slug}}: those of resources, and those of the router beside them. */
final class Addresses {
    private Addresses() {}

    static Set<String> all(Router router, BeanManager beans) {
        Set<String> all = new TreeSet<>();
        beans.getBeans(Object.class, Any.Literal.INSTANCE).stream()
                .map(Bean::getBeanClass)
                .filter(type -> type.isAnnotationPresent(Path.class))
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .flatMap(Addresses::ofResource)
                .forEach(all::add);
        ofRouter("", router).forEach(all::add);
        return all;
    }

    private static Stream<String> ofResource(Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(annotation -> annotation.annotationType().getAnnotation(HttpMethod.class))
                .flatMap(verb -> Optional.ofNullable(verb).stream())
                .map(verb -> verb.value() + " " + path(method));
    }

    private static String path(Method method) {
        String rest = Optional.ofNullable(method.getAnnotation(Path.class))
                .map(Path::value)
                .orElse("");
        String whole =
                "/" + method.getDeclaringClass().getAnnotation(Path.class).value() + "/" + rest;
        return whole.replaceAll("/+", "/").replaceAll("(?<=.)/$", "");
    }

    private static Stream<String> ofRouter(String above, Router router) {
        return router.getRoutes().stream().flatMap(route -> ofRoute(above, route));
    }

    /** A filter has no path; what has a path and no method answers GET. */
    private static Stream<String> ofRoute(String above, Route route) {
        if (route.getPath() == null) {
            return Stream.empty();
        }
        String path = (above + route.getPath()).replaceAll("/+", "/");
        if (route.getSubRouter() != null) {
            return ofRouter(path, route.getSubRouter());
        }
        return route.methods() == null
                ? Stream.of("GET " + path)
                : route.methods().stream().map(verb -> verb.name() + " " + path);
    }
}

package dev.grundy.people.tier;

import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Every address that the application answers at, as {@code GET /problems/{slug}}: those of resources, and those of the router beside them. */
public final class Addresses {
    private Addresses() {}

    public static Set<String> all(Router router, BeanManager beans) {
        Set<String> all = new TreeSet<>();
        beans.getBeans(Object.class, Any.Literal.INSTANCE).stream()
                .flatMap(bean -> ofResource(bean.getBeanClass()))
                .forEach(all::add);
        ofRouter("", router).forEach(all::add);
        return all;
    }

    /** Those of resources whose method has that annotation. */
    public static Set<String> marked(BeanManager beans, Class<? extends Annotation> mark) {
        Set<String> marked = new TreeSet<>();
        beans.getBeans(Object.class, Any.Literal.INSTANCE).stream()
                .flatMap(bean -> ofResource(bean.getBeanClass(), method -> method.isAnnotationPresent(mark)))
                .forEach(marked::add);
        return marked;
    }

    /** Those of a class, what it inherits among them; none of a class that is no resource. */
    static Stream<String> ofResource(Class<?> type) {
        return ofResource(type, method -> true);
    }

    private static Stream<String> ofResource(Class<?> type, Predicate<Method> wanted) {
        return kin(type)
                .map(one -> one.getAnnotation(Path.class))
                .filter(Objects::nonNull)
                .findFirst()
                .map(Path::value)
                .stream()
                .flatMap(root -> kin(type)
                        .flatMap(one -> Arrays.stream(one.getDeclaredMethods()))
                        .filter(wanted)
                        .flatMap(method -> ofMethod(root, method)));
    }

    /** The class, those above it, and their interfaces. */
    private static Stream<Class<?>> kin(Class<?> type) {
        return Stream.of(
                        Stream.<Class<?>>of(type),
                        Stream.ofNullable(type.getSuperclass()).flatMap(Addresses::kin),
                        Arrays.stream(type.getInterfaces()).flatMap(Addresses::kin))
                .flatMap(Function.identity());
    }

    private static Stream<String> ofMethod(String root, Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(annotation -> annotation.annotationType().getAnnotation(HttpMethod.class))
                .filter(Objects::nonNull)
                .map(verb -> verb.value() + " " + path(root, method));
    }

    private static String path(String root, Method method) {
        String rest = Optional.ofNullable(method.getAnnotation(Path.class))
                .map(Path::value)
                .orElse("");
        return ("/" + root + "/" + rest).replaceAll("/+", "/").replaceAll("(?<=.)/$", "");
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

package dev.grundy.web.cache;

import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyWriter;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;

/**
 * Sends rendered pages in UTF-8. The framework's own writer encodes character by character, which takes about as long as the
 * rendering; the JDK copies most pages at once. Thread-safe.
 */
@Provider
@Produces(MediaType.TEXT_HTML)
public class PageWriter implements ServerMessageBodyWriter<Object> {
    private final GuestPages guests;

    PageWriter(GuestPages guests) {
        this.guests = guests;
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, ResteasyReactiveResourceInfo target, MediaType as) {
        return type == String.class;
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType as) {
        return type == String.class;
    }

    @Override
    public void writeResponse(Object page, Type genericType, ServerRequestContext context) {
        String text = page.toString();
        Buffer kept = context instanceof ResteasyReactiveRequestContext request
                ? guests.keep(request.unwrap(RoutingContext.class), text)
                : null;
        context.serverResponse().end(kept == null ? text.getBytes(StandardCharsets.UTF_8) : kept.getBytes());
    }

    @Override
    public void writeTo(
            Object page,
            Class<?> type,
            Type genericType,
            Annotation[] annotations,
            MediaType as,
            MultivaluedMap<String, Object> headers,
            OutputStream out)
            throws IOException {
        out.write(page.toString().getBytes(StandardCharsets.UTF_8));
    }
}

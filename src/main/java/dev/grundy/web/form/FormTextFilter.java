package dev.grundy.web.form;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Has forms refused whose text is not UTF-8. The framework would put replacement characters in place of such bytes. Nobody would hear that
 * what is judged or kept is not what was sent.
 */
class FormTextFilter {
    /** Before the form is read. */
    @ServerRequestFilter
    public void watch(ContainerRequestContext request) {
        Optional.ofNullable(request.getHeaderString(HttpHeaders.CONTENT_TYPE))
                .flatMap(FormCheck::of)
                .ifPresent(check -> request.setEntityStream(new CheckedForm(request.getEntityStream(), check)));
    }
}

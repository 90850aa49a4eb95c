package dev.grundy.web.error;

import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import dev.grundy.base.database.Outage;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.Texts;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import java.io.CharConversionException;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.common.providers.serialisers.MapAsFormUrlEncodedProvider;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;
import org.jboss.resteasy.reactive.server.handlers.FormBodyHandler;

/** Turns what an endpoint throws into an answer; only what nobody foresaw is a 500, and that is logged here, once. */
public class ErrorMappers {
    private static final Logger LOG = Logger.getLogger(ErrorMappers.class);

    /** character_not_in_repertoire, see "PostgreSQL Error Codes". */
    private static final String UNSTORABLE_TEXT = "22021";

    /** After which it is worth a try whether the database is back: it restarts within seconds. */
    static final int OUTAGE_SECONDS = 5;

    /** Header of scripts that put the answer into their page. */
    public static final String PART = "X-Fragment";
    /** Of causes, which might go round in a circle. */
    private static final int LONGEST_CHAIN = 20;

    /** Of fields that an endpoint names, and of all fields at once. */
    private static final Set<String> READERS_OF_FORMS =
            Set.of(FormBodyHandler.class.getName(), MapAsFormUrlEncodedProvider.class.getName());

    /** The statuses that an address that leads nowhere never answers. */
    private static final Set<Integer> TELLING = Set.of(
            Status.METHOD_NOT_ALLOWED.getStatusCode(),
            Status.NOT_ACCEPTABLE.getStatusCode(),
            Status.UNSUPPORTED_MEDIA_TYPE.getStatusCode());

    @ServerExceptionMapper
    Response refused(WebApplicationException e, RoutingContext request) {
        Response given = e.getResponse();
        if (TELLING.contains(given.getStatus()) && HiddenPaths.has(request)) {
            return notFound(request);
        }
        if (given.hasEntity() || given.getStatus() < Status.BAD_REQUEST.getStatusCode()) {
            return given;
        }
        Optional<ApiException> malformed =
                causes(e).map(MalformedJson::of).flatMap(Optional::stream).findFirst();
        if (given.getStatus() == Status.BAD_REQUEST.getStatusCode() && malformed.isPresent()) {
            return refused(malformed.get(), request);
        }
        if (given.getStatus() >= Status.INTERNAL_SERVER_ERROR.getStatusCode()) {
            if (Outage.isBehind(e)) {
                return unavailable(e, request);
            }
            LOG.errorf(e, "%s %s failed", request.request().method(), request.normalizedPath());
        }
        return answer(Response.fromResponse(given), given.getStatus(), request);
    }

    /** A refusal of the API, with its reason. */
    @ServerExceptionMapper
    Response refused(ApiException e, RoutingContext request) {
        ErrorPage.Body body = ErrorPage.Body.of(ProblemDetails.of(e, RequestIds.of(request)));
        Response.ResponseBuilder answer = Response.status(e.type().status());
        e.headers().forEach(answer::header);
        return answer.entity(body.text())
                .header(HttpHeaders.CONTENT_TYPE, body.contentType())
                .build();
    }

    /** Bytes of no encoding that the reader of bodies knows; it lets the exception through as it is. */
    @ServerExceptionMapper
    Response undecodable(CharConversionException e, RoutingContext request) {
        return MalformedJson.of(e)
                .map(malformed -> refused(malformed, request))
                .orElseGet(() -> unforeseen(e, request));
    }

    /** JSON, but not of the form that the endpoint takes. */
    @ServerExceptionMapper
    Response unfit(MismatchedInputException e, RoutingContext request) {
        return refused(
                MalformedJson.trailing(e)
                        .orElseGet(() -> ApiException.invalid(MalformedJson.field(e), MalformedJson.unfit(e))),
                request);
    }

    /** A guest who opens a page is led to the door and back again; everybody else is told. */
    @ServerExceptionMapper({UnauthorizedException.class, AuthenticationFailedException.class})
    Response unauthorized(SecurityException e, RoutingContext request) {
        if (HiddenPaths.hides(request)) {
            return notFound(request);
        }
        if (ApiPath.isOf(request)) {
            return refused(e.getCause() instanceof ApiException refusal ? refusal : tokenNeeded(), request);
        }
        if (HttpMethod.GET.equals(request.request().method())) {
            return Response.seeOther(
                            LocalAddress.ofRequest(request.request().uri()).behindSignIn())
                    .build();
        }
        return answer(Response.status(Status.UNAUTHORIZED), Status.UNAUTHORIZED.getStatusCode(), request);
    }

    @ServerExceptionMapper
    Response forbidden(ForbiddenException e, RoutingContext request) {
        if (HiddenPaths.hides(request)) {
            return notFound(request);
        }
        return answer(Response.status(Status.FORBIDDEN), Status.FORBIDDEN.getStatusCode(), request);
    }

    /** With the text that came along, which nobody shall have to write again. */
    @ServerExceptionMapper
    Response refused(PageRefusal e, RoutingContext request) {
        ErrorPage.Body body = ErrorPage.of(request, e.status(), e.detail())
                .carrying(CarriedText.of(CurrentRequestManager.get()))
                .partOrPageFor(request);
        Response.ResponseBuilder answer = Response.status(e.status());
        e.retryAfterSeconds().ifPresent(wait -> answer.header(HttpHeaders.RETRY_AFTER, wait));
        return answer.entity(body.text())
                .header(HttpHeaders.CONTENT_TYPE, body.contentType())
                .build();
    }

    /** A form with text in another encoding than it says. */
    @ServerExceptionMapper
    Response misencoded(MisencodedFormException e, RoutingContext request) {
        int status = Status.BAD_REQUEST.getStatusCode();
        if (ApiPath.isOf(request)) {
            return answer(Response.status(status), status, request);
        }
        return refused(new PageRefusal(status, Texts.of("form-misencoded", e.field(), e.line(), e.column())), request);
    }

    @ServerExceptionMapper
    Response unforeseen(Throwable e, RoutingContext request) {
        if (isUnreadableForm(e) || isUnstorableText(e)) {
            return answer(Response.status(Status.BAD_REQUEST), Status.BAD_REQUEST.getStatusCode(), request);
        }
        if (Outage.isBehind(e)) {
            return unavailable(e, request);
        }
        if (!ReaderGone.isBehind(e)) {
            LOG.errorf(e, "%s %s failed", request.request().method(), request.normalizedPath());
        }
        return answer(Response.serverError(), Status.INTERNAL_SERVER_ERROR.getStatusCode(), request);
    }

    private Response unavailable(Throwable e, RoutingContext request) {
        LOG.warnf("%s %s waits for the database: %s", request.request().method(), request.normalizedPath(), e);
        return answer(
                Response.status(Status.SERVICE_UNAVAILABLE).header(HttpHeaders.RETRY_AFTER, OUTAGE_SECONDS),
                Status.SERVICE_UNAVAILABLE.getStatusCode(),
                request);
    }

    private Response notFound(RoutingContext request) {
        return answer(Response.status(Status.NOT_FOUND), Status.NOT_FOUND.getStatusCode(), request);
    }

    private static ApiException tokenNeeded() {
        return new ApiException(ErrorType.UNAUTHENTICATED, ErrorType.UNAUTHENTICATED.explanation())
                .with(HttpHeaders.WWW_AUTHENTICATE, "Bearer realm=\"grundy\"");
    }

    /** The framework has no exception of its own for a form that it cannot decode: where it was thrown has to tell. */
    private static boolean isUnreadableForm(Throwable e) {
        return Stream.of(e.getStackTrace()).map(StackTraceElement::getClassName).anyMatch(READERS_OF_FORMS::contains);
    }

    /**
     * No column holds NUL. A text with one came with the request, past the code that should have looked at it, and asked for
     * nothing that can be.
     */
    private static boolean isUnstorableText(Throwable e) {
        return causes(e)
                .anyMatch(cause ->
                        cause instanceof SQLException refusal && UNSTORABLE_TEXT.equals(refusal.getSQLState()));
    }

    /** Itself first. */
    private static Stream<Throwable> causes(Throwable e) {
        return Stream.iterate(e, Objects::nonNull, Throwable::getCause).limit(LONGEST_CHAIN);
    }

    /** With the text that came along: what it was sent to may be gone, or broken, and the text is neither. */
    private Response answer(Response.ResponseBuilder response, int status, RoutingContext request) {
        ErrorPage.Body body = ErrorPage.of(request, status, null)
                .carrying(CarriedText.of(CurrentRequestManager.get()))
                .bodyFor(request);
        return response.entity(body.text())
                .header(HttpHeaders.CONTENT_TYPE, body.contentType())
                .build();
    }
}

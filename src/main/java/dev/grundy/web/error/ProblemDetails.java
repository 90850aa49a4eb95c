package dev.grundy.web.error;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * The answer to a program whose request is refused: problem details for HTTP APIs (RFC 9457). They have the id of the request and, for a body with
 * unusable contents, the fault of each field.
 *
 * @param status of the answer; of a kind that has no words of its own more exact than the type's
 * @param detail one sentence about this request
 * @param faults empty unless single fields are wrong
 */
record ProblemDetails(ErrorType type, int status, String detail, List<FieldFault> faults, String requestId) {
    static final String MEDIA_TYPE = "application/problem+json";

    ProblemDetails {
        faults = List.copyOf(faults);
    }

    /** The problem details of an error of which the status alone is known. */
    static ProblemDetails of(int status, String requestId) {
        ErrorType type = ErrorType.ofStatus(status);
        return new ProblemDetails(type, status, type.explanation(), List.of(), requestId);
    }

    static ProblemDetails of(ApiException refusal, String requestId) {
        return new ProblemDetails(
                refusal.type(), refusal.type().status(), refusal.detail(), refusal.faults(), requestId);
    }

    String json() {
        ObjectNode problem = new ObjectNode(JsonNodeFactory.instance)
                .put("type", type.address())
                .put("title", type.title())
                .put("status", status)
                .put("detail", detail)
                .put("request_id", requestId);
        if (!faults.isEmpty()) {
            ArrayNode errors = problem.putArray("errors");
            faults.forEach(
                    fault -> errors.addObject().put("field", fault.field()).put("detail", fault.detail()));
        }
        return problem.toString();
    }
}

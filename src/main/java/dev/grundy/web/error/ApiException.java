package dev.grundy.web.error;

import dev.grundy.base.kernel.WholeSeconds;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A request of a program that is refused, with what it is told. Immutable. */
public final class ApiException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorType type;
    private final transient List<FieldFault> faults;
    private final transient Map<String, String> headers;

    private ApiException(ErrorType type, String detail, List<FieldFault> faults, Map<String, String> headers) {
        super(detail);
        this.type = type;
        this.faults = List.copyOf(faults);
        this.headers = Map.copyOf(headers);
    }

    /** @param detail one sentence about this request, without anything that the asker may not know */
    public ApiException(ErrorType type, String detail) {
        this(type, detail, List.of(), Map.of());
    }

    /** A body of which one field will not do. */
    public static ApiException invalid(String field, String detail) {
        return new ApiException(ErrorType.INVALID, detail, List.of(new FieldFault(field, detail)), Map.of());
    }

    /** The same refusal with when to come back, told in whole seconds, at least one. */
    public ApiException after(Duration wait) {
        return with("Retry-After", String.valueOf(WholeSeconds.of(wait)));
    }

    /** The same refusal with one header more. */
    public ApiException with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new ApiException(type, detail(), faults, more);
    }

    /** The same refusal with one more field that will not do. */
    public ApiException and(FieldFault fault) {
        return new ApiException(
                type, detail(), Stream.concat(faults.stream(), Stream.of(fault)).toList(), headers);
    }

    public ErrorType type() {
        return type;
    }

    public String detail() {
        return String.valueOf(getMessage());
    }

    public List<FieldFault> faults() {
        return faults;
    }

    /** Of the answer. */
    public Map<String, String> headers() {
        return headers;
    }
}

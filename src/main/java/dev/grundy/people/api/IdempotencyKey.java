package dev.grundy.people.api;

import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ErrorType;
import dev.grundy.web.error.FieldFault;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A key that a program makes up for a request, so that the request can be sent again without doing it twice. It is the header
 * {@code Idempotency-Key} (draft-ietf-httpapi-idempotency-key-header), a string in quotation marks. Without them it is taken too.
 *
 * @param text 1 to 255 printable characters of ASCII
 */
public record IdempotencyKey(String text) {
    /** Its header. */
    public static final String HEADER = "Idempotency-Key";

    private static final Pattern QUOTED = Pattern.compile("\"((?:[ !#-\\[\\]-~]|\\\\[\"\\\\]){1,255}+)\"");
    private static final Pattern BARE = Pattern.compile("[!#-\\[\\]-~]{1,255}+");

    /** @throws ApiException for a text that is no key */
    public static IdempotencyKey parse(String header) {
        Matcher quoted = QUOTED.matcher(header.strip());
        if (quoted.matches()) {
            return new IdempotencyKey(quoted.group(1).replaceAll("\\\\(.)", "$1"));
        }
        if (BARE.matcher(header.strip()).matches()) {
            return new IdempotencyKey(header.strip());
        }
        String detail = HEADER + " is 1 to 255 printable characters of ASCII in quotation marks, such as a UUID.";
        throw new ApiException(ErrorType.BAD_REQUEST, detail).and(new FieldFault(HEADER, detail));
    }
}

package dev.grundy.web.error;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.io.CharConversionException;
import java.util.Collection;
import java.util.Optional;

/** The fault of a body that was to be JSON, in words that tell nothing of our classes. */
final class MalformedJson {
    private MalformedJson() {}

    /** The refusal of a body that could not be read for that; empty for what is no fault of a body. */
    static Optional<ApiException> of(Throwable fault) {
        return switch (fault) {
            case StreamReadException unreadable -> refusal(detail(unreadable));
            case StreamConstraintsException tooMuch ->
                refusal("The body is nested too deeply, or has a number or a name that is too long.");
            case CharConversionException undecodable -> refusal("The body is no text in UTF-8.");
            default -> Optional.empty();
        };
    }

    private static Optional<ApiException> refusal(String detail) {
        return Optional.of(new ApiException(ErrorType.MALFORMED_JSON, detail));
    }

    /** Where it stops being JSON. */
    private static String detail(StreamReadException unreadable) {
        JsonLocation place = unreadable.getLocation();
        return place == null
                ? "The body is no JSON."
                : "The body is no JSON: it goes wrong at line %d, column %d."
                        .formatted(place.getLineNr(), place.getColumnNr());
    }

    /** The refusal of a body in which something follows the first value; empty for one that is not of the form that is taken. */
    static Optional<ApiException> trailing(MismatchedInputException unfit) {
        // Jackson has no class of its own for it.
        return String.valueOf(unfit.getOriginalMessage()).startsWith("Trailing token")
                ? refusal("The body goes on after its first JSON value, at line %d, column %d."
                        .formatted(
                                unfit.getLocation().getLineNr(),
                                unfit.getLocation().getColumnNr()))
                : Optional.empty();
    }

    /** Such as {@code inputs[0]}; {@code body} for the whole. */
    static String field(MismatchedInputException unfit) {
        StringBuilder field = new StringBuilder();
        for (JsonMappingException.Reference step : unfit.getPath()) {
            if (step.getFieldName() == null) {
                field.append('[').append(step.getIndex()).append(']');
            } else {
                field.append(field.isEmpty() ? "" : ".").append(step.getFieldName());
            }
        }
        return field.isEmpty() ? "body" : field.toString();
    }

    static String unfit(MismatchedInputException unfit) {
        Class<?> wanted = unfit.getTargetType();
        if (wanted == null) {
            return "This is not of the form that is taken here.";
        }
        if (wanted == String.class) {
            return "A text is needed here.";
        }
        if (Number.class.isAssignableFrom(wanted) || wanted.isPrimitive()) {
            return "A number is needed here.";
        }
        return Collection.class.isAssignableFrom(wanted) ? "A list is needed here." : "An object is needed here.";
    }
}

package dev.grundy.web.form;

import dev.grundy.web.error.MisencodedFormException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.jboss.resteasy.reactive.common.headers.HeaderUtil;

/** Looks at the bytes of a form while somebody else reads them: what is text in it has to be UTF-8. Used by one thread. */
interface FormCheck {
    /**
     * The next bytes.
     *
     * @throws MisencodedFormException where a text is no UTF-8
     * @throws IOException             where it is no form
     */
    void take(byte[] bytes, int offset, int length) throws IOException;

    /** @throws MisencodedFormException where the form ends within a character */
    void end();

    /**
     * For a body of that type.
     *
     * @param type value of {@code Content-Type}
     * @return empty for what is no form, and for one that names another encoding and is read in that
     */
    static Optional<FormCheck> of(String type) {
        if (isOtherThanUtf8(type)) {
            return Optional.empty();
        }
        String kind = type.toLowerCase(Locale.ROOT);
        if (kind.startsWith("application/x-www-form-urlencoded")) {
            return Optional.of(new UrlencodedCheck());
        }
        String boundary = kind.startsWith("multipart/form-data")
                ? HeaderUtil.extractQuotedValueFromHeader(type, "boundary")
                : null;
        return Optional.ofNullable(boundary).filter(text -> !text.isEmpty()).map(MultipartCheck::new);
    }

    /** Whether the value of a {@code Content-Type} says so. */
    static boolean isOtherThanUtf8(String type) {
        String charset = HeaderUtil.extractQuotedValueFromHeader(type, "charset");
        return charset != null && !charset.equalsIgnoreCase(StandardCharsets.UTF_8.name());
    }
}

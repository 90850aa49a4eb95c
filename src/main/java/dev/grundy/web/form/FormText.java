package dev.grundy.web.form;

import dev.grundy.base.kernel.Utf8Place;
import dev.grundy.web.error.MisencodedFormException;

/** The text of one field of a form, or a name in it, byte by byte as it comes. Used by one thread. */
final class FormText {
    private final String field;
    private final Utf8Place place = new Utf8Place();

    /** @param field the name of the field in a refusal; letters, digits, dashes and dots of it are told, no more than forty */
    FormText(String field) {
        String plain = field.replaceAll("[^A-Za-z0-9._-]", "");
        this.field = plain.substring(0, Math.min(plain.length(), 40));
    }

    /**
     * Takes a byte, 0 to 255.
     *
     * @throws MisencodedFormException where it is no UTF-8
     */
    void take(int next) {
        if (!place.goesOnWith(next)) {
            throw new MisencodedFormException(field, place);
        }
    }

    /** @throws MisencodedFormException within a character */
    void end() {
        if (!place.mayEnd()) {
            throw new MisencodedFormException(field, place);
        }
    }
}

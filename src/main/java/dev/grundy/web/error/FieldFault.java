package dev.grundy.web.error;

/**
 * The fault of one field of a request's body.
 *
 * @param field  as JSON has it, such as {@code language} or {@code inputs[0]}
 * @param detail one sentence
 */
public record FieldFault(String field, String detail) {}

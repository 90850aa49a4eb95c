package dev.grundy.submission;

import dev.grundy.web.FormErrors;

/**
 * What lies in the editor when a problem's page is shown.
 *
 * @param language identifier of the chosen one; empty for the first that is offered
 * @param source   empty for a page that nothing was written on
 * @param errors   what was wrong with it when it was sent
 */
public record EditorSheet(String language, String source, FormErrors errors) {
    static final EditorSheet EMPTY = new EditorSheet("", "", FormErrors.none());
}

package dev.grundy.submission;

import dev.grundy.web.FormErrors;

/**
 * What lies in the editor when a problem's page is shown.
 *
 * @param language identifier of the chosen one; empty for the first that is offered
 * @param source   empty for a page that nothing was written on
 * @param version  of the draft that it was made from; 0 for none
 * @param errors   what was wrong with it when it was sent
 * @param isDraft  whether it is the draft: else a draft may differ from it
 */
public record EditorSheet(String language, String source, int version, FormErrors errors, boolean isDraft) {}

package dev.grundy.submission.run;

/**
 * A sample as it is offered to be run.
 *
 * @param name   such as {@code sample/1}
 * @param number from 1, as the statement counts
 * @param text   its input; empty where that is no text to be edited: too long, made by a generator, or talked about
 */
public record RunSample(String name, int number, String text) {
    public boolean isEditable() {
        return !text.isEmpty();
    }
}

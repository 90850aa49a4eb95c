package dev.grundy.format.render;

/**
 * The words that a reader finds in a post where code is kept from them.
 *
 * @param block  a sentence, for each block of code
 * @param inLine a word or two, for code within a line that is more than a name or a number
 */
public record InsteadOfCode(String block, String inLine) {
    public InsteadOfCode {
        if (block.isBlank() || inLine.isBlank()) {
            throw new IllegalArgumentException("nothing would say that code was left out");
        }
    }
}

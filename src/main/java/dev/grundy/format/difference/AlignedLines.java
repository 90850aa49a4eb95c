package dev.grundy.format.difference;

import java.util.Optional;

/** Lines that stand beside each other; one of them may be absent. */
record AlignedLines(Optional<MarkedLine> left, Optional<MarkedLine> right) {
    static AlignedLines of(Line left, Line right) {
        return new AlignedLines(Optional.of(new MarkedLine(left)), Optional.of(new MarkedLine(right)));
    }

    boolean isMarked() {
        return left.filter(MarkedLine::isMarked).isPresent()
                || right.filter(MarkedLine::isMarked).isPresent();
    }
}

package dev.grundy.format.render;

import org.commonmark.node.CustomBlock;

/** A formula on lines of its own. */
final class MathBlock extends CustomBlock {
    private final StringBuilder tex = new StringBuilder();

    String tex() {
        return tex.toString();
    }

    void append(CharSequence line) {
        tex.append(tex.isEmpty() ? "" : "\n").append(line);
    }
}

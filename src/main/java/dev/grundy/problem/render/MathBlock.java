package dev.grundy.problem.render;

import org.commonmark.node.CustomBlock;

/** A formula on lines of its own. */
final class MathBlock extends CustomBlock {
    private String tex = "";

    String tex() {
        return tex;
    }

    void append(CharSequence line) {
        tex = tex.isEmpty() ? line.toString() : tex + "\n" + line;
    }
}

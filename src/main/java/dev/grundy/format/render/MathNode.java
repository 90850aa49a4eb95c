package dev.grundy.format.render;

import org.commonmark.node.CustomNode;

/** A formula inside a paragraph. */
final class MathNode extends CustomNode {
    private final String tex;
    private final boolean display;

    MathNode(String tex, boolean display) {
        this.tex = tex;
        this.display = display;
    }

    String tex() {
        return tex;
    }

    boolean display() {
        return display;
    }
}

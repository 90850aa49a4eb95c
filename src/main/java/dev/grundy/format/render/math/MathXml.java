package dev.grundy.format.render.math;

/** Writes MathML elements; their content is MathML already. */
final class MathXml {
    private MathXml() {}

    static String element(String name, String content) {
        return "<" + name + ">" + content + "</" + name + ">";
    }

    static String element(String name, String attributes, String content) {
        return "<" + name + " " + attributes + ">" + content + "</" + name + ">";
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

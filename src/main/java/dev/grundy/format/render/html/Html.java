package dev.grundy.format.render.html;

/** Escapes text for HTML. */
public final class Html {
    private Html() {}

    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

package dev.grundy.format.render.math;

/** Math as written between dollar signs, as MathML. Only elements of MathML Core are used. */
public final class TexMath {
    private TexMath() {}

    /**
     * A {@code math} element with the source as its alternative text.
     *
     * @param display whether it stands on a line of its own
     * @throws UnsupportedTexException when some of it is unknown or unbalanced
     */
    public static String toMathml(String tex, boolean display) throws UnsupportedTexException {
        String body = new MathParser(new MathTokens(tex), display).all();
        String block = display ? " display=\"block\"" : "";
        return "<math" + block + " alttext=\"" + MathXml.escape(tex.trim()) + "\">" + body + "</math>";
    }
}

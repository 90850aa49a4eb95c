package dev.grundy.format.render.html;

import dev.grundy.format.render.math.TexMath;
import dev.grundy.format.render.math.UnsupportedTexException;
import java.util.List;

/** Renders formulas; one that cannot be rendered is shown as its source, with a note. */
public final class MathRenderer {
    private final List<String> notes;

    /** @param notes where notes are added */
    public MathRenderer(List<String> notes) {
        this.notes = notes;
    }

    public String html(String tex, boolean display) {
        try {
            return TexMath.toMathml(tex, display);
        } catch (UnsupportedTexException e) {
            notes.add("the formula '" + tex.strip() + "' is shown as its source: " + e.getMessage());
            return "<code class=\"math\">" + Html.escape(tex.strip()) + "</code>";
        }
    }
}

package dev.grundy.format.render.html;

import dev.grundy.format.render.html.ShownSample.Interaction;
import dev.grundy.format.render.html.ShownSample.Line;
import dev.grundy.format.render.html.ShownSample.Pair;

/** Samples and examples as HTML; their content is escaped, never markup. */
public final class SampleHtml {
    private SampleHtml() {}

    /** @param number shown to solvers, from 1 */
    public static String of(ShownSample sample, int number) {
        return switch (sample) {
            case Pair pair ->
                pair("sample", "Sample input " + number, pair.input(), "Sample output " + number, pair.output());
            case Interaction interaction -> interaction(interaction, number);
        };
    }

    public static String of(Example example) {
        return pair("example", "Input", example.input(), "Output", example.output());
    }

    private static String pair(String kind, String inputTitle, String input, String outputTitle, String output) {
        return "<div class=\"" + kind + "\">\n" + half(inputTitle, input) + half(outputTitle, output) + "</div>\n";
    }

    private static String half(String title, String text) {
        return "<figure><figcaption>" + title + "</figcaption><pre>" + Html.escape(text) + "</pre></figure>\n";
    }

    private static String interaction(Interaction interaction, int number) {
        StringBuilder html = new StringBuilder("<div class=\"interaction\">\n");
        int pass = 0;
        for (var lines : interaction.passes()) {
            pass++;
            String title =
                    "Sample interaction " + number + (interaction.passes().size() > 1 ? ", pass " + pass : "");
            html.append("<table><caption>")
                    .append(title)
                    .append(
                            "</caption><thead><tr><th scope=\"col\">Judge</th><th scope=\"col\">Your program</th></tr></thead>")
                    .append("<tbody>\n");
            lines.forEach(line -> html.append(row(line)));
            html.append("</tbody></table>\n");
        }
        return html.append("</div>\n").toString();
    }

    private static String row(Line line) {
        String cell = "<td><code>" + Html.escape(line.text()) + "</code></td>";
        return "<tr>" + (line.fromSolution() ? "<td></td>" + cell : cell + "<td></td>") + "</tr>\n";
    }
}

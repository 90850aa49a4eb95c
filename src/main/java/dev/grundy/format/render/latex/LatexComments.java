package dev.grundy.format.render.latex;

/** Takes comments out of LaTeX, except in what is shown as it is written. */
final class LatexComments {
    private LatexComments() {}

    static String removed(String tex) {
        StringBuilder kept = new StringBuilder();
        boolean verbatim = false;
        for (String line : tex.split("\n", -1)) {
            verbatim = verbatim || line.contains("\\begin{verbatim}") || line.contains("\\begin{lstlisting}");
            int comment = verbatim ? -1 : commentIn(line);
            if (comment < 0) {
                kept.append(line).append('\n');
            } else if (!line.substring(0, comment).isBlank()) {
                // A comment takes its line end with it.
                kept.append(line, 0, comment);
            }
            verbatim = verbatim && !line.contains("\\end{verbatim}") && !line.contains("\\end{lstlisting}");
        }
        return kept.toString();
    }

    private static int commentIn(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '\\') {
                i++;
            } else if (line.charAt(i) == '%') {
                return i;
            }
        }
        return -1;
    }
}

package dev.grundy.problem.text;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.problem.text.EditorialView.Panel;
import dev.grundy.problem.text.EditorialView.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds in a rendered editorial the headings that name languages, one after the other with nothing but code below each: these
 * become tabs. A part of another form stays as it is. Used once, by one thread.
 */
public final class EditorialParts {
    private static final Languages LANGUAGES = Languages.standard();

    /** A heading that names a language, alone or at its end, and the one or more blocks of code below it. None of those blocks has another in it. */
    private static final Pattern PANEL = Pattern.compile(
            "<h([3-6])(?: id=\"([^\"]{1,200})\")?>((?:[^<]{0,80} in )?(" + names() + "))</h\\1>\\s*+"
                    + "((?:<pre(?:(?!</?pre[ >]).)*+</pre>\\s*+)++)",
            Pattern.DOTALL);

    private final String html;
    private final List<Part> parts = new ArrayList<>();
    /** Those of the run of languages that is being collected, and where it lies. */
    private final List<Panel> panels = new ArrayList<>();

    private int runFrom;
    private int runTo;
    /** From here on nothing is in a part yet. */
    private int textFrom;

    private EditorialParts(String html) {
        this.html = html;
    }

    /** Whether it is the identifier of a language that tabs may be of. */
    public static boolean isLanguage(@Nullable String language) {
        return language != null
                && LANGUAGES.offered().stream().anyMatch(offered -> offered.id().equals(language));
    }

    /** Of all that are offered, as alternatives; a plus in them may be a reference. */
    private static String names() {
        return LANGUAGES.offered().stream()
                .map(language -> Pattern.quote(language.shortName()).replace("+", "\\E(?:\\+|&#43;)\\Q"))
                .collect(Collectors.joining("|"));
    }

    /** @param html safe */
    static List<Part> of(String html) {
        return new EditorialParts(html).split();
    }

    private List<Part> split() {
        Matcher matcher = PANEL.matcher(html);
        while (matcher.find()) {
            Panel panel = panel(matcher);
            if (matcher.start() != runTo || isThere(panel.language())) {
                endRun();
                runFrom = matcher.start();
            }
            panels.add(panel);
            runTo = matcher.end();
        }
        endRun();
        addText(html.length());
        return parts;
    }

    /** Two or more become tabs; a single one stays text. */
    private void endRun() {
        if (panels.size() > 1) {
            addText(runFrom);
            parts.add(new Part.Languages(panels));
            textFrom = runTo;
        }
        panels.clear();
    }

    private void addText(int end) {
        if (textFrom < end) {
            parts.add(new Part.Text(html.substring(textFrom, end)));
        }
    }

    private boolean isThere(String language) {
        return panels.stream().anyMatch(panel -> panel.language().equals(language));
    }

    private static Panel panel(Matcher found) {
        String id = found.group(2) == null ? "" : found.group(2);
        Language language = LANGUAGES.find(plain(found.group(4))).orElseThrow();
        return new Panel(language.id(), id, plain(found.group(3)), found.group(5));
    }

    /** As the sanitizer writes it, a plus is a reference. */
    private static String plain(String text) {
        return text.replace("&#43;", "+");
    }
}

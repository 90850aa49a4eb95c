package dev.grundy.format.render;

import static java.util.Map.entry;

import java.util.Map;

/** The German names of the sections of statements and editorials, so that a section is found by one name in all languages. */
final class SectionNames {
    private static final Map<String, String> ENGLISH = Map.ofEntries(
            entry("Aufgabe", "Problem"),
            entry("Eingabe", "Input"),
            entry("Ausgabe", "Output"),
            entry("Grenzen", "Constraints"),
            entry("Beispiele", "Samples"),
            entry("Zu den Beispielen", "The samples explained"),
            entry("Davor und danach", "Before and after"),
            entry("Idee", "Idea"),
            entry("Algorithmus", "Algorithm"),
            entry("Beweis", "Proof"),
            entry("Aufwand", "Complexity"),
            entry("Durchgang", "Walkthrough"),
            entry("Programme", "Implementations"),
            entry("Ausblick", "Extensions"),
            entry("Häufige Fehler", "Common mistakes"));

    private SectionNames() {}

    /** The English name of a section; a heading that is no German name of one stays as it is. */
    static String english(String heading) {
        return ENGLISH.getOrDefault(heading, heading);
    }
}

package dev.grundy.problem.drawing;

import dev.grundy.format.pack.ByHand;
import dev.grundy.web.frame.Texts;
import java.util.Optional;

/**
 * Names of moves as people read them. Where the rules of a game say no more than numbers, letters or a plain word, words of the reader's language
 * are put to them.
 */
public final class MoveNames {
    private MoveNames() {}

    /** In the reader's language; as the rules have it where that says enough. */
    public static String of(Optional<ByHand.Drawing> drawing, String name) {
        return drawing.map(kind -> of(kind, name)).orElse(name);
    }

    private static String of(ByHand.Drawing drawing, String name) {
        return switch (drawing) {
            case PILES ->
                name.matches("take [0-9]{1,18}") ? Texts.of("move-take", name.substring("take ".length())) : name;
            case HEAPS ->
                name.matches("[0-9]{1,18} [0-9]{1,18}") ? Texts.of("move-heap", (Object[]) name.split(" ")) : name;
            case STRIPS -> name.matches("[0-9]{1,18}") ? Texts.of("move-cell", name) : name;
            case DOMINOES ->
                switch (name.matches("[VH] [0-9]{1,4} [0-9]{1,4}") ? name.charAt(0) : ' ') {
                    case 'V' ->
                        Texts.of("move-upright", (Object[]) name.substring(2).split(" "));
                    case 'H' ->
                        Texts.of("move-flat", (Object[]) name.substring(2).split(" "));
                    default -> name;
                };
            case GRAPH -> name.matches("[0-9]{1,18}") ? Texts.of("move-node", name) : name;
            case HACKENBUSH, HACKENBUSH_GRAPH -> name.matches("[0-9]{1,18}") ? Texts.of("move-edge", name) : name;
            case ROW ->
                switch (name) {
                    case "L" -> Texts.of("move-left");
                    case "R" -> Texts.of("move-right");
                    default -> name;
                };
            default -> name;
        };
    }
}

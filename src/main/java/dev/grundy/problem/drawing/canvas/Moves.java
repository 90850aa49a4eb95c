package dev.grundy.problem.drawing.canvas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The moves that may be made on a board by clicking where they lead. Each has its name, as the rules of the game have it, and its address. The effect
 * of a move is told by the numbers in its name, or where there are none by its first letter.
 */
public final class Moves {
    /** None that can be clicked. */
    public static final Moves NONE = new Moves(Map.of());

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private final Map<String, String> addresses;
    private final UnaryOperator<String> said;
    private final Map<String, MoveMark> marks;

    /** @param addresses of the moves by their names */
    public Moves(Map<String, String> addresses) {
        this(addresses, UnaryOperator.identity());
    }

    /** @param said the name of a move for people */
    public Moves(Map<String, String> addresses, UnaryOperator<String> said) {
        this(addresses, said, Map.of());
    }

    private Moves(Map<String, String> addresses, UnaryOperator<String> said, Map<String, MoveMark> marks) {
        this.addresses = new LinkedHashMap<>(addresses);
        this.said = said;
        this.marks = Map.copyOf(marks);
    }

    /** The same with what the board says of them, by their names; of those that are left out it says nothing. */
    public Moves marked(Map<String, MoveMark> known) {
        return new Moves(addresses, said, known);
    }

    /** A move to click. */
    public record Move(String name, String address, Optional<MoveMark> mark) {
        /** Its name, and what the board says of it. */
        String label() {
            return mark.map(known -> name + ": " + known.said()).orElse(name);
        }
    }

    /** Those in one part of a position: the number of the part stands before what they are called there. */
    public Moves within(int part) {
        String before = part + " ";
        return new Moves(within(before, addresses), name -> said.apply(before + name), within(before, marks));
    }

    private static <T> Map<String, T> within(String before, Map<String, T> all) {
        Map<String, T> there = new LinkedHashMap<>();
        all.forEach((name, one) -> {
            if (name.startsWith(before)) {
                there.put(name.substring(before.length()), one);
            }
        });
        return there;
    }

    /** The only move with just these numbers in its name; empty if there is none, or several that a click could not tell apart. */
    public Optional<Move> withNumbers(Integer... numbers) {
        return only(name -> numbersOf(name).equals(List.of(numbers)));
    }

    /** The same that leads somewhere: of those with this last number. */
    public Optional<Move> leadingTo(int number) {
        return only(name -> !numbersOf(name).isEmpty() && numbersOf(name).getLast() == number);
    }

    /** The only move whose name begins with that letter, large or small, and has just these numbers in it. */
    public Optional<Move> beginningWith(char letter, Integer... numbers) {
        return only(name -> Character.toUpperCase(name.charAt(0)) == letter
                && numbersOf(name).equals(List.of(numbers)));
    }

    private Optional<Move> only(Predicate<String> which) {
        List<Move> found = new ArrayList<>();
        addresses.forEach((name, address) -> {
            if (which.test(name)) {
                found.add(new Move(said.apply(name), address, Optional.ofNullable(marks.get(name))));
            }
        });
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /** Those too large for a board are -1. */
    private static List<Integer> numbersOf(String name) {
        return NUMBER.matcher(name)
                .results()
                .map(MatchResult::group)
                .map(digits -> digits.length() > 6 ? -1 : Integer.parseInt(digits))
                .toList();
    }
}

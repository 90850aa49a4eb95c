package dev.grundy.learn.play;

import dev.grundy.format.pack.ByHand;
import dev.grundy.problem.drawing.Boards;
import dev.grundy.problem.drawing.MoveNames;
import dev.grundy.problem.drawing.canvas.MoveMark;
import dev.grundy.problem.drawing.canvas.Moves;
import dev.grundy.problem.drawing.canvas.Picture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A match as its page shows it.
 *
 * @param board of the position, in the words of the problem
 * @param picture the same, drawn; empty where the words must do
 * @param unanswered the board before the opponent answered the person's last move; empty where it has not, or the words must do
 * @param moves that the person can make now
 * @param made so far, by both
 * @param ending once it is over
 * @param undo where it goes back to the person's last move; empty if there is none
 * @param again where the same begins anew
 * @param starts the games of the instance
 * @param shows whether the worth of the position and its moves is shown
 * @param toggle where the same is with, or without, that
 * @param worth of the position, to the player to move
 * @param hint the name of a best move; empty when the game is over
 * @param slip by which the person gave something away; empty if there is none
 * @param map all positions; empty where they are many, or nothing is shown
 * @param thinking while the program that is to move has not moved
 * @param programs whether programs can play here at all
 * @param own of the reader, that can be the opponent; newest first
 */
public record MatchView(
        Setting setting,
        String board,
        Optional<Picture> picture,
        Optional<Picture> unanswered,
        List<Step> moves,
        List<Made> made,
        Optional<GameEnding> ending,
        Optional<String> undo,
        String again,
        List<Start> starts,
        boolean shows,
        String toggle,
        Worth worth,
        Optional<String> hint,
        Optional<Slip> slip,
        Optional<PositionMap> map,
        Optional<Thinking> thinking,
        boolean programs,
        List<OwnProgram> own) {
    private static final List<Integer> USUAL_CHOICES = List.of(5, 10, 25, 50, 75, 100);

    /** A move that can be made, its address, and its worth. */
    public record Step(String name, String address, Worth worth) {
        private Step called(UnaryOperator<String> said) {
            return new Step(said.apply(name), address, worth);
        }
    }

    /** A move that was made. */
    public record Made(boolean yours, String name) {}

    /** A game of the instance. */
    public record Start(int number, String board, boolean chosen) {}

    public MatchView {
        moves = List.copyOf(moves);
        made = List.copyOf(made);
        starts = List.copyOf(starts);
        own = List.copyOf(own);
    }

    /** @param reply of the program, where it is its turn; empty otherwise */
    static MatchView of(
            Match match,
            MatchAddress address,
            String home,
            Optional<ByHand.Drawing> drawing,
            String input,
            OwnPrograms.Offer offer,
            Optional<Reply> reply) {
        UnaryOperator<String> said = name -> MoveNames.of(drawing, name);
        List<Step> steps = match.isOver() || reply.isPresent()
                ? List.of()
                : IntStream.range(0, match.graph().degree(match.position()))
                        .mapToObj(move -> new Step(
                                match.graph().moveName(match.position(), move),
                                home + address.after(move),
                                Worth.ofMove(match.game(), match.position(), move)))
                        .toList();
        String board = match.graph().board(match.position());
        return new MatchView(
                match.setting(),
                board,
                drawing.flatMap(kind -> Boards.of(kind, input, board, moves(steps, address.shows(), said))),
                drawing.flatMap(
                        kind -> unanswered(match).flatMap(before -> Boards.of(kind, input, before, Moves.NONE))),
                steps.stream().map(step -> step.called(said)).toList(),
                made(match, said),
                reply.map(MatchView::forfeit).orElseGet(() -> Endings.of(match)),
                match.undone().map(before -> home + address.with(before.line()).query()),
                home + address.with(List.of()).query(),
                starts(match, address.game()),
                address.shows(),
                home + address.showing(!address.shows()).query(),
                Worth.ofPosition(match.game(), match.position()),
                steps.stream()
                        .filter(step -> step.worth().best())
                        .map(Step::name)
                        .findFirst()
                        .map(said),
                Slip.of(match, said),
                address.shows() ? StateMaps.of(match) : Optional.empty(),
                reply.flatMap(MatchView::thinking),
                offer.fit(),
                offer.own());
    }

    private static Optional<String> unanswered(Match match) {
        int made = match.line().size();
        int first = made;
        while (first > 0 && !match.isYourTurn(first - 1)) {
            first--;
        }
        return first == made ? Optional.empty() : Optional.of(match.graph().board(match.position(first)));
    }

    private static Moves moves(List<Step> steps, boolean shows, UnaryOperator<String> said) {
        Map<String, String> links = new LinkedHashMap<>();
        Map<String, MoveMark> marks = new LinkedHashMap<>();
        for (Step step : steps) {
            links.put(step.name(), step.address());
            marks.put(step.name(), step.worth().mark());
        }
        Moves moves = new Moves(links, said);
        return shows ? moves.marked(marks) : moves;
    }

    private static Optional<GameEnding> forfeit(Reply reply) {
        return reply instanceof Reply.Forfeits(GameEnding ending) ? Optional.of(ending) : Optional.empty();
    }

    private static Optional<Thinking> thinking(Reply reply) {
        return reply instanceof Reply.Thinks(Thinking thinking) ? Optional.of(thinking) : Optional.empty();
    }

    private static List<Made> made(Match match, UnaryOperator<String> said) {
        List<Made> made = new ArrayList<>();
        for (int i = 0; i < match.line().size(); i++) {
            made.add(new Made(
                    match.isYourTurn(i),
                    said.apply(match.graph()
                            .moveName(match.position(i), match.line().get(i)))));
        }
        return made;
    }

    private static List<Start> starts(Match match, int chosen) {
        int[] starts = match.graph().starts().toArray();
        return IntStream.range(0, starts.length)
                .mapToObj(i -> new Start(i + 1, match.graph().board(starts[i]), i + 1 == chosen))
                .toList();
    }

    public boolean isOver() {
        return ending.isPresent();
    }

    /** Whether it is over, and not well for the person. */
    public boolean isLost() {
        return ending.filter(GameEnding::isBad).isPresent();
    }

    /** Whether the picture shows the worth of moves. */
    public boolean isMarked() {
        return shows && picture.filter(Picture::hasSpots).isPresent();
    }

    /** Whether it is about a score, and not about winning. */
    public boolean isForScore() {
        return worth.score().isPresent();
    }

    public boolean isBegun() {
        return !made.isEmpty();
    }

    /** The moves since the person's last one, newest last. */
    public List<String> answers() {
        List<String> answers = new ArrayList<>();
        for (int i = made.size() - 1; i >= 0 && !made.get(i).yours(); i--) {
            answers.addFirst(made.get(i).name());
        }
        return answers;
    }

    public boolean hasAnswers() {
        return !answers().isEmpty();
    }

    public String answersText() {
        return String.join(", ", answers());
    }

    public boolean hasSeveralStarts() {
        return starts.size() > 1;
    }

    /** Whether that program is the opponent. */
    public boolean isAgainst(OwnProgram program) {
        return setting.program() == program.id();
    }

    /** How often a human-like opponent may err, in percent: some to choose from, and the one that is set; rising. */
    public List<Integer> errorChoices() {
        return Stream.concat(USUAL_CHOICES.stream(), Stream.of(setting.errors()))
                .distinct()
                .sorted()
                .toList();
    }
}

package dev.grundy.learn.lesson;

import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.yaml.Faults;
import dev.grundy.learn.lesson.LessonReader.GivenAnswer;
import dev.grundy.learn.lesson.LessonRepository.Stored;
import dev.grundy.learn.play.NamedPosition;
import dev.grundy.learn.play.Positions;
import dev.grundy.problem.drawing.canvas.Moves;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A lesson as its page shows it.
 *
 * @param parts in order: stretches of text, and the positions and questions between them, which may stand within an element that the text opens
 */
record LessonView(String title, String summary, List<Part> parts) {
    private static final Pattern BLOCK = Pattern.compile("<pre[^>]*+><code class=\"language-(" + PositionYaml.LANGUAGE
            + "|" + QuestionYaml.LANGUAGE + ")\">[^<]*+</code></pre>\\s*+");

    LessonView {
        parts = List.copyOf(parts);
    }

    /** A stretch of text, a position, or a question. */
    sealed interface Part {
        /** Safe; empty for all but text. */
        default String html() {
            return this instanceof Words words ? words.safe() : "";
        }

        /** Null for text: for the template. */
        default @Nullable Place position() {
            return this instanceof Place place ? place : null;
        }

        /** Null for all else: for the template. */
        default @Nullable Asked question() {
            return this instanceof Asked asked ? asked : null;
        }
    }

    /** @param safe HTML, which may close elements that it does not open */
    record Words(String safe) implements Part {}

    /**
     * A position on the page.
     *
     * @param number from 1
     * @param board in the words of the problem
     * @param shown empty where the problem is not there
     */
    record Place(int number, String board, Optional<Positions.Shown> shown) implements Part {
        /** The drawing as an svg element, safe; empty where the words must do. */
        public String svg() {
            return shown.flatMap(Positions.Shown::picture)
                    .map(picture -> picture.svg("position-" + number))
                    .orElse("");
        }
    }

    /**
     * A question on the page.
     *
     * @param number from 1
     * @param place of the position that it asks about
     * @param given empty while nothing is answered or chosen
     * @param isSettled whether the reader was through with it before, and is not trying again
     */
    record Asked(int number, Question about, Optional<Place> place, Optional<GivenAnswer> given, boolean isSettled)
            implements Part {
        public String id() {
            return about.id();
        }

        /** Safe. */
        public String text() {
            return rendered(about.text());
        }

        public List<Choice> choices() {
            List<String> texts = about.choices();
            return IntStream.range(0, texts.size())
                    .mapToObj(i -> new Choice(
                            String.valueOf(i + 1),
                            about.asks() == Question.Asks.MOVE ? said(texts.get(i)) : texts.get(i),
                            given.filter(answer -> answer.text().equals(String.valueOf(i + 1)))
                                    .isPresent()))
                    .toList();
        }

        /** A move as people read it. */
        private String said(String move) {
            return place.flatMap(Place::shown).map(there -> there.said(move)).orElse(move);
        }

        /** The answer that was typed; empty before. */
        public String typed() {
            return given.map(GivenAnswer::text).orElse("");
        }

        /** Whether something is said of an answer. */
        public boolean isJudged() {
            return sent().isPresent();
        }

        public boolean isRight() {
            return sent().flatMap(about::isRight).orElse(false);
        }

        /** Whether it was answered with something that is no answer. */
        public boolean isNone() {
            return isJudged() && sent().flatMap(about::isRight).isEmpty();
        }

        private Optional<String> sent() {
            return given.filter(GivenAnswer::isSent).map(GivenAnswer::text);
        }

        /** The words about a right answer, safe. */
        public String because() {
            return rendered(about.right());
        }

        /** The words about the answer that was sent, safe; empty where there is none. */
        public String why() {
            return sent().flatMap(about::isRight)
                    .map(right -> rendered(right ? about.right() : about.wrong()))
                    .orElse("");
        }

        private static String rendered(String markdown) {
            return StatementRenderer.words(markdown).html();
        }
    }

    /**
     * A choice among the answers to a question.
     *
     * @param value that the form sends
     * @param chosen whether it was
     */
    record Choice(String value, String text, boolean chosen) {}

    /** A question of a text, by its id. */
    static Optional<Question> question(String body, String id) {
        return QuestionYaml.all("", body, 1, PositionYaml.all("", body, 1, new Faults()), new Faults()).stream()
                .flatMap(Optional::stream)
                .filter(question -> question.id().equals(id))
                .findFirst();
    }

    /** Shows positions with the moves that can be clicked, by the names of moves that people read. */
    @FunctionalInterface
    interface Showing {
        Optional<Positions.Shown> show(NamedPosition position, Function<UnaryOperator<String>, Moves> moves);
    }

    static LessonView of(Stored stored, Showing showing, LessonReader reader) {
        List<Optional<MarkedPosition>> marked = PositionYaml.all("", stored.body(), 1, new Faults());
        List<Optional<Question>> questions = QuestionYaml.all("", stored.body(), 1, marked, new Faults());
        String html = StatementRenderer.words(stored.body()).html();
        List<Part> parts = new ArrayList<>();
        Matcher block = BLOCK.matcher(html);
        int from = 0;
        int shown = 0;
        int asked = 0;
        while (block.find()) {
            parts.add(new Words(html.substring(from, block.start())));
            if (block.group(1).equals(PositionYaml.LANGUAGE) && shown < marked.size()) {
                int number = shown + 1;
                marked.get(shown++)
                        .ifPresent(position -> parts.add(new Place(
                                number,
                                position.position().board(),
                                showing.show(
                                        position.position(), said -> clickable(position, questions, reader, said)))));
            } else if (block.group(1).equals(QuestionYaml.LANGUAGE) && asked < questions.size()) {
                int number = asked + 1;
                questions
                        .get(asked++)
                        .ifPresent(question -> parts.add(new Asked(
                                number,
                                question,
                                lastPlace(parts),
                                reader.given(question),
                                reader.isThroughWith(question))));
            }
            from = block.end();
        }
        parts.add(new Words(html.substring(from)));
        return new LessonView(stored.title(), stored.summary(), parts);
    }

    /** A question asks about the position above it. */
    private static Optional<Place> lastPlace(List<Part> parts) {
        return parts.reversed().stream()
                .filter(Place.class::isInstance)
                .map(Place.class::cast)
                .findFirst();
    }

    /** The moves of the first question below the position that asks for one. */
    private static Moves clickable(
            MarkedPosition position,
            List<Optional<Question>> questions,
            LessonReader reader,
            UnaryOperator<String> said) {
        return questions.stream()
                .flatMap(Optional::stream)
                .filter(question -> question.asks() == Question.Asks.MOVE
                        && question.position().equals(position))
                .findFirst()
                .filter(question -> !reader.isThroughWith(question))
                .map(question -> reader.clickable(question, said))
                .orElse(Moves.NONE);
    }
}

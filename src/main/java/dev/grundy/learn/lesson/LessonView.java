package dev.grundy.learn.lesson;

import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.yaml.Faults;
import dev.grundy.learn.lesson.LessonRepository.Stored;
import dev.grundy.learn.play.NamedPosition;
import dev.grundy.learn.play.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A lesson as its page shows it.
 *
 * @param parts in order: stretches of text, and the positions between them, which may stand within an element that the text opens
 */
record LessonView(String title, String summary, List<Part> parts) {
    private static final Pattern BLOCK = Pattern.compile(
            "<pre[^>]*+><code class=\"language-" + PositionYaml.LANGUAGE + "\">([^<]*+)</code></pre>\\s*+");

    LessonView {
        parts = List.copyOf(parts);
    }

    /** A stretch of text, or a position. */
    sealed interface Part {
        /** Safe; empty for a position. */
        default String html() {
            return this instanceof Words words ? words.safe() : "";
        }

        /** Null for text: for the template. */
        default @Nullable Place position() {
            return this instanceof Place place ? place : null;
        }
    }

    /** @param safe HTML, which may close what it does not open */
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

    static LessonView of(Stored stored, Function<NamedPosition, Optional<Positions.Shown>> positions) {
        List<Optional<MarkedPosition>> marked = PositionYaml.all("", stored.body(), 1, new Faults());
        String html = StatementRenderer.words(stored.body()).html();
        List<Part> parts = new ArrayList<>();
        Matcher block = BLOCK.matcher(html);
        int from = 0;
        for (int i = 0; i < marked.size() && block.find(); i++) {
            parts.add(new Words(html.substring(from, block.start())));
            int number = i + 1;
            marked.get(i)
                    .map(MarkedPosition::position)
                    .ifPresent(position -> parts.add(new Place(number, position.board(), positions.apply(position))));
            from = block.end();
        }
        parts.add(new Words(html.substring(from)));
        return new LessonView(stored.title(), stored.summary(), parts);
    }
}

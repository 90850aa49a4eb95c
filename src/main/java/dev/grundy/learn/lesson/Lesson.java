package dev.grundy.learn.lesson;

import dev.grundy.web.frame.PageLanguage;
import java.util.List;

/**
 * A lesson as its author wrote it.
 *
 * @param name of its directory, and in addresses
 * @param texts one for each language of the pages
 */
public record Lesson(String name, List<Text> texts) {
    public Lesson {
        texts = List.copyOf(texts);
    }

    /** Of its questions, which are the same in all languages. */
    List<String> questionIds() {
        return texts.getFirst().questions().stream().map(Question::id).toList();
    }

    /**
     * A lesson in a language.
     *
     * @param file that it stands in, below the directory of the paths
     * @param body markdown
     * @param positions those of its blocks, in order
     * @param questions those of its blocks, in order
     */
    public record Text(
            String file,
            PageLanguage language,
            String title,
            String summary,
            String body,
            List<MarkedPosition> positions,
            List<Question> questions) {
        public Text {
            positions = List.copyOf(positions);
            questions = List.copyOf(questions);
        }
    }
}

package dev.grundy.testsupport;

import dev.grundy.format.yaml.Faults;
import dev.grundy.learn.lesson.Lesson;
import dev.grundy.learn.lesson.LessonFiles;
import dev.grundy.learn.lesson.Question;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** One of our lessons, through with which somebody is: all of its questions are answered, or it is marked. */
public final class ReadLesson {
    private static final int LARGEST_ANSWER = 1_000;

    private ReadLesson() {}

    /** @param path its address */
    public static void by(Visit visit, String path, String lesson) {
        String address = path + "/lessons/" + lesson;
        List<Question> questions = questions(lesson);
        for (Question question : questions) {
            visit.submit(address + "/questions/" + question.id(), Map.of("answer", rightAnswer(question)))
                    .then()
                    .statusCode(303);
        }
        if (questions.isEmpty()) {
            visit.submit(address + "/read", Map.of()).then().statusCode(303);
        }
    }

    /** What a lesson asks. */
    public static List<Question> questions(String lesson) {
        Lesson read = LessonFiles.read(Path.of("problems"), new Faults()).lessons().stream()
                .filter(one -> one.name().equals(lesson))
                .findFirst()
                .orElseThrow();
        return read.texts().getFirst().questions();
    }

    /** A value, or the number of a choice. */
    public static String rightAnswer(Question question) {
        return IntStream.rangeClosed(-LARGEST_ANSWER, LARGEST_ANSWER)
                .mapToObj(String::valueOf)
                .filter(answer -> question.isRight(answer).orElse(false))
                .findFirst()
                .orElseThrow();
    }
}

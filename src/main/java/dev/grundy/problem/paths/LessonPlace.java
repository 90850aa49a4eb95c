package dev.grundy.problem.paths;

import java.util.List;
import java.util.Optional;

/**
 * Where a lesson stands on a path.
 *
 * @param number  among the path's lessons, from 1
 * @param lessons how many there are
 * @param read    whether the reader has said that they have read it, or answered all of its questions
 * @param questions the questions that it asks the reader
 * @param before  the stop before it on the path; empty for the first
 * @param after   the stop after it; empty for the last
 */
public record LessonPlace(
        String pathTitle,
        String pathSlug,
        String lesson,
        int number,
        int lessons,
        boolean read,
        QuestionCount questions,
        Optional<Neighbour> before,
        Optional<Neighbour> after) {
    /** A lesson or a problem on the path. */
    public record Neighbour(String title, String address) {
        static Neighbour of(PathView.Stop stop) {
            return new Neighbour(stop.title(), stop.address());
        }

        /** Empty beyond the ends. */
        static Optional<Neighbour> at(List<PathView.Stop> stops, int place) {
            return place < 0 || place >= stops.size() ? Optional.empty() : Optional.of(of(stops.get(place)));
        }
    }

    /** Of the lesson's page. */
    public String address() {
        return "/paths/" + pathSlug + "/lessons/" + lesson;
    }
}

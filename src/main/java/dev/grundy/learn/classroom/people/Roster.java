package dev.grundy.learn.classroom.people;

import java.util.List;

/**
 * The people of a class, as far as its reader may see them: students see neither other students nor when anybody joined.
 *
 * @param students those that the reader may see; none for a student
 * @param count    of all students
 */
record Roster(List<Member> teachers, List<Member> students, int count) {
    private Roster(List<Member> all) {
        this(
                all.stream().filter(Member::isTeacher).toList(),
                all.stream().filter(member -> !member.isTeacher()).toList(),
                (int) all.stream().filter(member -> !member.isTeacher()).count());
    }

    static Roster forTeacher(List<Member> all) {
        return new Roster(all);
    }

    static Roster forStudent(List<Member> all) {
        Roster whole = new Roster(all);
        return new Roster(whole.teachers(), List.of(), whole.count());
    }

    public boolean hasOneTeacher() {
        return teachers.size() == 1;
    }
}

package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomRole;
import java.util.Arrays;
import java.util.List;

/**
 * The invitations that a teacher typed.
 *
 * @param addresses one a line, or with commas between them
 * @param role      a code of {@link ClassroomRole}, or anything else
 */
record InvitationText(String addresses, String role) {
    /** At once. */
    static final int MOST = 50;

    /** More than so many addresses of the greatest length have. */
    static final int LONGEST = 20_000;

    static final InvitationText NONE = new InvitationText("", ClassroomRole.STUDENT.code());

    /** The pieces that are not blank, each once. */
    List<String> pieces() {
        return Arrays.stream(addresses.split("[,;\\s]+"))
                .filter(piece -> !piece.isEmpty())
                .distinct()
                .toList();
    }

    public int most() {
        return MOST;
    }

    public List<ClassroomRole> roles() {
        return List.of(ClassroomRole.STUDENT, ClassroomRole.TEACHER);
    }
}

package dev.grundy.learn.classroom;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Classes of teachers and students. */
@ConfigMapping(prefix = "grundy.classes")
public interface ClassroomConfig {
    /** How many people may be in a class, teachers too. */
    @WithDefault("200")
    int mostMembers();

    /** How many classes a person may teach that are not archived, before no more can be made. */
    @WithDefault("20")
    int mostClassesPerTeacher();

    /** How many invitations a teacher may send within a day. */
    @WithDefault("100")
    int invitationsPerDay();
}

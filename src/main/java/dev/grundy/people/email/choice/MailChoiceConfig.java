package dev.grundy.people.email.choice;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Which mails people may choose. */
@ConfigMapping(prefix = "grundy")
interface MailChoiceConfig {
    WeeklyMail weeklyMail();

    NewAnswers newAnswers();

    /** The weekly mail. */
    interface WeeklyMail {
        /** Whether people may choose a mail on Mondays that tells due problems, their streak and their next step. */
        @WithDefault("true")
        boolean enabled();
    }

    /** Mails about new answers. */
    interface NewAnswers {
        /** Whether people may choose mails that tell of new answers. */
        @WithDefault("true")
        boolean mail();
    }
}

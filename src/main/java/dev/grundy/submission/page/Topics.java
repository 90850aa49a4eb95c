package dev.grundy.submission.page;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What those listen for who watch a submission: the topic of its work. */
public final class Topics {
    private static final Pattern SUBMISSION = Pattern.compile("submission/([0-9]{1,18})");

    private Topics() {}

    /** The submission that a topic is about; empty for work on something else. */
    public static OptionalLong submission(String topic) {
        Matcher matcher = SUBMISSION.matcher(topic);
        return matcher.matches() ? OptionalLong.of(Long.parseLong(matcher.group(1))) : OptionalLong.empty();
    }
}

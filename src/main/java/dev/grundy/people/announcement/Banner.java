package dev.grundy.people.announcement;

import dev.grundy.web.frame.PageLanguage;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/** An announcement as pages show it: its texts made once for many of them. */
public final class Banner {
    private final KeptAnnouncement kept;
    private final Map<PageLanguage, String> texts = new EnumMap<>(PageLanguage.class);

    Banner(KeptAnnouncement kept) {
        this.kept = kept;
        Arrays.stream(PageLanguage.values())
                .forEach(language -> texts.put(
                        language, AnnouncementText.html(kept.announcement().in(language))));
    }

    KeptAnnouncement kept() {
        return kept;
    }

    public long getId() {
        return kept.id();
    }

    public AnnouncementKind getKind() {
        return kept.announcement().kind();
    }

    /** Safe HTML. */
    public String in(PageLanguage language) {
        return texts.getOrDefault(language, "");
    }
}

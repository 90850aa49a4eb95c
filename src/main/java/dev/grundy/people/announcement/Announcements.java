package dev.grundy.people.announcement;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Announces, withdraws, and answers the announcements of now. Safe for use by several threads. */
@ApplicationScoped
class Announcements {
    private static final int MOST_SHOWN = 20;

    private final AnnouncementRepository announcements;
    private final AuditLog audit;
    private final Clock clock;
    /** One answer for all pages, those to come among them, so that they begin and end at their instants. */
    private final Remembered<String, List<Banner>> remembered;

    Announcements(AnnouncementRepository announcements, AuditLog audit, AnnouncementConfig config, Clock clock) {
        this.announcements = announcements;
        this.audit = audit;
        this.clock = clock;
        this.remembered = new Remembered<>(config.rememberedFor(), 1, clock);
    }

    /** The announcements shown now, in the order of their ends; 20 at most. */
    List<Banner> shown() {
        Instant now = clock.instant();
        return remembered
                .get(
                        "",
                        () -> announcements.toCome(clock.instant(), MOST_SHOWN).stream()
                                .map(Banner::new)
                                .toList())
                .stream()
                .filter(banner -> banner.kept().isShown(now))
                .toList();
    }

    /** False where the same is announced already. */
    boolean announce(Announcement announcement) {
        boolean done = QuarkusTransaction.requiringNew().call(() -> {
            Optional<Long> id = announcements.add(announcement, clock.instant());
            id.ifPresent(added -> audit.record(new Decision(
                    AuditAction.ANNOUNCED,
                    Subject.ofAnnouncement(added),
                    AuditedChange.made(state(announcement)),
                    "")));
            return id.isPresent();
        });
        remembered.forgetAll();
        return done;
    }

    /** False where there is none of that id that is shown or will be. */
    boolean withdraw(long id) {
        boolean done = QuarkusTransaction.requiringNew().call(() -> {
            Optional<KeptAnnouncement> ended = announcements.withdraw(id, clock.instant());
            ended.ifPresent(kept -> audit.record(new Decision(
                    AuditAction.ANNOUNCEMENT_WITHDRAWN,
                    Subject.ofAnnouncement(id),
                    AuditedChange.ended(state(kept.announcement())),
                    "")));
            return ended.isPresent();
        });
        remembered.forgetAll();
        return done;
    }

    /** As {@link AnnouncementRepository#list}. */
    List<KeptAnnouncement> list(long before, int most) {
        return announcements.list(before, most);
    }

    private static Map<String, String> state(Announcement announcement) {
        return Map.of(
                "kind",
                announcement.kind().code(),
                "english",
                announcement.english(),
                "german",
                announcement.german(),
                "from",
                announcement.from().toString(),
                "until",
                announcement.until().toString());
    }
}

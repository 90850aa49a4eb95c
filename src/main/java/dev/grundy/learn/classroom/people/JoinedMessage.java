package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.seat.ClassTiers;
import dev.grundy.learn.classroom.seat.Seats;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.Times;
import dev.grundy.web.frame.Words;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Tells somebody who has joined a class whether they have a seat of it. Thread-safe. */
@ApplicationScoped
class JoinedMessage {
    private final ClassTiers tiers;
    private final Times times;
    private final Flash flash;

    JoinedMessage(ClassTiers tiers, Times times, Flash flash) {
        this.tiers = tiers;
        this.times = times;
        this.flash = flash;
    }

    /** For the next page. */
    void say(long classroom, long account) {
        Optional<Seats> seats = tiers.seats(classroom, account);
        if (seats.isEmpty()) {
            flash.success("classes-joined");
        } else if (seats.get().seated()) {
            flash.success(
                    "classes-joined-seat",
                    Words.inWords(seats.get().tier()),
                    times.date(seats.get().last()));
        } else {
            flash.notice("classes-joined-no-seat", Words.inWords(seats.get().tier()));
        }
    }
}

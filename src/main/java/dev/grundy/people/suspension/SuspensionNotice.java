package dev.grundy.people.suspension;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Times;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.Optional;

/** The notice that a suspended person reads on every page; the layout asks {@code inject:suspensionNotice}. */
@RequestScoped
@Named("suspensionNotice")
public class SuspensionNotice {
    private final CurrentAccount current;
    private final Suspensions suspensions;
    private final Times times;

    SuspensionNotice(CurrentAccount current, Suspensions suspensions, Times times) {
        this.current = current;
        this.suspensions = suspensions;
        this.times = times;
    }

    /** Why, until when, and what goes on; empty for a person who may write. */
    public String getText() {
        return of(current.person()).orElse("");
    }

    Optional<String> of(Optional<Person> person) {
        return person.flatMap(known -> suspensions.of(known.accountId())).map(this::text);
    }

    private String text(Suspension suspension) {
        return suspension
                .until()
                .map(end -> Texts.of("suspension-until", times.full(end), suspension.reason()))
                .orElseGet(() -> Texts.of("suspension-open", suspension.reason()));
    }
}

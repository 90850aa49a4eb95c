package dev.grundy.studio;

import dev.grundy.account.CurrentAccount;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.core.Response;
import java.net.URI;

/** What all pages of working copies ask first. Usable only while a request is being worked on. */
@ApplicationScoped
class StudioDoor {
    /** In paths of pages. */
    static final String ID = "{id: [1-9][0-9]{0,17}}";

    private final CurrentAccount current;
    private final WorkingCopyRepository copies;

    StudioDoor(CurrentAccount current, WorkingCopyRepository copies) {
        this.current = current;
        this.copies = copies;
    }

    /** @throws NotFoundException if there is none */
    WorkingCopy copy(String id) {
        return copies.find(Long.parseLong(id)).orElseThrow(NotFoundException::new);
    }

    long account() {
        return current.required().accountId();
    }

    /** @param revision as a form has it; what is no number has seen nothing */
    Change change(WorkingCopy copy, String revision) {
        return new Change(copy.id(), account(), revision.matches("[0-9]{1,18}") ? Long.parseLong(revision) : 0);
    }

    /** @throws NotFoundException if that is no path */
    static FilePath path(String path) {
        return FilePath.parse(path).orElseThrow(NotFoundException::new);
    }

    static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}

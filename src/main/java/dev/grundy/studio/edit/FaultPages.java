package dev.grundy.studio.edit;

import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.SaveResult;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.studio.proof.PackageProof;
import dev.grundy.studio.proof.Proofs;
import dev.grundy.studio.verify.mutation.EquivalentMutants.Entry;
import dev.grundy.studio.verify.mutation.Survivor;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The planted faults that no test of a working copy caught in a proof, and why some of them are none. */
@Path("/admin/studio/" + StudioDoor.ID + "/faults/{proof: [1-9][0-9]{0,17}}")
@RolesAllowed({Role.ADMIN_CODE, Role.AUTHOR_CODE})
@Produces(MediaType.TEXT_HTML)
class FaultPages {
    private static final int LONGEST_REASON = 1000;
    private static final String SUBMISSIONS = "submissions/";

    private final StudioDoor door;
    private final WorkingCopyRepository files;
    private final WorkingCopies copies;
    private final Saving saving;
    private final Proofs proofs;
    private final Flash flash;

    FaultPages(
            StudioDoor door,
            WorkingCopyRepository files,
            WorkingCopies copies,
            Saving saving,
            Proofs proofs,
            Flash flash) {
        this.door = door;
        this.files = files;
        this.copies = copies;
        this.saving = saving;
        this.proofs = proofs;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/edit", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance faults(
                WorkingCopy copy, long proof, boolean readable, List<SurvivorView> survivors, Typed typed);
    }

    /**
     * A form as it was sent.
     *
     * @param number of the survivor that it is about; 0 for none
     */
    record Typed(int number, String reason, FormErrors errors) {
        static final Typed NOTHING = new Typed(0, "", FormErrors.none());

        public boolean isAbout(int survivor) {
            return number == survivor;
        }
    }

    @GET
    public TemplateInstance page(@PathParam("id") String id, @PathParam("proof") long proof) {
        return page(copy(id, proof), proof, Typed.NOTHING);
    }

    /** Says of one of them that it is no fault, and why. Said twice it is there once. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response explain(
            @PathParam("id") String id,
            @PathParam("proof") long proof,
            @FormParam("number") @DefaultValue("") String number,
            @FormParam("reason") @DefaultValue("") String typed) {
        WorkingCopy copy = copy(id, proof);
        Survivor survivor = survivor(proof, number);
        String reason = typed.strip().replaceAll("\\s+", " ");
        ExplainedFaults explained = explained(copy);
        String here = copy.address() + "/faults/" + proof;
        if (explained.reason(survivor).isPresent()) {
            flash.notice("studio-survivor-said");
            return StudioDoor.to(here);
        }
        FormErrors errors = wrong(reason);
        Optional<String> text = errors.isEmpty()
                ? explained.with(new Entry(survivor.before(), survivor.after(), reason))
                : Optional.empty();
        if (text.isPresent()) {
            return save(copy, text.get(), here);
        }
        FormErrors all = errors.isEmpty() ? errors.and("reason", "studio-survivor-unwritable") : errors;
        return FormErrors.answer(page(copy, proof, new Typed(Integer.parseInt(number), typed, all)));
    }

    private WorkingCopy copy(String id, long proof) {
        WorkingCopy copy = door.copy(id);
        door.checkProof(copy, proof);
        return copy;
    }

    private static FormErrors wrong(String reason) {
        if (reason.isEmpty()) {
            return FormErrors.none().and("reason", "studio-survivor-reason-missing");
        }
        return reason.length() > LONGEST_REASON
                ? FormErrors.none().and("reason", "studio-survivor-reason-long", LONGEST_REASON)
                : FormErrors.none();
    }

    private Response save(WorkingCopy copy, String text, String then) {
        CopyChange change = new CopyChange(copy.id(), door.account(), copy.revision());
        if (files.file(copy.id(), ExplainedFaults.FILE).isEmpty()
                && copies.add(change, ExplainedFaults.FILE, FileContent.text(text)) instanceof SaveResult.Done) {
            flash.success("studio-saved");
            return StudioDoor.to(then);
        }
        return saving.save(copy, new Saving.Sent(ExplainedFaults.FILE, change, text, false), then);
    }

    private TemplateInstance page(WorkingCopy copy, long proof, Typed typed) {
        List<Survivor> survivors = survivors(proof);
        ExplainedFaults explained = explained(copy);
        Lines lines = Lines.of(files.contents(copy.id()));
        List<SurvivorView> views = IntStream.range(0, survivors.size())
                .mapToObj(i -> new SurvivorView(
                        i + 1,
                        survivors.get(i),
                        explained.reason(survivors.get(i)),
                        lines.hold(survivors.get(i).before())))
                .toList();
        return Templates.faults(copy, proof, explained.entries().isPresent(), views, typed);
    }

    private ExplainedFaults explained(WorkingCopy copy) {
        return new ExplainedFaults(files.content(copy.id(), ExplainedFaults.FILE)
                .map(content -> FileText.of(content.bytes()).orElse("not: text"))
                .orElse(""));
    }

    private Survivor survivor(long proof, String number) {
        List<Survivor> survivors = survivors(proof);
        if (!number.matches("[1-9][0-9]{0,5}") || Integer.parseInt(number) > survivors.size()) {
            throw new NotFoundException();
        }
        return survivors.get(Integer.parseInt(number) - 1);
    }

    private List<Survivor> survivors(long proof) {
        return proofs.byId(proof)
                .map(PackageProof::state)
                .filter(PackageProof.Proved.class::isInstance)
                .map(PackageProof.Proved.class::cast)
                .orElseThrow(NotFoundException::new)
                .report()
                .mutation()
                .survivors();
    }

    /** The lines of a copy's submissions, without the space around them. */
    private record Lines(Set<String> lines) {
        static Lines of(Map<FilePath, FileContent> contents) {
            return new Lines(contents.entrySet().stream()
                    .filter(file -> file.getKey().value().startsWith(SUBMISSIONS))
                    .flatMap(file -> FileText.of(file.getValue().bytes()).stream())
                    .flatMap(String::lines)
                    .map(String::strip)
                    .collect(Collectors.toSet()));
        }

        boolean hold(String line) {
            return lines.contains(line.strip());
        }
    }
}

package dev.grundy.learn.hand;

import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.ProblemType;
import dev.grundy.learn.hand.HandAnswer.Outcome;
import dev.grundy.learn.hand.HandAnswerRepository.Sitting;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.answer.AnswerSheet;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.practice.DueNow;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Texts;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * By hand: instances of a problem for its readers. Guests may try their hand too where the answer is decided at once;
 * nothing of theirs is kept.
 */
@Path("/problems/{slug}/by-hand")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class HandPages {
    /** A level and a seed. */
    private static final String NAME = "{name: [1-9]-[0-9]{1,6}}";

    private static final int MOST_LISTED = 10;
    private static final int TOO_MANY = 429;

    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final LivePackages packages;
    private final HandInstanceRepository instances;
    private final HandAnswerRepository answers;
    private final Answering answering;
    private final Giving giving;
    private final InstanceViews views;
    private final DueNow due;
    private final CurrentAccount current;
    private final Flash flash;

    HandPages(
            ProblemAccess access,
            ProblemHeadings headings,
            LivePackages packages,
            HandInstanceRepository instances,
            HandAnswerRepository answers,
            Answering answering,
            Giving giving,
            InstanceViews views,
            DueNow due,
            CurrentAccount current,
            Flash flash) {
        this.access = access;
        this.headings = headings;
        this.packages = packages;
        this.instances = instances;
        this.answers = answers;
        this.answering = answering;
        this.giving = giving;
        this.views = views;
        this.due = due;
        this.current = current;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "learn/hand", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance byHand(ProblemHeading problem, List<Level> levels, List<Sitting> sittings);

        static native TemplateInstance instance(ProblemHeading problem, HandInstanceView view, FormErrors errors);
    }

    /** A level to choose. */
    public record Level(int number, boolean reached, boolean next) {}

    @GET
    public Response choose(@PathParam("slug") String slug) {
        Problem problem = access.bySlug(slug);
        if (!access.mayRead(problem)) {
            return to("/problems/" + slug);
        }
        int all = rules(problem).map(ByHand::levels).map(List::size).orElse(0);
        int reached = current.person()
                .map(person -> answers.reached(person.accountId(), problem.id()))
                .orElse(0);
        List<Level> levels = IntStream.rangeClosed(1, all)
                .mapToObj(level -> new Level(level, level <= reached, level == Math.min(reached + 1, all)))
                .toList();
        List<Sitting> sittings = current.person()
                .map(person -> answers.recent(person.accountId(), problem.id(), MOST_LISTED))
                .orElse(List.of());
        return Response.ok(Templates.byHand(headings.ofPage(problem, false), levels, sittings))
                .build();
    }

    /** Empty also where the answer is a talk, which nobody can write down: that is played. */
    private Optional<ByHand> rules(Problem problem) {
        ProblemPackage pack = packages.of(problem);
        return pack.practice().byHand().filter(_ -> pack.type().equals(ProblemType.PASS_FAIL));
    }

    /** "Give me an instance". */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response give(@PathParam("slug") String slug, @FormParam("level") @Nullable String wanted) {
        Problem problem = access.readableBySlug(slug);
        ByHand rules = rules(problem).orElseThrow(NotFoundException::new);
        int level = Optional.ofNullable(wanted)
                .filter(text -> text.matches("[1-9]"))
                .map(Integer::valueOf)
                .filter(number -> number <= rules.levels().size())
                .orElse(1);
        Optional<HandInstance> given = current.person()
                .map(person -> giving.toPerson(person.accountId(), problem.liveVersion(), level))
                .orElseGet(() -> giving.toGuest(problem.liveVersion(), level));
        if (given.isEmpty()) {
            flash.notice("hand-none-ready");
            return to(home(slug));
        }
        return to(home(slug) + "/" + given.get().name());
    }

    @GET
    @Path("/" + NAME)
    public Response instance(@PathParam("slug") String slug, @PathParam("name") String name) {
        Problem problem = access.bySlug(slug);
        if (!access.mayRead(problem)) {
            return to("/problems/" + slug);
        }
        return page(problem, view(find(problem, name)), FormErrors.none());
    }

    /** Whether the last answer has been checked, for a script that waits. */
    @GET
    @Path("/" + NAME + "/checked")
    @Produces(MediaType.TEXT_PLAIN)
    public String checked(@PathParam("slug") String slug, @PathParam("name") String name) {
        HandInstance instance = find(access.readableBySlug(slug), name);
        return Boolean.toString(latest(instance).filter(HandAnswer::isPending).isEmpty());
    }

    @POST
    @Path("/" + NAME)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response answer(
            @PathParam("slug") String slug, @PathParam("name") String name, MultivaluedMap<String, String> sent) {
        Problem problem = access.readableBySlug(slug);
        HandInstance instance = find(problem, name);
        ByHand rules = rules(instance);
        Optional<AnswerSheet> sheet = rules.form()
                .map(form -> AnswerSheet.filled(form, form.count(instance.input(), instance.answer()), single(sent)));
        String text = sheet.map(AnswerSheet::text)
                .orElseGet(() -> single(sent).getOrDefault("answer", "").replace("\r", "") + "\n")
                .replace('\0', '\uFFFD');
        Optional<FormErrors> wrong = fault(sheet, text).map(fault -> new FormErrors(Map.of("answer", fault)));
        if (wrong.isPresent()) {
            return again(problem, instance, sheet, text, wrong.get(), FormErrors.STATUS);
        }
        Optional<Person> person = current.person();
        if (person.isEmpty()) {
            return answeredByGuest(problem, instance, text);
        }
        return switch (answering.answer(person.get().accountId(), instance, text)) {
            case TAKEN -> {
                due.forget(person.get().accountId());
                yield to(home(slug) + "/" + name + "#answer");
            }
            case TOO_MANY_PENDING -> again(problem, instance, sheet, text, tooMany("hand-too-many-pending"), TOO_MANY);
            case TOO_MANY_ANSWERS -> again(problem, instance, sheet, text, tooMany("hand-too-many-answers"), TOO_MANY);
        };
    }

    /** Tells the solution; later answers count for no level. */
    @POST
    @Path("/" + NAME + "/solution")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response show(@PathParam("slug") String slug, @PathParam("name") String name) {
        Problem problem = access.readableBySlug(slug);
        HandInstance instance = find(problem, name);
        if (current.person().isEmpty()) {
            return page(problem, views.of(instance, rules(instance), Optional.empty(), true), FormErrors.none());
        }
        answers.show(current.required().accountId(), instance.id());
        due.forget(current.required().accountId());
        return to(home(slug) + "/" + name + "#answer");
    }

    /** Decided and shown in the answer to the request itself, since nothing of a guest is kept. */
    private Response answeredByGuest(Problem problem, HandInstance instance, String text) {
        if (!answering.isDecidedAtOnce(instance)) {
            flash.notice("hand-sign-in");
            return to(home(problem.slug) + "/" + instance.name());
        }
        Outcome outcome = answering.isRight(instance, text, instance.answer()) ? Outcome.RIGHT : Outcome.WRONG;
        HandAnswer answer = new HandAnswer(0, text, Optional.of(outcome), "");
        return page(problem, views.of(instance, rules(instance), Optional.of(answer), false), FormErrors.none());
    }

    /** The page once more, with everything that was in it. */
    private Response again(
            Problem problem,
            HandInstance instance,
            Optional<AnswerSheet> sheet,
            String text,
            FormErrors errors,
            int status) {
        HandInstanceView before = views.of(instance, rules(instance), Optional.empty(), false);
        HandInstanceView filled = before.with(sheet, text);
        return Response.status(status)
                .entity(Templates.instance(headings.of(problem), filled, errors))
                .build();
    }

    private static FormErrors tooMany(String key) {
        return FormErrors.none().and("answer", key);
    }

    private static Optional<String> fault(Optional<AnswerSheet> sheet, String text) {
        return sheet.map(AnswerSheet::fault)
                .orElseGet(() -> text.isBlank()
                        ? Optional.of(Texts.of("hand-text-size", AnswerSheet.LARGEST_BYTES))
                        : AnswerSheet.tooLarge(text));
    }

    private Response page(Problem problem, HandInstanceView view, FormErrors errors) {
        return Response.ok(Templates.instance(headings.of(problem), view, errors))
                .build();
    }

    private HandInstanceView view(HandInstance instance) {
        boolean shown = current.person()
                .filter(person -> answers.isShown(person.accountId(), instance.id()))
                .isPresent();
        return views.of(instance, rules(instance), latest(instance), shown);
    }

    private Optional<HandAnswer> latest(HandInstance instance) {
        return current.person().flatMap(person -> answers.latest(person.accountId(), instance.id()));
    }

    private ByHand rules(HandInstance instance) {
        return answering.rules(instance).orElseThrow(NotFoundException::new);
    }

    private HandInstance find(Problem problem, String name) {
        String[] parts = name.split("-", 2);
        return instances
                .find(problem.id(), Integer.parseInt(parts[0]), Integer.parseInt(parts[1]))
                .orElseThrow(NotFoundException::new);
    }

    private static Map<String, String> single(MultivaluedMap<String, String> sent) {
        Map<String, String> values = new HashMap<>();
        sent.forEach((name, given) -> values.put(name, given.isEmpty() ? "" : given.getFirst()));
        return values;
    }

    private static String home(String slug) {
        return "/problems/" + slug + "/by-hand";
    }

    private static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}

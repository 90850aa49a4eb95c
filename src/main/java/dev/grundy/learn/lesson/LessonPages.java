package dev.grundy.learn.lesson;

import dev.grundy.base.kernel.PercentEncoding;
import dev.grundy.base.kernel.Slug;
import dev.grundy.learn.lesson.LessonReader.GivenAnswer;
import dev.grundy.learn.lesson.LessonRepository.Stored;
import dev.grundy.learn.play.Positions;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.paths.LessonPlace;
import dev.grundy.problem.paths.LessonPlaces;
import dev.grundy.web.cache.KeptForGuests;
import dev.grundy.web.frame.ReaderLanguage;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A lesson on a path, for everybody; the lessons and questions of signed-in people are remembered. */
@Path("/paths/{path}/lessons/{lesson}")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class LessonPages {
    private static final int LONGEST_ANSWER = 20;

    private final LessonPlaces places;
    private final LessonRepository lessons;
    private final Positions positions;
    private final CurrentAccount current;
    private final LessonProgress progress;
    private final LessonProgressRepository answers;

    LessonPages(
            LessonPlaces places,
            LessonRepository lessons,
            Positions positions,
            CurrentAccount current,
            LessonProgress progress,
            LessonProgressRepository answers) {
        this.places = places;
        this.lessons = lessons;
        this.positions = positions;
        this.current = current;
        this.progress = progress;
        this.answers = answers;
    }

    @CheckedTemplate(basePath = "learn/lesson", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance lesson(LessonPlace place, LessonView lesson);
    }

    @GET
    @KeptForGuests
    public TemplateInstance lesson(
            @PathParam("path") String path,
            @PathParam("lesson") String lesson,
            @QueryParam("question") Optional<String> question,
            @QueryParam("answer") Optional<String> answer,
            @QueryParam("chosen") Optional<String> chosen) {
        LessonPlace place = place(path, lesson);
        Optional<GivenAnswer> given = question.map(
                id -> new GivenAnswer(id, shortened(answer.or(() -> chosen).orElse("")), chosen.isEmpty()));
        LessonReader reader = new LessonReader(place.address(), given, answered(place));
        return Templates.lesson(place, LessonView.of(stored(place), positions::show, reader));
    }

    /** Asked only where there is something to answer. */
    private Set<String> answered(LessonPlace place) {
        return place.questions().asked() == 0
                ? Set.of()
                : account()
                        .map(account -> answers.answered(account, place.lesson()))
                        .orElse(Set.of());
    }

    /** Leads back to the question, whose page says whether the answer in its address is right. Of a signed-in person a right one is kept. */
    @POST
    @Path("/questions/{question}")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response answer(
            @PathParam("path") String path,
            @PathParam("lesson") String lesson,
            @PathParam("question") String question,
            @FormParam("answer") @Nullable String answer) {
        LessonPlace place = place(path, lesson);
        Question asked = LessonView.question(stored(place).body(), question).orElseThrow(NotFoundException::new);
        String text = shortened(Objects.requireNonNullElse(answer, ""));
        if (asked.isRight(text).orElse(false)) {
            account().ifPresent(account -> progress.answered(account, place.lesson(), asked.id()));
        }
        return Response.seeOther(UriBuilder.fromPath(place.address())
                        .queryParam("question", asked.id())
                        .queryParam("answer", PercentEncoding.encode(text))
                        .fragment("question-" + asked.id())
                        .build())
                .build();
    }

    private Stored stored(LessonPlace place) {
        return lessons.find(place.lesson(), ReaderLanguage.now()).orElseThrow(NotFoundException::new);
    }

    /** A longer text is no answer to any question, nor is its shortened form. */
    private static String shortened(String answer) {
        String text = answer.strip();
        return text.codePointCount(0, text.length()) <= LONGEST_ANSWER
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST_ANSWER)) + "…";
    }

    /** Remembers that it was read, and leads on; to its questions while one of them is open. */
    @POST
    @Path("/read")
    @Authenticated
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response read(@PathParam("path") String path, @PathParam("lesson") String lesson) {
        LessonPlace place = place(path, lesson);
        if (!place.read() && place.questions().left() > 0) {
            return Response.seeOther(URI.create(place.address())).build();
        }
        progress.read(current.required().accountId(), place.lesson());
        String next = place.after().map(LessonPlace.Neighbour::address).orElse("/paths/" + place.pathSlug());
        return Response.seeOther(URI.create(next)).build();
    }

    private LessonPlace place(String path, String lesson) {
        return Slug.parse(path)
                .flatMap(slug -> Slug.parse(lesson).flatMap(name -> places.of(slug.value(), name.value(), account())))
                .orElseThrow(NotFoundException::new);
    }

    private Optional<Long> account() {
        return current.person().map(Person::accountId);
    }
}

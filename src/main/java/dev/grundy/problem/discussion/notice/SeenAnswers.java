package dev.grundy.problem.discussion.notice;

import dev.grundy.problem.discussion.QuestionRead;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import java.util.Set;

/** Keeps which answers have been on a page that their reader opened. A page that a browser fetches ahead nobody has opened. */
@RequestScoped
class SeenAnswers {
    private static final String AHEAD = "Sec-Purpose";

    private final RoutingContext request;
    private final NewsRepository news;
    private final Event<NewsChanged> changes;

    SeenAnswers(RoutingContext request, NewsRepository news, Event<NewsChanged> changes) {
        this.request = request;
        this.news = news;
        this.changes = changes;
    }

    void keep(@Observes QuestionRead read) {
        HttpServerRequest asked = request.request();
        if (!HttpMethod.HEAD.equals(asked.method()) && asked.getHeader(AHEAD) == null) {
            news.read(read.account(), read.question(), read.upTo());
            changes.fire(new NewsChanged(Set.of(read.account())));
        }
    }
}

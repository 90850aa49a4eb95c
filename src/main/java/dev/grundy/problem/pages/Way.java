package dev.grundy.problem.pages;

import dev.grundy.base.kernel.Slug;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.Optional;

/**
 * How the reader came to the page of a problem: along a path, through the list, or neither. The page's address says it; links to the
 * problem's other pages take it along. Templates ask {@code inject:way}.
 */
@RequestScoped
@Named("way")
public class Way {
    private static final String PATH = "path";
    private static final String ORDER = "order";
    private static final String NUMBER = "number";

    private final RoutingContext request;

    Way(RoutingContext request) {
        this.request = request;
    }

    /** Slug of the path that is followed, which may not exist; empty if none is. */
    public String getPath() {
        return Optional.ofNullable(request.request().getParam(PATH))
                .flatMap(Slug::parse)
                .map(Slug::value)
                .orElse("");
    }

    /** Whether they came through the list of problems. */
    public boolean isByNumber() {
        return NUMBER.equals(request.request().getParam(ORDER));
    }

    /** To put behind the addresses of the problem's pages; empty if nothing is to be taken along. */
    public String getQuery() {
        String path = getPath();
        if (!path.isEmpty()) {
            return "?" + PATH + "=" + path;
        }
        return isByNumber() ? "?" + ORDER + "=" + NUMBER : "";
    }
}

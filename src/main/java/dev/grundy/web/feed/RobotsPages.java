package dev.grundy.web.feed;

import dev.grundy.web.frame.SiteAddress;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** The paths that search engines are asked to leave alone (RFC 9309): people's own pages, sign-in, and lists in every order. */
@Path("/robots.txt")
@PermitAll
class RobotsPages {
    private static final List<String> NOT_FOR_ROBOTS = List.of(
            "/account",
            "/admin",
            "/api/",
            "/discussion",
            "/notebook",
            "/practice",
            "/problems?",
            "/problems/random",
            "/q/",
            "/register",
            "/runs",
            "/sign-in",
            "/submissions");

    private final SiteAddress site;

    RobotsPages(SiteAddress site) {
        this.site = site;
    }

    @GET
    public Response robots(@Context Request request) {
        String text = NOT_FOR_ROBOTS.stream()
                .map(path -> "Disallow: " + path + "\n")
                .collect(Collectors.joining("", "User-agent: *\n", "\nSitemap: " + site.origin() + "/sitemap.xml\n"));
        return Answers.of(text.getBytes(StandardCharsets.UTF_8), "text/plain;charset=UTF-8", request);
    }
}

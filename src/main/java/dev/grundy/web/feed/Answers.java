package dev.grundy.web.feed;

import dev.grundy.base.kernel.ContentHash;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Answers that a client with a copy need not fetch again. */
public final class Answers {
    private static final int TAG_LENGTH = 32;
    private static final String CACHE = "private, max-age=300";

    private Answers() {}

    /** The contents, or 304 for who shows their tag; weak, since they travel compressed and not. */
    public static Response of(byte[] contents, String type, Request request) {
        EntityTag tag = new EntityTag(ContentHash.of(contents).hex().substring(0, TAG_LENGTH), true);
        Response.@Nullable ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        Response.ResponseBuilder answer = unchanged == null ? Response.ok(contents, type) : unchanged;
        return answer.tag(tag).header(HttpHeaders.CACHE_CONTROL, CACHE).build();
    }
}

package dev.grundy.studio.copy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/** An admin with a working copy of the template. */
public final class StudioVisit {
    private static final AtomicInteger COUNT = new AtomicInteger();
    /** A site has room for 200 copies, and each test makes one: those of tests before go. No test works on twenty at a time. */
    private static final Sql MAKE_ROOM = Sql.of("""
            delete from working_copy where name like 'TAB-%' and id < (select max(id) - 20 from working_copy)""");

    private static final Pattern REVISION = Pattern.compile("Revision (\\d+)");

    private final Visit eve;
    private final String copy;

    private StudioVisit(Visit eve, String copy) {
        this.eve = eve;
        this.copy = copy;
    }

    public static StudioVisit of(DataSource database) {
        MAKE_ROOM.on(database).update();
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        Response made = eve.submit(
                "/admin/studio/new",
                Map.of("name", "TAB-" + COUNT.incrementAndGet(), "slug", "two-piles", "title", "Two piles"));
        return new StudioVisit(eve, location(made));
    }

    /** Where the copy is. */
    public String copy() {
        return copy;
    }

    public String page(String below) {
        Response page = eve.get(copy + below);
        assertThat(page.statusCode()).as(below).isEqualTo(200);
        return page.asString();
    }

    public Response get(String below) {
        return eve.get(copy + below);
    }

    Response submit(String below, Map<String, ?> fields) {
        return eve.submit(copy + below, fields);
    }

    public void done(String below, Map<String, ?> fields) {
        location(submit(below, fields));
    }

    /** What is said of a form that is refused. */
    public String refused(String below, Map<String, ?> fields) {
        Response refused = submit(below, fields);
        assertThat(refused.statusCode()).as(refused.asString()).isEqualTo(422);
        return refused.asString();
    }

    public long revision() {
        Matcher matcher = REVISION.matcher(page("/files"));
        assertThat(matcher.find()).isTrue();
        return Long.parseLong(matcher.group(1));
    }

    public String raw(String path) {
        Response raw = get("/file/raw?path=" + path);
        assertThat(raw.statusCode()).as(path).isEqualTo(200);
        return new String(raw.asByteArray(), StandardCharsets.UTF_8);
    }

    public boolean has(String path) {
        return get("/file/raw?path=" + path).statusCode() == 200;
    }

    /** Adds the file if it is not there. */
    public void write(String path, String text) {
        if (!has(path)) {
            done("/files", Map.of("path", path));
        }
        location(posted().multiPart("path", path)
                .multiPart("revision", String.valueOf(revision()))
                .multiPart("text", text)
                .post(copy + "/file"));
    }

    public Request posted() {
        return eve.request();
    }

    public static String location(Response response) {
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(303);
        return response.header("Location").replaceFirst("^https?://[^/]*", "");
    }
}

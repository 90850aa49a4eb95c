package dev.grundy.studio.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.image.Photos;
import dev.grundy.studio.copy.StudioDesk;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pictures that come into a working copy are written anew, whichever way they come. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PicturesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final byte[] PHOTO = Photos.join(
            Photos.withExif(Photos.of("jpeg", 40, 20), 6), "PK trailing".getBytes(StandardCharsets.US_ASCII));

    @Inject
    DataSource database;

    private Visit eve;
    private String copy;

    @BeforeEach
    void anAdmin() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        int number = COUNT.incrementAndGet();
        copy = StudioDesk.begun(eve, "PIC-" + number, "pictures-" + number);
    }

    @Test
    void aPhotoThatIsUploadedTellsNothingButItsPixels() {
        assertThat(upload("statement", "a.jpg", PHOTO).statusCode()).isEqualTo(303);
        assertThat(raw("statement/a.jpg")).startsWith("\u00ff\u00d8").doesNotContain("GPS", "PK trailing");
        assertThat(eve.get(copy + "/beside/statement/a.jpg").contentType()).isEqualTo("image/jpeg");
        assertThat(replace("statement/a.jpg", 2, PHOTO).statusCode()).isEqualTo(303);
        assertThat(raw("statement/a.jpg")).doesNotContain("GPS", "PK trailing");
        assertThat(upload("data/secret/1.files", "a.jpg", PHOTO).statusCode()).isEqualTo(303);
        assertThat(raw("data/secret/1.files/a.jpg"))
                .as("what tests give to programs")
                .contains("GPS", "PK trailing");
    }

    @Test
    void whatIsNoPictureThatCanBeReadIsRefusedWithTheReason() {
        assertThat(refused(upload("statement", "bomb.png", Photos.saidToBe(65_535, 65_535))))
                .contains("65535 × 65535 pixels", "scale it");
        assertThat(refused(upload("statement", "a.png", PHOTO))).contains("no picture of the type that its name says");
        upload("statement", "a.jpg", PHOTO);
        assertThat(refused(replace("statement/a.jpg", 2, new byte[] {1}))).contains("no picture of the type");
        assertThat(raw("statement/a.jpg")).startsWith("\u00ff\u00d8");
    }

    @Test
    void nothingBecomesAPictureByAnotherName() {
        upload("data/secret/1.files", "a.jpg", PHOTO);
        Map<String, String> rename = Map.of("path", "data/secret/1.files/a.jpg", "target", "statement/a.jpg");
        assertThat(refused(eve.submit(copy + "/file/rename", rename))).contains("only by being uploaded as one");
        assertThat(refused(eve.submit(copy + "/files", Map.of("path", "statement/a.gif"))))
                .contains("no picture");
        upload("statement", "b.jpg", PHOTO);
        assertThat(eve.submit(copy + "/file/rename", Map.of("path", "statement/b.jpg", "target", "solution/c.jpeg"))
                        .statusCode())
                .isEqualTo(303);
        Response text = eve.submit(
                copy + "/file", Map.of("path", "solution/c.jpeg", "revision", "9", "text", "GIF89a<script>"));
        assertThat(refused(text)).contains("a text is none", "GIF89a&lt;script&gt;");
        assertThat(raw("solution/c.jpeg")).startsWith("\u00ff\u00d8");
    }

    private Response upload(String directory, String name, byte[] bytes) {
        return eve.request()
                .multiPart("directory", directory)
                .multiPart("file", name, bytes, "application/octet-stream")
                .post(copy + "/files/upload");
    }

    private Response replace(String path, long revision, byte[] bytes) {
        return eve.request()
                .multiPart("path", path)
                .multiPart("revision", String.valueOf(revision))
                .multiPart("file", "x", bytes, "application/octet-stream")
                .post(copy + "/file/replace");
    }

    private static String refused(Response answer) {
        assertThat(answer.statusCode()).isEqualTo(422);
        return answer.asString();
    }

    private String raw(String path) {
        return new String(eve.get(copy + "/file/raw?path=" + path).asByteArray(), StandardCharsets.ISO_8859_1);
    }
}

package dev.grundy.testsupport.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** The parts of a form that takes files, as browsers send them: RFC 7578. */
final class Multipart {
    private static final String BOUNDARY = "----grundy-of-tests-7f3a1c";

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    boolean isEmpty() {
        return bytes.size() == 0;
    }

    String contentType() {
        return "multipart/form-data; boundary=" + BOUNDARY;
    }

    void field(String name, String value) {
        part(quoted("name", name), value.getBytes(StandardCharsets.UTF_8));
    }

    void file(String name, String fileName, byte[] content, String type) {
        part(quoted("name", name) + quoted("filename", fileName) + "\r\nContent-Type: " + type, content);
    }

    byte[] toBytes() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(bytes.toByteArray());
        all.writeBytes(("--" + BOUNDARY + "--\r\n").getBytes(StandardCharsets.US_ASCII));
        return all.toByteArray();
    }

    private void part(String disposition, byte[] content) {
        write("--" + BOUNDARY + "\r\nContent-Disposition: form-data" + disposition + "\r\n\r\n");
        bytes.writeBytes(content);
        write("\r\n");
    }

    private static String quoted(String attribute, String value) {
        return "; " + attribute + "=\""
                + value.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A") + "\"";
    }

    private void write(String text) {
        bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}

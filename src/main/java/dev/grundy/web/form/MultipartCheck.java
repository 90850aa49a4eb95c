package dev.grundy.web.form;

import jakarta.ws.rs.core.HttpHeaders;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jboss.resteasy.reactive.common.headers.HeaderUtil;
import org.jboss.resteasy.reactive.common.util.CaseInsensitiveMap;
import org.jboss.resteasy.reactive.server.core.multipart.MultipartParser;

/** Fields of a form with files (RFC 7578), and the files' names; the content of a file is its own matter. */
final class MultipartCheck implements FormCheck, MultipartParser.PartHandler {
    private final MultipartParser.ParseState parts;
    /** Of the part that is being read; empty for a file. */
    private Optional<FormText> text = Optional.empty();

    MultipartCheck(String boundary) {
        // So that each byte of a head is one character.
        this.parts = MultipartParser.beginParse(
                this, boundary.getBytes(StandardCharsets.US_ASCII), StandardCharsets.ISO_8859_1.name());
    }

    @Override
    public void take(byte[] bytes, int offset, int length) throws IOException {
        if (!parts.isComplete()) {
            parts.parse(ByteBuffer.wrap(bytes, offset, length));
        }
    }

    @Override
    public void end() {
        text.ifPresent(FormText::end);
    }

    @Override
    public void beginPart(CaseInsensitiveMap<String> headers) {
        String disposition = valueOf(headers, HttpHeaders.CONTENT_DISPOSITION);
        String name = Optional.ofNullable(HeaderUtil.extractQuotedValueFromHeader(disposition, "name"))
                .orElse("");
        checkHead(name, disposition);
        boolean isFile = HeaderUtil.extractQuotedValueFromHeader(disposition, "filename") != null
                || HeaderUtil.extractQuotedValueFromHeader(disposition, "filename*") != null;
        boolean isText = !isFile && !FormCheck.isOtherThanUtf8(valueOf(headers, HttpHeaders.CONTENT_TYPE));
        text = isText ? Optional.of(new FormText(name)) : Optional.empty();
    }

    @Override
    public void data(ByteBuffer bytes) {
        while (bytes.hasRemaining()) {
            int next = bytes.get() & 0xFF;
            text.ifPresent(field -> field.take(next));
        }
    }

    @Override
    public void endPart() {
        end();
        text = Optional.empty();
    }

    private static void checkHead(String name, String disposition) {
        FormText head = new FormText(name);
        disposition.chars().forEach(head::take);
        head.end();
    }

    private static String valueOf(CaseInsensitiveMap<String> headers, String name) {
        return Optional.ofNullable(headers.getFirst(name)).orElse("");
    }
}

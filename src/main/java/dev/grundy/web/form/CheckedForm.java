package dev.grundy.web.form;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A body that a {@link FormCheck} looks at while it is read. Used by one thread. */
final class CheckedForm extends FilterInputStream {
    private final FormCheck check;

    CheckedForm(InputStream body, FormCheck check) {
        super(body);
        this.check = check;
    }

    @Override
    public int read() throws IOException {
        int next = in.read();
        if (next < 0) {
            check.end();
        } else {
            check.take(new byte[] {(byte) next}, 0, 1);
        }
        return next;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        int count = in.read(into, offset, length);
        if (count < 0) {
            check.end();
        } else {
            check.take(into, offset, count);
        }
        return count;
    }
}

package dev.grundy.studio.archive;

import dev.grundy.studio.upload.Uploads;
import dev.grundy.web.limit.LargeBody;
import jakarta.inject.Singleton;

/** A package as a zip is larger than any form. */
@Singleton
class UploadBody implements LargeBody {
    /** Room for the parts of the form around the file. */
    private static final long AROUND = 64 << 10;

    private final Uploads uploads;

    UploadBody(Uploads uploads) {
        this.uploads = uploads;
    }

    @Override
    public boolean takes(String path) {
        return path.equals(UploadPages.PATH);
    }

    @Override
    public long mostBytes() {
        return uploads.largest().bytes() + AROUND;
    }
}

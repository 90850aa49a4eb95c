package dev.grundy.studio.edit;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.studio.copy.StudioConfig;
import dev.grundy.web.limit.LargeBody;
import jakarta.inject.Singleton;
import java.util.regex.Pattern;

/** A file of a working copy may be larger than a form: tests and pictures are. */
@Singleton
class FileBody implements LargeBody {
    private static final Pattern PATHS =
            Pattern.compile("/admin/studio/[1-9][0-9]{0,17}/(files/upload|file/replace|solutions/add)");
    /** Room for the parts of the form around the file. */
    private static final long AROUND = 64 << 10;

    private final StudioConfig config;

    FileBody(StudioConfig config) {
        this.config = config;
    }

    @Override
    public boolean takes(String path) {
        return PATHS.matcher(path).matches();
    }

    @Override
    public long mostBytes() {
        return MemorySize.ofMebibytes(config.largestFileMebibytes()).bytes() + AROUND;
    }
}

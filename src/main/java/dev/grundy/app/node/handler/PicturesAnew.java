package dev.grundy.app.node.handler;

import dev.grundy.format.image.PicturePaths;
import dev.grundy.format.image.RasterRewrite;
import dev.grundy.format.pack.Fault;
import dev.grundy.studio.upload.UploadedFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files of an upload with its pictures written anew from their pixels, one after another.
 *
 * @param files   without the pictures that were refused
 * @param refused why those were
 */
record PicturesAnew(List<UploadedFile> files, List<Fault> refused) {
    PicturesAnew {
        files = List.copyOf(files);
        refused = List.copyOf(refused);
    }

    /** Stops when the thread is interrupted: nobody waits for it any more. */
    static PicturesAnew of(List<UploadedFile> files) {
        List<UploadedFile> anew = new ArrayList<>();
        List<Fault> refused = new ArrayList<>();
        for (UploadedFile file : files) {
            if (Thread.currentThread().isInterrupted()) {
                break;
            }
            if (!PicturePaths.isRaster(file.path())) {
                anew.add(file);
                continue;
            }
            switch (RasterRewrite.of(file.path(), file.content())) {
                case RasterRewrite.Rewritten(byte[] bytes) ->
                    anew.add(new UploadedFile(file.path(), bytes, file.executable()));
                case RasterRewrite.Refused(Fault fault) -> refused.add(fault);
            }
        }
        return new PicturesAnew(anew, refused);
    }

    /** The faults of the package, given those before: of raster pictures only the ones that remain. */
    List<Fault> faults(List<Fault> before) {
        Set<String> gone = refused.stream().map(Fault::file).collect(Collectors.toSet());
        return Stream.concat(
                        before.stream()
                                .filter(fault -> !PicturePaths.isRaster(fault.file()) && !gone.contains(fault.file())),
                        refused.stream())
                .toList();
    }
}

package dev.grundy.format.image;

import dev.grundy.format.pack.Fault;
import java.awt.Graphics2D;
import java.awt.color.ColorSpace;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Writes raster pictures anew from their pixels: metadata, and all else that stands in or behind them, is gone. Needs memory of up to 64 MiB and up
 * to some seconds for each: the caller bounds how many at a time. Has no state; safe for use by several threads.
 */
public final class RasterRewrite {
    /** Half of what is let through by {@link ImageCheck}, which decodes nothing. */
    private static final int MOST_PIXELS = 8 << 20;
    /** A picture that comes in passes has about ten; each costs as much as all pixels. */
    private static final int MOST_SCANS = 40;

    private static final float JPEG_QUALITY = 0.92f;
    /** None of it is lost: it says how long is searched for less. */
    private static final float PNG_QUALITY = 0;

    private static final String DAMAGED = "its pixels cannot be read";
    private static final String ANEW = "open it in an image editor and save it again, as PNG or as JPEG in RGB";

    private RasterRewrite() {}

    /** The picture, or the reason for none. */
    public sealed interface Result {}

    @SuppressWarnings("ArrayRecordComponent")
    public record Rewritten(byte[] bytes) implements Result {}

    /** @param fault the fault of the picture, and the cure */
    public record Refused(Fault fault) implements Result {}

    /**
     * The same picture, upright as viewers show it; JPEG loses a little. WebP and moving GIF are refused: they cannot be written here.
     *
     * @param file its path inside the package; its extension says what it must be
     * @throws IllegalArgumentException when that is the extension of no raster picture
     */
    public static Result of(String file, byte[] bytes) {
        ImageType type = ImageType.ofFile(file)
                .filter(known -> known != ImageType.SVG)
                .orElseThrow(() -> new IllegalArgumentException(file + " has the extension of no raster picture"));
        return ImageCheck.obstacle(file, bytes).<Result>map(Refused::new).orElseGet(() -> switch (type) {
            case PNG -> png(file, bytes);
            case JPEG, JPG -> jpeg(file, bytes);
            case GIF -> written("gif", file, bytes, 1);
            case SVG, WEBP ->
                refused(file, "pictures of this type cannot be written anew here", "save it as PNG or JPEG");
        });
    }

    private static Result png(String file, byte[] bytes) {
        return PngChunks.of(bytes)
                .map(chunks -> written("png", file, chunks.pixelsAlone(bytes), 1))
                .orElseGet(() -> refused(file, "the picture has no end", ANEW));
    }

    private static Result jpeg(String file, byte[] bytes) {
        Optional<JpegSegments> segments = JpegSegments.of(bytes);
        if (segments.isEmpty()) {
            return refused(file, "the picture has no end, or a damaged part", ANEW);
        }
        if (segments.get().scans() > MOST_SCANS) {
            return refused(file, "the picture comes in " + segments.get().scans() + " passes", ANEW);
        }
        return written("jpeg", file, bytes, segments.get().orientation(bytes));
    }

    private static Result written(String format, String file, byte[] bytes, int orientation) {
        ImageReader reader = ImageIO.getImageReadersByFormatName(format).next();
        try (MemoryCacheImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            // Of a PNG nothing but its pixels and their transparency is left, which counts as metadata here.
            reader.setInput(in, false, !format.equals("png"));
            if (format.equals("gif") && reader.getNumImages(true) > 1) {
                return refused(file, "the picture moves", "show a picture that stands still, as PNG or GIF");
            }
            long pixels = (long) reader.getWidth(0) * reader.getHeight(0);
            if (pixels > MOST_PIXELS) {
                return refused(
                        file,
                        "the picture has " + pixels + " pixels",
                        "scale it to at most " + MOST_PIXELS + " altogether, such as 2896 × 2896");
            }
            BufferedImage image = upright(plain(reader.read(0)), orientation);
            byte[] anew = encoded(format, image);
            return ImageCheck.obstacle(file, anew).<Result>map(Refused::new).orElseGet(() -> new Rewritten(anew));
        } catch (IOException | RuntimeException e) {
            return refused(file, DAMAGED, ANEW);
        } finally {
            reader.dispose();
        }
    }

    /** In colours that every viewer takes for what they are: profiles are metadata, and gone. */
    private static BufferedImage plain(BufferedImage image) {
        ColorSpace colours = image.getColorModel().getColorSpace();
        if (colours.isCS_sRGB() || colours.getType() == ColorSpace.TYPE_GRAY) {
            return image;
        }
        BufferedImage plain = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_3BYTE_BGR);
        draw(plain, image, new AffineTransform());
        return plain;
    }

    // Exif 2.32, 4.6.4: where the first row and the first column of what is stored are shown.
    private static BufferedImage upright(BufferedImage image, int orientation) {
        double width = image.getWidth();
        double height = image.getHeight();
        AffineTransform turned = switch (orientation) {
            case 2 -> new AffineTransform(-1, 0, 0, 1, width, 0);
            case 3 -> new AffineTransform(-1, 0, 0, -1, width, height);
            case 4 -> new AffineTransform(1, 0, 0, -1, 0, height);
            case 5 -> new AffineTransform(0, 1, 1, 0, 0, 0);
            case 6 -> new AffineTransform(0, 1, -1, 0, height, 0);
            case 7 -> new AffineTransform(0, -1, -1, 0, height, width);
            case 8 -> new AffineTransform(0, -1, 1, 0, 0, width);
            default -> new AffineTransform();
        };
        if (turned.isIdentity()) {
            return image;
        }
        boolean lies = orientation > 4;
        BufferedImage upright = new BufferedImage(
                lies ? image.getHeight() : image.getWidth(),
                lies ? image.getWidth() : image.getHeight(),
                image.getType());
        draw(upright, image, turned);
        return upright;
    }

    private static void draw(BufferedImage target, BufferedImage image, AffineTransform how) {
        Graphics2D graphics = target.createGraphics();
        graphics.drawImage(image, how, null);
        graphics.dispose();
    }

    private static byte[] encoded(String format, BufferedImage image) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            ImageWriteParam how = writer.getDefaultWriteParam();
            if (!format.equals("gif")) {
                how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
                how.setCompressionQuality(format.equals("png") ? PNG_QUALITY : JPEG_QUALITY);
            }
            writer.write(null, new IIOImage(image, null, null), how);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static Result refused(String file, String found, String cure) {
        return new Refused(new Fault(Fault.Severity.ERROR, file, OptionalInt.empty(), found, cure));
    }
}

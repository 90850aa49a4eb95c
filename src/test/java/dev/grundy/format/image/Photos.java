package dev.grundy.format.image;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;

/** Pictures as cameras and strangers make them. */
public final class Photos {
    /** What nobody should learn from a picture. */
    public static final String SECRET = "GPS 52.5163 N, 13.3777 E";

    public static final int RED = 0xffdd2222;
    public static final int BLUE = 0xff2222dd;

    private static final int JPEG_START_BYTES = 2;
    private static final int PNG_HEADER_BYTES = 33;
    private static final int PNG_END_BYTES = 12;

    private Photos() {}

    /** Red on the left, blue on the right. */
    public static byte[] of(String format, int width, int height) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                image.setRGB(x, y, x < width / 2 ? RED : BLUE);
            }
        }
        return encoded(format, image);
    }

    /** @throws AssertionError when Java writes no such pictures */
    public static byte[] encoded(String format, BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            if (!ImageIO.write(image, format, bytes)) {
                throw new AssertionError("nobody writes " + format);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** With Exif data in which the secret stands, and how viewers are to turn it. */
    public static byte[] withExif(byte[] jpeg, int orientation) {
        byte[] secret = SECRET.getBytes(StandardCharsets.US_ASCII);
        ByteBuffer tiff = ByteBuffer.allocate(26 + secret.length);
        tiff.put(new byte[] {'M', 'M', 0, 42}).putInt(8).putShort((short) 1);
        tiff.putShort((short) 274).putShort((short) 3).putInt(1).putShort((short) orientation);
        tiff.putShort((short) 0).putInt(0).put(secret);
        return withSegment(jpeg, 0xe1, join("Exif\0\0".getBytes(StandardCharsets.US_ASCII), tiff.array()));
    }

    /** With one more segment at its beginning. */
    public static byte[] withSegment(byte[] jpeg, int marker, byte[] content) {
        byte[] head = ByteBuffer.allocate(4)
                .put((byte) 0xff)
                .put((byte) marker)
                .putShort((short) (content.length + 2))
                .array();
        return join(
                Arrays.copyOf(jpeg, JPEG_START_BYTES),
                head,
                content,
                Arrays.copyOfRange(jpeg, JPEG_START_BYTES, jpeg.length));
    }

    /** With one more chunk behind the header. */
    public static byte[] withChunk(byte[] png, String name, byte[] content) {
        byte[] body = join(name.getBytes(StandardCharsets.US_ASCII), content);
        CRC32 sum = new CRC32();
        sum.update(body);
        return join(
                Arrays.copyOf(png, PNG_HEADER_BYTES),
                number(content.length),
                body,
                number((int) sum.getValue()),
                Arrays.copyOfRange(png, PNG_HEADER_BYTES, png.length));
    }

    /** A PNG that says to be so large, with a correct sum. */
    public static byte[] saidToBe(int width, int height) {
        byte[] png = of("png", 2, 2);
        ByteBuffer.wrap(png).putInt(16, width).putInt(20, height);
        CRC32 sum = new CRC32();
        sum.update(png, 12, 17);
        ByteBuffer.wrap(png).putInt(29, (int) sum.getValue());
        return png;
    }

    /** Without its last bytes: of a PNG without IEND. */
    public static byte[] endless(byte[] picture) {
        return Arrays.copyOf(picture, picture.length - PNG_END_BYTES);
    }

    public static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] number(int value) {
        return ByteBuffer.allocate(4).putInt(value).array();
    }
}

package dev.grundy.format.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.testsupport.Zips;
import dev.grundy.testsupport.Zips.Entry;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RasterRewriteTest {
    private static final byte[] ZIP = Zips.of(Entry.of("evil.html", "<script>"));
    private static final byte[] SECRET = Photos.SECRET.getBytes(StandardCharsets.US_ASCII);
    /** JPEG changes colours a little. */
    private static final int NEAR = 24;

    @Test
    void metadataOfAJpegAreGone() throws IOException {
        byte[] photo = Photos.withSegment(Photos.withExif(Photos.of("jpeg", 40, 20), 1), 0xfe, SECRET);
        byte[] anew = anew("a.jpg", Photos.withSegment(photo, 0xed, SECRET));
        assertThat(text(anew)).doesNotContain("GPS", "Exif");
        assertLike(read(anew), Photos.RED, Photos.BLUE);
    }

    @Test
    void metadataOfAPngAreGone() throws IOException {
        byte[] photo = Photos.withChunk(
                Photos.of("png", 40, 20), "tEXt", Photos.join("Comment\0".getBytes(StandardCharsets.US_ASCII), SECRET));
        byte[] anew = anew("a.png", Photos.withChunk(photo, "eXIf", SECRET));
        assertThat(text(anew)).doesNotContain("GPS", "eXIf", "tEXt");
        assertThat(read(anew).getRGB(0, 0)).isEqualTo(Photos.RED);
        assertThat(read(anew).getRGB(39, 19)).isEqualTo(Photos.BLUE);
    }

    @ParameterizedTest
    @CsvSource({"png", "jpeg", "gif"})
    void whatFollowsThePictureIsGone(String type) {
        byte[] picture = Photos.of(type, 40, 20);
        byte[] polyglot = Photos.join(picture, ZIP);
        assertThat(ImageCheck.isFine("a." + type, picture)).isTrue();
        assertThat(ImageCheck.faults("a." + type, polyglot))
                .singleElement()
                .asString()
                .contains(ZIP.length + " bytes follow the end of the picture");
        byte[] anew = anew("a." + type, polyglot);
        assertThat(text(anew)).doesNotContain("PK", "evil");
        assertThat(ImageCheck.faults("a." + type, anew)).isEmpty();
    }

    @Test
    void aPictureWithoutAnyLossIsTheSameAgain() throws IOException {
        byte[] once = anew("a.png", Photos.of("png", 40, 20));
        assertThat(anew("a.png", once)).isEqualTo(once);
    }

    @Test
    void whatShinesThroughStaysSo() throws IOException {
        BufferedImage image = new BufferedImage(2, 1, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, 0x80112233);
        assertThat(read(anew("a.png", Photos.encoded("png", image))).getRGB(0, 0))
                .isEqualTo(0x80112233);
        // PNG specification, 11.3.2.1: of a picture without alpha, this colour is seen through.
        byte[] red = {0, (byte) (Photos.RED >> 16), 0, (byte) (Photos.RED >> 8), 0, (byte) Photos.RED};
        BufferedImage seen = read(anew("a.png", Photos.withChunk(Photos.of("png", 40, 20), "tRNS", red)));
        assertThat(seen.getRGB(0, 0) >>> 24).isZero();
        assertThat(seen.getRGB(39, 0)).isEqualTo(Photos.BLUE);
    }

    /** Where the left side of what is stored is shown. */
    @ParameterizedTest
    @CsvSource({"1, left", "2, right", "3, right", "4, left", "5, top", "6, top", "7, bottom", "8, bottom", "9, left"})
    void aPhotoStaysUpright(int orientation, String where) throws IOException {
        BufferedImage shown = read(anew("a.jpeg", Photos.withExif(Photos.of("jpeg", 64, 32), orientation)));
        boolean lies = where.equals("top") || where.equals("bottom");
        assertThat(shown.getWidth()).isEqualTo(lies ? 32 : 64);
        boolean redFirst = where.equals("left") || where.equals("top");
        assertLike(shown, redFirst ? Photos.RED : Photos.BLUE, redFirst ? Photos.BLUE : Photos.RED);
    }

    @Test
    void aGreyPhotoStaysAsBrightAsItWas() throws IOException {
        BufferedImage grey = new BufferedImage(16, 16, BufferedImage.TYPE_BYTE_GRAY);
        IntStream.range(0, 256).forEach(i -> grey.getRaster().setSample(i % 16, i / 16, 0, 100));
        BufferedImage anew = read(anew("a.jpg", Photos.encoded("jpeg", grey)));
        assertThat(anew.getRaster().getSample(5, 5, 0)).isBetween(95, 105);
    }

    static Stream<Arguments> refused() {
        byte[] jpeg = Photos.of("jpeg", 40, 20);
        byte[] png = Photos.of("png", 40, 20);
        return Stream.of(
                Arguments.of("bomb.png", Photos.saidToBe(65_535, 65_535), "65535 × 65535 pixels"),
                Arguments.of("lie.png", Photos.saidToBe(4_000, 2_000), "pixels cannot be read"),
                Arguments.of("large.png", Photos.saidToBe(4_096, 4_096), "16777216 pixels"),
                Arguments.of("short.jpg", Photos.join(new byte[] {-1, -40, -1, -32, 0, 1}, jpeg), "no picture"),
                Arguments.of("behind.jpg", withShortSegmentBehindTheFrame(jpeg), "damaged part"),
                Arguments.of("cut.jpg", Arrays.copyOf(jpeg, jpeg.length - 2), "no end"),
                Arguments.of("cut.png", Photos.endless(png), "no end"),
                Arguments.of("renamed.png", jpeg, "no picture of the type"),
                Arguments.of("script.gif", "GIF89a/*<script>*/=1;".getBytes(StandardCharsets.US_ASCII), "pixels"),
                Arguments.of("moves.gif", moving(), "moves"),
                Arguments.of("passes.jpg", manyScans(jpeg), "passes"),
                Arguments.of(
                        "a.webp",
                        HexFormat.of()
                                .parseHex(
                                        "524946461e000000574542505650384c110000002f060001000750a33eb5bcff8188e87f0000"),
                        "cannot be written anew"),
                Arguments.of("empty.png", new byte[0], "no picture"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void whatIsRefusedSaysWhy(String file, byte[] bytes, String found) {
        assertThat(RasterRewrite.of(file, bytes)).isInstanceOfSatisfying(RasterRewrite.Refused.class, refused -> {
            assertThat(refused.fault().found()).contains(found);
            assertThat(refused.fault().cure()).isNotBlank();
        });
    }

    @Test
    void noBytesMakeItThrow() {
        SplittableRandom random = new SplittableRandom(12);
        for (String type : new String[] {"png", "jpeg", "gif"}) {
            byte[] whole = Photos.of(type, 40, 20);
            for (int i = 0; i < 300; i++) {
                byte[] changed = whole.clone();
                for (int j = 0; j < 3; j++) {
                    changed[random.nextInt(changed.length)] = (byte) random.nextInt();
                }
                if (RasterRewrite.of("a." + type, changed) instanceof RasterRewrite.Rewritten(byte[] anew)) {
                    assertThat(ImageCheck.faults("a." + type, anew)).isEmpty();
                }
            }
        }
    }

    @Test
    void whatIsNoRasterPictureIsNotAskedFor() {
        for (String file : new String[] {"a.svg", "a.txt"}) {
            assertThatThrownBy(() -> RasterRewrite.of(file, new byte[0])).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "statement/a.png, true",
        "solution/deep/a.JPG, true",
        "data/sample/1.png, true",
        "statement/a.svg, false",
        "data/secret/1.files/a.png, false",
        "attachments/original/a.png, false",
        "input_validators/a.png, false"
    })
    void whatIsShownIsAPicture(String path, boolean raster) {
        assertThat(PicturePaths.isRaster(path)).isEqualTo(raster);
    }

    private static byte[] anew(String file, byte[] bytes) {
        RasterRewrite.Result result = RasterRewrite.of(file, bytes);
        assertThat(result).as(file).isInstanceOf(RasterRewrite.Rewritten.class);
        return ((RasterRewrite.Rewritten) result).bytes();
    }

    private static BufferedImage read(byte[] picture) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(picture));
    }

    /** In two opposite corners. */
    private static void assertLike(BufferedImage image, int first, int last) {
        assertNear(image.getRGB(1, 1), first);
        assertNear(image.getRGB(image.getWidth() - 2, image.getHeight() - 2), last);
    }

    private static void assertNear(int colour, int wanted) {
        for (int shift = 0; shift <= 16; shift += 8) {
            assertThat(colour >> shift & 0xff)
                    .isBetween((wanted >> shift & 0xff) - NEAR, (wanted >> shift & 0xff) + NEAR);
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** A segment that is shorter than its own length, where the size is known already. */
    private static byte[] withShortSegmentBehindTheFrame(byte[] jpeg) {
        JpegSegments.Segment scan = JpegSegments.of(jpeg).orElseThrow().all().stream()
                .filter(segment -> segment.marker() == JpegSegments.START_OF_SCAN)
                .findFirst()
                .orElseThrow();
        int at = scan.from() - 4;
        return Photos.join(
                Arrays.copyOf(jpeg, at), new byte[] {-1, -2, 0, 1}, Arrays.copyOfRange(jpeg, at, jpeg.length));
    }

    /** The same pixels again and again. */
    private static byte[] manyScans(byte[] jpeg) {
        JpegSegments.Segment scan = JpegSegments.of(jpeg).orElseThrow().all().getLast();
        byte[] pixels = Arrays.copyOfRange(jpeg, scan.from() - 4, jpeg.length - 2);
        byte[][] parts = new byte[52][];
        Arrays.fill(parts, pixels);
        parts[0] = Arrays.copyOf(jpeg, scan.from() - 4);
        parts[51] = new byte[] {-1, (byte) 0xd9};
        return Photos.join(parts);
    }

    private static byte[] moving() {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            writer.setOutput(out);
            ImageWriteParam how = writer.getDefaultWriteParam();
            writer.prepareWriteSequence(null);
            for (int frame = 0; frame < 2; frame++) {
                writer.writeToSequence(
                        new IIOImage(new BufferedImage(4, 4, BufferedImage.TYPE_BYTE_INDEXED), null, null), how);
            }
            writer.endWriteSequence();
        } catch (IOException e) {
            throw new AssertionError(e);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }
}

package dev.grundy.format.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.pack.Fault;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The pictures are in src/test/resources/images. */
class ImageCheckTest {
    private static final Path PICTURES = Path.of("src/test/resources/images");

    record Picture(String name, String file, byte[] bytes, Optional<String> told) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Picture> fine() {
        return drawings("fine.yaml");
    }

    static Stream<Picture> refused() {
        return drawings("refused.yaml");
    }

    static Stream<Picture> rasters() {
        return rows("rasters.yaml")
                .map(row -> new Picture(
                        (String) row.get("file"),
                        (String) row.get("file"),
                        HexFormat.of().parseHex((String) row.get("hex")),
                        Optional.ofNullable((String) row.get("told"))));
    }

    static Stream<Path> ours() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("problems"))) {
            return files.filter(file -> ImageType.ofFile(file.toString()).isPresent()).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource({"fine", "refused", "rasters"})
    void whatAPictureMayNotHoldIsToldAndNothingElse(Picture picture) {
        List<String> told = ImageCheck.faults(picture.file(), picture.bytes()).stream()
                .map(ImageCheckTest::line)
                .toList();

        if (picture.told().isEmpty()) {
            assertThat(told).isEmpty();
        } else {
            assertThat(told)
                    .hasSizeBetween(1, 20)
                    .first()
                    .asString()
                    .startsWith(picture.told().get());
        }
    }

    @Test
    void whatIsRefusedIsNotShown() {
        assertThat(refused()).noneMatch(picture -> ImageCheck.isFine(picture.file(), picture.bytes()));
    }

    @ParameterizedTest
    @MethodSource("ours")
    void ourPicturesAreFine(Path file) throws IOException {
        assertThat(ImageCheck.faults(file.toString(), Files.readAllBytes(file))).isEmpty();
    }

    @Test
    void aChainOfReferencesEndsBeforeTheStackDoes() {
        String chain = IntStream.range(0, 10_000)
                .mapToObj(i -> "<use id='a" + i + "' href='#a" + (i + 1) + "'/>")
                .collect(Collectors.joining("", "<svg xmlns='http://www.w3.org/2000/svg'>", "<use/>"));
        String svg = chain + "</svg>";

        assertThat(ImageCheck.faults("a.svg", svg.getBytes(StandardCharsets.UTF_8)))
                .singleElement()
                .asString()
                .contains("this draws itself");
    }

    @ParameterizedTest
    @CsvSource({"png, 7, 5", "gif, 300, 2", "jpg, 1, 4096", "jpeg, 16, 9"})
    void whatOthersWriteIsReadWithItsSize(String type, int width, int height) throws IOException {
        byte[] picture = written(type, width, height);

        assertThat(RasterHeader.read(ImageType.ofFile("a." + type).orElseThrow(), picture))
                .contains(new RasterHeader(width, height, false));
        assertThat(ImageCheck.faults("a." + type, picture)).isEmpty();
    }

    @Test
    void aPictureIsOfItsOwnTypeOnly() {
        for (Picture picture : rasters().filter(one -> one.told().isEmpty()).toList()) {
            String own = ImageType.ofFile(picture.file()).orElseThrow().mediaType();
            Arrays.stream(ImageType.values())
                    .filter(type -> !type.mediaType().equals(own))
                    .forEach(type -> assertThat(ImageCheck.isFine("a." + type, picture.bytes()))
                            .as("%s as %s", picture, type)
                            .isFalse());
        }
    }

    @Test
    void noBytesMakeItThrow() {
        SplittableRandom random = new SplittableRandom(12);
        for (Picture picture :
                Stream.of(fine(), refused(), rasters()).flatMap(all -> all).toList()) {
            for (int i = 0; i < 50 && picture.bytes().length > 0 && picture.bytes().length < 2_000; i++) {
                byte[] changed = Arrays.copyOf(picture.bytes(), random.nextInt(1, picture.bytes().length + 1));
                changed[random.nextInt(changed.length)] = (byte) random.nextInt();
                assertThat(ImageCheck.faults(picture.file(), changed)).hasSizeLessThanOrEqualTo(20);
            }
        }
    }

    @Test
    void aPictureThatIsTooLargeIsNotRead() {
        assertThat(ImageCheck.faults("a.png", new byte[(2 << 20) + 1]))
                .singleElement()
                .asString()
                .contains("make it smaller: at most 2048 KiB");
    }

    @Test
    void whatIsNoPictureIsNotAskedFor() {
        assertThatThrownBy(() -> ImageCheck.faults("a.txt", new byte[0])).isInstanceOf(IllegalArgumentException.class);
    }

    private static byte[] written(String type, int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        assertThat(ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), type, bytes))
                .isTrue();
        return bytes.toByteArray();
    }

    private static String line(Fault fault) {
        String line = fault.line().isPresent() ? fault.line().getAsInt() + ": " : "";
        return line + fault.found() + "; " + fault.cure();
    }

    private static Stream<Picture> drawings(String file) {
        return rows(file)
                .map(row -> new Picture(
                        (String) row.get("case"),
                        "drawing.svg",
                        svg(row).getBytes(StandardCharsets.UTF_8),
                        Optional.ofNullable((String) row.get("told"))));
    }

    private static String svg(Map<String, Object> row) {
        if (row.containsKey("svg")) {
            return (String) row.get("svg");
        }
        return ((List<?>) row.get("pieces"))
                .stream()
                        .map(piece -> (List<?>) piece)
                        .map(piece -> ((String) piece.getFirst()).repeat((int) piece.getLast()))
                        .collect(Collectors.joining());
    }

    @SuppressWarnings("unchecked")
    private static Stream<Map<String, Object>> rows(String file) {
        try {
            String yaml = Files.readString(PICTURES.resolve(file));
            return ((List<Map<String, Object>>) new Load(LoadSettings.builder().build()).loadFromString(yaml)).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

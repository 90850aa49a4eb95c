package dev.grundy.people.factor;

import io.nayuki.qrcodegen.QrCode;

/**
 * A QR code for a page.
 *
 * @param size of its view box, the quiet border of 4 modules included (ISO/IEC 18004, 6.3.8)
 * @param path of an SVG, one square for each dark module
 */
public record QrDrawing(int size, String path) {
    private static final int BORDER = 4;

    /** @param text at most 1,000 characters */
    public static QrDrawing of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M')
                            .append(x + BORDER)
                            .append(' ')
                            .append(y + BORDER)
                            .append("h1v1h-1z");
                }
            }
        }
        return new QrDrawing(code.size + 2 * BORDER, path.toString());
    }
}

package dev.grundy.testsupport;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.HexFormat;

/** Answers of a device that was asked for a new passkey and for its holder. It proves nothing about itself, as most do. */
public final class DeviceAnswer {
    private static final int PRESENT_AND_VERIFIED = 0x05;
    private static final int WITH_CREDENTIAL = 0x40;
    private static final int COUNT_BYTES = 4;
    private static final int MODEL_BYTES = 16;
    private static final int COORDINATE_BYTES = 32;
    private static final HexFormat HEX = HexFormat.of();
    private static final Base64.Encoder BASE64_URL = Base64.getUrlEncoder().withoutPadding();

    private DeviceAnswer() {}

    /**
     * With a credential of that id.
     *
     * @param challenge in base64url, as the question has it
     * @param origin    of the site
     * @param key       in COSE, or anything else
     */
    public static String of(String challenge, String origin, byte[] id, byte[] key) {
        byte[] length =
                ByteBuffer.allocate(Short.BYTES).putShort((short) id.length).array();
        return answer(
                challenge,
                origin,
                id,
                joined(device(origin, PRESENT_AND_VERIFIED | WITH_CREDENTIAL), new byte[MODEL_BYTES], length, id, key));
    }

    /** Of a device that made no credential. */
    public static String withoutCredential(String challenge, String origin) {
        return answer(challenge, origin, new byte[COORDINATE_BYTES], device(origin, PRESENT_AND_VERIFIED));
    }

    /** A new public key in COSE: a point of P-256, for ES256. */
    public static byte[] key() {
        try {
            KeyPairGenerator keys = KeyPairGenerator.getInstance("EC");
            keys.initialize(new ECGenParameterSpec("secp256r1"));
            ECPublicKey made = (ECPublicKey) keys.generateKeyPair().getPublic();
            return joined(
                    HEX.parseHex("a5010203262001215820"),
                    coordinate(made.getW().getAffineX()),
                    HEX.parseHex("225820"),
                    coordinate(made.getW().getAffineY()));
        } catch (GeneralSecurityException e) {
            throw new AssertionError("every Java platform offers P-256", e);
        }
    }

    private static String answer(String challenge, String origin, byte[] id, byte[] authenticatorData) {
        String clientData = """
                {"type":"webauthn.create","challenge":"%s","origin":"%s"}""".formatted(challenge, origin);
        return """
                {"id":"%1$s","rawId":"%1$s","type":"public-key","clientExtensionResults":{},
                 "response":{"clientDataJSON":"%2$s","attestationObject":"%3$s"}}""".formatted(
                        BASE64_URL.encodeToString(id),
                        BASE64_URL.encodeToString(clientData.getBytes(StandardCharsets.UTF_8)),
                        BASE64_URL.encodeToString(unproven(authenticatorData)));
    }

    /** The part that every device sends, which says for which site and how it was used. */
    private static byte[] device(String origin, int flags) {
        try {
            byte[] site = MessageDigest.getInstance("SHA-256")
                    .digest(URI.create(origin).getHost().getBytes(StandardCharsets.UTF_8));
            return joined(site, new byte[] {(byte) flags}, new byte[COUNT_BYTES]);
        } catch (GeneralSecurityException e) {
            throw new AssertionError("every Java platform offers SHA-256", e);
        }
    }

    /** CBOR: the format {@code none} with an empty statement, and the data with its length in two bytes. */
    private static byte[] unproven(byte[] authenticatorData) {
        ByteBuffer head =
                ByteBuffer.allocate(1 + Short.BYTES).put((byte) 0x59).putShort((short) authenticatorData.length);
        return joined(
                HEX.parseHex("a3"),
                text("fmt"),
                text("none"),
                text("attStmt"),
                HEX.parseHex("a0"),
                text("authData"),
                head.array(),
                authenticatorData);
    }

    /** CBOR of a text of less than 24 letters. */
    private static byte[] text(String letters) {
        return joined(new byte[] {(byte) (0x60 + letters.length())}, letters.getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] coordinate(BigInteger number) {
        byte[] signed = number.toByteArray();
        byte[] whole = new byte[COORDINATE_BYTES];
        int length = Math.min(signed.length, whole.length);
        System.arraycopy(signed, signed.length - length, whole, whole.length - length, length);
        return whole;
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}

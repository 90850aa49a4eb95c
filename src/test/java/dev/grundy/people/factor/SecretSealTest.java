package dev.grundy.people.factor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.factor.StoredSecret.Plain;
import dev.grundy.people.factor.StoredSecret.Sealed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretSealTest {
    private static final long ADA = 17;

    private final SecureRandom random = new SecureRandom();
    private final TotpSecret secret = TotpSecret.draw(random);

    @TempDir
    private Path directory;

    @Test
    void withoutAKeyASecretIsStoredAsItIs() {
        SecretSeal none = new SecretSeal(SealingKeys.NONE, random);
        assertThat(none.seal(ADA, secret)).isEqualTo(new Plain(secret));
        assertThat(none.open(ADA, new Plain(secret))).contains(secret);
        assertThat(none.isOutdated(new Plain(secret))).isFalse();
    }

    @Test
    void aSealedSecretIsNowhereInWhatIsStoredAndIsOpenedAgain() throws IOException {
        SecretSeal seal = sealWith("key-1 " + key(1));
        Sealed sealed = (Sealed) seal.seal(ADA, secret);
        assertThat(sealed.key()).isEqualTo("key-1");
        assertThat(new String(sealed.bytes(), StandardCharsets.ISO_8859_1)).doesNotContain(secret.base32());
        assertThat(sealed.toString()).isEqualTo("Sealed[key-1]");
        assertThat(seal.open(ADA, sealed)).contains(secret);
        assertThat(((Sealed) seal.seal(ADA, secret)).bytes())
                .as("another nonce")
                .isNotEqualTo(sealed.bytes());
    }

    @Test
    void theRowOfAnotherAccountOpensNothing() throws IOException {
        SecretSeal seal = sealWith("key-1 " + key(1));
        assertThat(seal.open(ADA + 1, seal.seal(ADA, secret))).isEmpty();
    }

    @Test
    void whatWasChangedOpensNothing() throws IOException {
        SecretSeal seal = sealWith("key-1 " + key(1));
        Sealed sealed = (Sealed) seal.seal(ADA, secret);
        for (int i = 0; i < sealed.bytes().length; i++) {
            byte[] changed = sealed.bytes().clone();
            changed[i] ^= 1;
            assertThat(seal.open(ADA, new Sealed("key-1", changed)))
                    .as("byte " + i)
                    .isEmpty();
        }
    }

    @Test
    void keysAreChangedByANewFirstLineAndTheOldOneStillOpens() throws IOException {
        StoredSecret old = sealWith("key-1 " + key(1)).seal(ADA, secret);
        SecretSeal changed = sealWith("# newest first\n\nkey-2 " + key(2) + "\nkey-1 " + key(1));
        assertThat(changed.open(ADA, old)).contains(secret);
        assertThat(changed.isOutdated(old)).isTrue();
        assertThat(changed.isOutdated(new Plain(secret))).isTrue();
        StoredSecret fresh = changed.seal(ADA, secret);
        assertThat(fresh.keyName()).contains("key-2");
        assertThat(changed.isOutdated(fresh)).isFalse();
        assertThat(sealWith("key-2 " + key(2)).open(ADA, old))
                .as("the key is gone")
                .isEmpty();
        assertThat(new SecretSeal(SealingKeys.NONE, random).open(ADA, old)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# nothing but this",
                "key-1",
                "key-1 c2hvcnQ=",
                "key-1 !!!!",
                "KEY-1 AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
                "key-1 AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\nkey-1 AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
            })
    void aFileOfAnythingButKeysIsRefusedWithoutSayingWhatIsInIt(String text) {
        assertThatThrownBy(() -> sealWith(text))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining(directory.resolve("keys").toString())
                .hasMessageNotContaining("AAAAAAAA")
                .hasMessageNotContaining("c2hvcnQ");
    }

    @Test
    void aFileThatIsNotThereIsSaidSo() {
        assertThatThrownBy(() -> SealingKeys.read(directory.resolve("none")))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("grundy.second-factor.key-file");
    }

    private SecretSeal sealWith(String file) throws IOException {
        return new SecretSeal(SealingKeys.read(Files.writeString(directory.resolve("keys"), file)), random);
    }

    private static String key(int number) {
        byte[] bytes = new byte[32];
        bytes[0] = (byte) number;
        return Base64.getEncoder().encodeToString(bytes);
    }
}

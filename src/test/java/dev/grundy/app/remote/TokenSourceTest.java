package dev.grundy.app.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenSourceTest {
    private static final String TOKEN = "grundy_" + "a".repeat(49);

    @TempDir
    Path directory;

    @Test
    void aNamedFileGoesBeforeTheEnvironmentAndThatBeforeTheUsualFile() throws IOException {
        String other = "grundy_" + "b".repeat(49);
        Path file = file("rw-------", other + "\n");
        assertThat(TokenSource.find(Optional.of(file), Map.of("GRUNDY_TOKEN", TOKEN)))
                .isEqualTo(other);
        assertThat(TokenSource.find(
                        Optional.empty(), Map.of("GRUNDY_TOKEN", TOKEN, "XDG_CONFIG_HOME", directory.toString())))
                .isEqualTo(TOKEN);
        Files.createDirectory(directory.resolve("grundy"));
        Files.move(file, directory.resolve("grundy/token"));
        assertThat(TokenSource.find(Optional.empty(), Map.of("XDG_CONFIG_HOME", directory.toString())))
                .isEqualTo(other);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-r-----", "rw----r--", "rw-rw-rw-", "rw--w----"})
    void aFileThatOthersMayOpenIsRefused(String permissions) throws IOException {
        Path file = file(permissions, TOKEN);
        assertThatThrownBy(() -> TokenSource.find(Optional.of(file), Map.of()))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("chmod 600");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "secret", "grundy_short", "grundy_\r\nX: y"})
    void whatIsNoTokenIsSentNowhereAndNotShown(String text) throws IOException {
        Path file = file("rw-------", text);
        assertThatThrownBy(() -> TokenSource.find(Optional.of(file), Map.of()))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("is no token of Grundy")
                .hasMessageNotContaining("secret");
    }

    @Test
    void withoutAnyItSaysWhereToMakeOne() {
        assertThatThrownBy(() -> TokenSource.find(Optional.empty(), Map.of("XDG_CONFIG_HOME", directory.toString())))
                .hasMessageContaining("/account/tokens")
                .hasMessageContaining("GRUNDY_TOKEN");
        assertThatThrownBy(() -> TokenSource.find(Optional.of(directory.resolve("none")), Map.of()))
                .hasMessageContaining("cannot read the token");
    }

    private Path file(String permissions, String text) throws IOException {
        Path file = Files.writeString(directory.resolve("token-file"), text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }
}

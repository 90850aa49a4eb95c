package dev.grundy.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseAddressTest {
    @Test
    void readsCredentialsOutOfTheAddress() {
        assertThat(DatabaseAddress.parse("postgresql://ann:p%40ss@db.example:5433/judge?sslmode=require"))
                .isEqualTo(
                        new DatabaseAddress("jdbc:postgresql://db.example:5433/judge?sslmode=require", "ann", "p@ss"));
    }

    @Test
    void acceptsTheFormOfTheDriverToo() {
        assertThat(DatabaseAddress.parse("jdbc:postgresql://localhost/grundy").jdbcUrl())
                .isEqualTo("jdbc:postgresql://localhost/grundy");
    }

    @Test
    void neverShowsThePassword() {
        assertThat(DatabaseAddress.parse("postgresql://ann:secret@localhost/grundy")
                        .toString())
                .doesNotContain("secret");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "mysql://localhost/grundy",
                "postgresql://localhost",
                "not an address",
                "postgresql:///grundy"
            })
    void refusesWhatIsNoAddress(String text) {
        assertThatThrownBy(() -> DatabaseAddress.parse(text))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("postgresql://user:password@host:5432/grundy");
    }
}

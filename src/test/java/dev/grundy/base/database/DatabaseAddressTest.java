package dev.grundy.base.database;

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

    @ParameterizedTest
    @ValueSource(strings = {"a,b", "a.example:5432,b.example:5433", "[2001:db8::1]"})
    void severalServersMayBeNamedOfWhichOneTakesWrites(String hosts) {
        String given = "postgresql://ann:secret@" + hosts + "/grundy?targetServerType=primary";
        assertThat(DatabaseAddress.parse(given))
                .isEqualTo(new DatabaseAddress(
                        "jdbc:postgresql://" + hosts + "/grundy?targetServerType=primary", "ann", "secret"));
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
                "postgresql:///grundy",
                "postgresql://a,/grundy",
                "postgresql://a,,b/grundy",
                "postgresql://a:5432:5433/grundy"
            })
    void refusesWhatIsNoAddress(String text) {
        assertThatThrownBy(() -> DatabaseAddress.parse(text))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("postgresql://user:password@host:5432/grundy");
    }
}

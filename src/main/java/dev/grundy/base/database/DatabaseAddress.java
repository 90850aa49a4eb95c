package dev.grundy.base.database;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Where a PostgreSQL database is and who asks.
 *
 * @param jdbcUrl  {@code jdbc:postgresql://host:port/database}, with options after {@code ?} but without credentials
 * @param user     may be empty: then the driver decides
 * @param password may be empty
 */
public record DatabaseAddress(String jdbcUrl, String user, String password) {
    private static final String CONNECT_TIMEOUT_SECONDS = "5";
    /** The login and password may stand before the hosts; a host may be an IPv6 address in brackets. */
    private static final Pattern PLACE = Pattern.compile("(?:(?<who>[^@]*+)@)?(?<hosts>HOST(?:,HOST)*+)"
            .replace("HOST", "(?:[A-Za-z0-9._-]++|\\[[0-9A-Fa-f:.]++])(?::[0-9]{1,5})?"));

    public DatabaseAddress {
        if (!jdbcUrl.startsWith("jdbc:postgresql:")) {
            throw new IllegalArgumentException("not the address of a PostgreSQL database: '" + jdbcUrl + "'");
        }
    }

    /** Opens a connection for each statement: for callers that ask few. */
    public DataSource source() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(jdbcUrl);
        source.setUser(user);
        source.setPassword(password);
        return source;
    }

    /**
     * Reads {@code postgresql://user:password@host:port/database?option=value} or the same behind {@code jdbc:}. There may be several
     * hosts (names or IPv4 addresses) with commas between them: with the option {@code targetServerType=primary} the one is taken that takes writes.
     *
     * @throws DatabaseException if the text is no such address
     */
    public static DatabaseAddress parse(String text) {
        String bare = text.strip().replaceFirst("^jdbc:", "").replaceFirst("^postgres:", "postgresql:");
        try {
            URI uri = new URI(bare);
            Matcher place = PLACE.matcher(uri.getRawAuthority() == null ? "" : uri.getRawAuthority());
            if (!"postgresql".equals(uri.getScheme())
                    || !place.matches()
                    || uri.getPath().length() < 2) {
                throw malformed();
            }
            String[] credentials = place.group("who") == null
                    ? new String[0]
                    : place.group("who").split(":", 2);
            String options = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
            return new DatabaseAddress(
                    "jdbc:postgresql://" + place.group("hosts") + uri.getRawPath() + options,
                    credentials.length > 0 ? decode(credentials[0]) : "",
                    credentials.length > 1 ? decode(credentials[1]) : "");
        } catch (URISyntaxException e) {
            throw malformed();
        }
    }

    /** The same for who proves to be the user with another password. */
    DatabaseAddress withPassword(String other) {
        return new DatabaseAddress(jdbcUrl, user, other);
    }

    /** Fails with one clear line when nobody answers there within five seconds. */
    public void check() {
        try (Connection connection = connect()) {
            connection.isValid(5);
        } catch (SQLException e) {
            throw new DatabaseException(
                    "cannot reach the database " + withoutOptions() + ": " + firstLine(e)
                            + "; start it, or correct GRUNDY_DATABASE_URL",
                    e);
        }
    }

    /** Opens a connection that the caller closes. */
    public Connection connect() throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("connectTimeout", CONNECT_TIMEOUT_SECONDS);
        if (!user.isEmpty()) {
            properties.setProperty("user", user);
        }
        if (!password.isEmpty()) {
            properties.setProperty("password", password);
        }
        return DriverManager.getConnection(jdbcUrl, properties);
    }

    /** Never shows the password. */
    @Override
    public String toString() {
        return withoutOptions();
    }

    private String withoutOptions() {
        return jdbcUrl.replaceFirst("\\?.*", "").substring("jdbc:".length());
    }

    private static String firstLine(SQLException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("no reason given");
    }

    private static String decode(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** Says the form and not the text: it may hold a password. */
    private static DatabaseException malformed() {
        return new DatabaseException(
                "GRUNDY_DATABASE_URL is no database address; write postgresql://user:password@host:5432/grundy");
    }
}

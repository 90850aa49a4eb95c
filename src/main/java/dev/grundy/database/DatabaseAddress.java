package dev.grundy.database;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/**
 * Where a PostgreSQL database is and who asks.
 *
 * @param jdbcUrl  {@code jdbc:postgresql://host:port/database}, with options after {@code ?} but without credentials
 * @param user     may be empty: then the driver decides
 * @param password may be empty
 */
public record DatabaseAddress(String jdbcUrl, String user, String password) {
    private static final String CONNECT_TIMEOUT_SECONDS = "5";

    public DatabaseAddress {
        if (!jdbcUrl.startsWith("jdbc:postgresql:")) {
            throw new IllegalArgumentException("not the address of a PostgreSQL database: '" + jdbcUrl + "'");
        }
    }

    /**
     * Reads {@code postgresql://user:password@host:port/database?option=value} or the same behind {@code jdbc:}.
     *
     * @throws DatabaseException if the text is no such address
     */
    public static DatabaseAddress parse(String text) {
        String bare = text.strip().replaceFirst("^jdbc:", "").replaceFirst("^postgres:", "postgresql:");
        try {
            URI uri = new URI(bare);
            if (!"postgresql".equals(uri.getScheme())
                    || uri.getHost() == null
                    || uri.getPath().length() < 2) {
                throw malformed();
            }
            String[] credentials = uri.getRawUserInfo() == null
                    ? new String[0]
                    : uri.getRawUserInfo().split(":", 2);
            String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
            String options = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
            return new DatabaseAddress(
                    "jdbc:postgresql://" + uri.getHost() + port + uri.getRawPath() + options,
                    credentials.length > 0 ? decode(credentials[0]) : "",
                    credentials.length > 1 ? decode(credentials[1]) : "");
        } catch (URISyntaxException e) {
            throw malformed();
        }
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

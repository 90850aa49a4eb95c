package dev.grundy.people.subscription;

import dev.grundy.web.frame.LocalAddress;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Where somebody goes on once they have paid, carried along in addresses. */
final class NextPage {
    static final String PARAMETER = "return";

    private NextPage() {}

    /** That path, with the page that comes after it; alone for the front page, and where the whole would be too long for an address. */
    static LocalAddress after(String path, LocalAddress next) {
        LocalAddress plain = new LocalAddress(path);
        if (next.isHome()) {
            return plain;
        }
        LocalAddress whole = LocalAddress.orHome(
                path + "?" + PARAMETER + "=" + URLEncoder.encode(next.value(), StandardCharsets.UTF_8));
        return whole.isHome() ? plain : whole;
    }
}

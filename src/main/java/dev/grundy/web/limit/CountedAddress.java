package dev.grundy.web.limit;

import io.netty.util.NetUtil;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A client's address as limits count it. IPv4 counts by the whole address, IPv6 by its first 64 bits, of which one household has all the rest (RFC
 * 6177). A text that is no address, such as a name that a proxy tells, is counted as it is written.
 */
public record CountedAddress(String value) {
    private static final int NETWORK_BYTES = 8;
    private static final int LONGEST = 100;

    /** As that text is counted, zone or not; an IPv4 address written as IPv6 is the IPv4 address. */
    static CountedAddress of(String text) {
        // NetUtil makes an IPv4 address of a mapped one, as the JDK does.
        InetAddress address = NetUtil.createInetAddressFromIpAddressString(text.replaceFirst("%.*", ""));
        return address == null ? new CountedAddress(shortened(text)) : of(address);
    }

    static CountedAddress of(InetAddress address) {
        return new CountedAddress(address instanceof Inet6Address ? network(address) : address.getHostAddress());
    }

    @Override
    public String toString() {
        return value;
    }

    private static String network(InetAddress address) {
        byte[] bytes = address.getAddress();
        Arrays.fill(bytes, NETWORK_BYTES, bytes.length, (byte) 0);
        try {
            return InetAddress.getByAddress(bytes).getHostAddress() + "/64";
        } catch (UnknownHostException e) {
            throw new IllegalStateException("an IPv6 address of " + bytes.length + " bytes", e);
        }
    }

    private static String shortened(@Nullable String text) {
        String known = text == null ? "" : text;
        return known.length() <= LONGEST ? known : known.substring(0, LONGEST);
    }
}

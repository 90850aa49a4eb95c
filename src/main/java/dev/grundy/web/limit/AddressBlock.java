package dev.grundy.web.limit;

import io.netty.handler.ipfilter.IpFilterRuleType;
import io.netty.handler.ipfilter.IpSubnetFilterRule;
import io.netty.util.NetUtil;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.regex.Pattern;

/** Addresses that share their first bits, written as {@code 10.0.0.0/8}; an address alone is a block of one. */
final class AddressBlock {
    private static final Pattern LENGTH = Pattern.compile("[0-9]{1,3}");

    private final IpSubnetFilterRule rule;
    private final boolean isEverybody;

    private AddressBlock(InetAddress address, int length) {
        this.rule = new IpSubnetFilterRule(address, length, IpFilterRuleType.ACCEPT);
        this.isEverybody = length == 0;
    }

    /**
     * @param setting the name of the setting with these values, for people
     * @throws IllegalArgumentException when one is neither an address nor a block
     */
    static List<AddressBlock> parseAll(String setting, List<String> texts) {
        return texts.stream().map(text -> parse(setting, text)).toList();
    }

    private static AddressBlock parse(String setting, String text) {
        String[] parts = text.strip().split("/", 2);
        InetAddress address = NetUtil.createInetAddressFromIpAddressString(parts[0]);
        if (address == null || parts.length == 2 && !LENGTH.matcher(parts[1]).matches()) {
            throw wrong(setting, text);
        }
        int bits = Byte.SIZE * address.getAddress().length;
        int length = parts.length == 2 ? Integer.parseInt(parts[1]) : bits;
        if (length > bits) {
            throw wrong(setting, text);
        }
        return new AddressBlock(address, length);
    }

    /** Whether no address is outside, so that nobody needs to be asked for one. */
    boolean isEverybody() {
        return isEverybody;
    }

    /** Whether that text is an address in the block. */
    boolean contains(String text) {
        InetAddress address = NetUtil.createInetAddressFromIpAddressString(text.replaceFirst("%.*", ""));
        return address != null && rule.matches(new InetSocketAddress(address, 0));
    }

    private static IllegalArgumentException wrong(String setting, String text) {
        return new IllegalArgumentException(setting + ": '" + text
                + "' is neither an address nor a block; write them as 192.0.2.7 or 10.0.0.0/8, separated by commas");
    }
}

package dev.grundy.web.limit;

import dev.grundy.web.frame.WebConfig;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers from which address a request comes. A peer that the operator named as a proxy is believed. The address that it tells is the last one of
 * {@code X-Forwarded-For} that is not such a proxy itself. The addresses before it came from the client, who may write what they like. Thread-safe.
 */
@ApplicationScoped
public class ClientAddresses {
    private static final String HEADER = "X-Forwarded-For";

    private final List<AddressBlock> proxies;

    ClientAddresses(WebConfig config) {
        this.proxies = AddressBlock.parseAll("grundy.web.trusted-proxies", config.trustedProxies());
    }

    public CountedAddress of(RoutingContext request) {
        return CountedAddress.of(address(request));
    }

    /** Whether the request comes from one of the blocks. A request with a forwarded address from a peer that is not believed is from nowhere. */
    boolean isFrom(List<AddressBlock> blocks, RoutingContext request) {
        SocketAddress peer = request.request().connection().remoteAddress();
        boolean isTold = request.request().headers().contains(HEADER);
        return blocks.stream().anyMatch(AddressBlock::isEverybody)
                || (!isTold || isProxy(text(peer)))
                        && blocks.stream().anyMatch(block -> block.contains(address(request)));
    }

    private String address(RoutingContext request) {
        return address(
                request.request().connection().remoteAddress(),
                request.request().headers().getAll(HEADER));
    }

    /** @param forwarded the header's values, in the order in which they came */
    String address(@Nullable SocketAddress peer, List<String> forwarded) {
        String address = text(peer);
        List<String> told = forwarded.stream()
                .flatMap(value -> Arrays.stream(value.split(",")))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
        for (String next : told.reversed()) {
            if (!isProxy(address)) {
                break;
            }
            address = withoutPort(next);
        }
        return address;
    }

    private static String text(@Nullable SocketAddress peer) {
        return peer == null || peer.hostAddress() == null ? "" : peer.hostAddress();
    }

    boolean isProxy(InetAddress address) {
        return isProxy(address.getHostAddress());
    }

    private boolean isProxy(String address) {
        return proxies.stream().anyMatch(block -> block.contains(address));
    }

    /** Some proxies write {@code 192.0.2.7:4711} or {@code [2001:db8::1]:4711}. */
    private static String withoutPort(String address) {
        if (address.startsWith("[")) {
            return address.replaceFirst("^\\[([^\\]]*)\\].*", "$1");
        }
        return address.indexOf(':') == address.lastIndexOf(':') ? address.replaceFirst(":.*", "") : address;
    }
}

package dev.grundy.web;

import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers from which address a request comes. A peer that the operator named as a proxy is believed: the address that it
 * tells is the last one of {@code X-Forwarded-For} that is not such a proxy itself; what stands before it came from the
 * client, who may write what they like. Thread-safe.
 */
@ApplicationScoped
public class ClientAddresses {
    private static final String HEADER = "X-Forwarded-For";

    private final List<AddressBlock> proxies;

    ClientAddresses(WebConfig config) {
        this.proxies = config.trustedProxies().stream().map(AddressBlock::parse).toList();
    }

    public CountedAddress of(RoutingContext request) {
        return of(
                request.request().connection().remoteAddress(),
                request.request().headers().getAll(HEADER));
    }

    /** @param forwarded the header's values, in the order in which they came */
    CountedAddress of(@Nullable SocketAddress peer, List<String> forwarded) {
        String address = peer == null || peer.hostAddress() == null ? "" : peer.hostAddress();
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
        return CountedAddress.of(address);
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

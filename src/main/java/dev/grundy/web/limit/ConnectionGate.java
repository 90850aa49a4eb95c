package dev.grundy.web.limit;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Stands where connections are accepted and closes at once those that are too many. Half a request is a connection too,
 * and each takes a descriptor. A client that may open any number can take those that the database and the judge need.
 */
@Sharable
final class ConnectionGate extends ChannelInboundHandlerAdapter {
    private final AddressPlaces strangers;
    private final AddressPlaces all;
    private final ClientAddresses addresses;
    private final Duration headPatience;
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong late = new AtomicLong();

    /**
     * @param places     for connections in all
     * @param perAddress of them for one address, unless it is that of a proxy
     * @param headPatience how long the head of a request may take
     */
    ConnectionGate(int places, int perAddress, Duration headPatience, ClientAddresses addresses) {
        this.headPatience = headPatience;
        this.all = new AddressPlaces(places, places);
        this.strangers = new AddressPlaces(places, perAddress);
        this.addresses = addresses;
    }

    /** The object that the listening channel reads is the channel of a new connection. */
    @Override
    public void channelRead(ChannelHandlerContext context, Object accepted) {
        Channel connection = (Channel) accepted;
        InetSocketAddress peer = (InetSocketAddress) connection.remoteAddress();
        // A peer that has gone already has no address any more.
        if (peer == null || !enter(connection, peer)) {
            refused.incrementAndGet();
            connection.unsafe().closeForcibly();
            return;
        }
        connection.pipeline().addFirst(new HeadDeadline(headPatience, late));
        context.fireChannelRead(accepted);
    }

    private boolean enter(Channel connection, InetSocketAddress peer) {
        CountedAddress address = CountedAddress.of(peer.getAddress());
        if (!all.enter(address)) {
            return false;
        }
        boolean isProxy = addresses.isProxy(peer.getAddress());
        if (!isProxy && !strangers.enter(address)) {
            all.leave(address);
            return false;
        }
        connection.closeFuture().addListener(closed -> leave(address, isProxy));
        return true;
    }

    private void leave(CountedAddress address, boolean isProxy) {
        all.leave(address);
        if (!isProxy) {
            strangers.leave(address);
        }
    }

    long open() {
        return all.taken();
    }

    long refused() {
        return refused.get();
    }

    long late() {
        return late.get();
    }
}

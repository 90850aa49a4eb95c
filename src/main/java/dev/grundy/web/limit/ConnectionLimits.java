package dev.grundy.web.limit;

import com.sun.management.UnixOperatingSystemMXBean;
import dev.grundy.web.frame.WebConfig;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.netty.channel.Channel;
import io.netty.channel.ServerChannel;
import io.netty.channel.SingleThreadEventLoop;
import io.netty.util.concurrent.EventExecutor;
import io.quarkus.runtime.LaunchMode;
import io.quarkus.vertx.http.HttpServerStart;
import io.vertx.core.Vertx;
import io.vertx.core.impl.VertxInternal;
import jakarta.enterprise.event.ObservesAsync;
import jakarta.inject.Singleton;
import java.lang.management.ManagementFactory;
import java.util.Iterator;
import org.jboss.logging.Logger;

/**
 * Puts the {@link ConnectionGate} before the server's listening channels, as soon as it listens. The framework's own limit
 * counts neither by address nor connections that have not said anything yet.
 */
@Singleton
class ConnectionLimits {
    private static final Logger LOG = Logger.getLogger(ConnectionLimits.class);
    /** Of the process's descriptors, what connections may take at most; the rest is for the database, files and cells. */
    private static final int SHARE_OF_DESCRIPTORS = 2;

    private final ConnectionGate gate;
    private final Vertx vertx;

    ConnectionLimits(WebConfig config, ClientAddresses addresses, Vertx vertx, MeterRegistry metrics) {
        int places = (int) Math.min(config.connections(), descriptors() / SHARE_OF_DESCRIPTORS);
        this.gate = new ConnectionGate(
                places, Math.min(places, config.connectionsPerAddress()), config.headPatience(), addresses);
        this.vertx = vertx;
        Gauge.builder("grundy.connections", gate, ConnectionGate::open)
                .description("Open connections of clients")
                .register(metrics);
        FunctionCounter.builder("grundy.connections.refused", gate, ConnectionGate::refused)
                .description("Connections closed at once for being too many")
                .register(metrics);
        FunctionCounter.builder("grundy.connections.late", gate, ConnectionGate::late)
                .description("Connections closed because the head of a request took too long")
                .register(metrics);
    }

    void stand(@ObservesAsync HttpServerStart started) {
        if (LaunchMode.current() == LaunchMode.DEVELOPMENT) {
            // The listening channel outlives a reload there, and a gate of the application before would stay on it.
            return;
        }
        for (EventExecutor loop : ((VertxInternal) vertx).getAcceptorEventLoopGroup()) {
            // The loop alone may look at its channels.
            loop.execute(() -> standBefore((SingleThreadEventLoop) loop));
        }
    }

    private void standBefore(SingleThreadEventLoop loop) {
        for (Iterator<Channel> channels = loop.registeredChannelsIterator(); channels.hasNext(); ) {
            Channel channel = channels.next();
            if (channel instanceof ServerChannel && channel.pipeline().get(ConnectionGate.class) == null) {
                channel.pipeline().addFirst(gate);
                LOG.debugf("connections to %s are limited", channel.localAddress());
            }
        }
    }

    private static long descriptors() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                ? system.getMaxFileDescriptorCount()
                : Long.MAX_VALUE;
    }
}

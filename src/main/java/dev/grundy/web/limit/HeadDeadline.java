package dev.grundy.web.limit;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpObjectDecoder;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.ScheduledFuture;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Closes one connection when the head of a request is not whole in time. The time runs from the first moment on for the first request, from
 * its first byte on for each that follows. A client that sends a byte now and then is never idle. Used by the connection's loop alone.
 */
final class HeadDeadline extends ChannelInboundHandlerAdapter {
    private final Duration patience;
    private final AtomicLong closed;
    private boolean isWatching;
    /** Between a whole head and the end of its body. */
    private boolean isInBody;

    private @Nullable ScheduledFuture<?> deadline;

    /** @param closed counts those that were too late */
    HeadDeadline(Duration patience, AtomicLong closed) {
        this.patience = patience;
        this.closed = closed;
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        begin(context);
        context.fireChannelActive();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object bytes) {
        if (!isWatching) {
            watch(context);
        }
        if (isWatching && !isInBody && deadline == null) {
            begin(context);
        }
        context.fireChannelRead(bytes);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        end();
        context.fireChannelInactive();
    }

    private void watch(ChannelHandlerContext context) {
        ChannelHandlerContext decoder = context.pipeline().context(HttpObjectDecoder.class);
        if (decoder != null) {
            context.pipeline().addAfter(decoder.name(), null, new Watch());
            isWatching = true;
        } else if (context.pipeline().get(SslHandler.class) != null) {
            // The bytes read there are no requests yet; a node that ends TLS here has the idle time alone.
            end();
        }
    }

    private void begin(ChannelHandlerContext context) {
        deadline = context.executor()
                .schedule(
                        () -> {
                            closed.incrementAndGet();
                            context.close();
                        },
                        patience.toMillis(),
                        TimeUnit.MILLISECONDS);
    }

    private void end() {
        if (deadline != null) {
            deadline.cancel(false);
            deadline = null;
        }
    }

    /** Sees what the decoder makes of the bytes. */
    private final class Watch extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext context, Object part) {
            if (part instanceof HttpRequest) {
                end();
                isInBody = true;
            }
            if (part instanceof LastHttpContent) {
                isInBody = false;
            }
            context.fireChannelRead(part);
        }
    }
}

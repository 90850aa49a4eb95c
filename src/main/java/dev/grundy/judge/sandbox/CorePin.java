package dev.grundy.judge.sandbox;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the calling thread on one core until it is closed, by the same thread. Half of what a short run costs is the way to
 * another core and back. Does nothing for a virtual thread, whose carrier serves others as well. The same holds where the C library has no
 * such call, and in the first moments of the process, until that call is linked.
 */
final class CorePin implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(CorePin.class);

    /** As {@code cpu_set_t} has it: 1024 cores. */
    private static final int SET_BYTES = 128;

    private static final CorePin NONE = new CorePin(null);

    /** Linking takes tens of milliseconds, which nobody waits for. */
    private static final CompletableFuture<Optional<Calls>> CALLS = CompletableFuture.supplyAsync(Calls::link);

    /** Of each thread that pins itself, one at a time. */
    private static final ThreadLocal<Sets> SETS = ThreadLocal.withInitial(Sets::new);

    private final @Nullable Calls calls;

    private CorePin(@Nullable Calls calls) {
        this.calls = calls;
    }

    /** @param core empty: nothing is done. Not to be called again before it is closed */
    static CorePin on(OptionalInt core) {
        Optional<Calls> calls = CALLS.getNow(Optional.empty());
        if (core.isEmpty() || core.getAsInt() >= SET_BYTES * Byte.SIZE || calls.isEmpty() || isVirtual()) {
            return NONE;
        }
        Sets sets = SETS.get();
        boolean pinned = calls.get().get(sets.before) && calls.get().set(sets.only(core.getAsInt()));
        return pinned ? new CorePin(calls.get()) : NONE;
    }

    /** For tests. */
    static void awaitLinked() {
        CALLS.join();
    }

    private static boolean isVirtual() {
        return Thread.currentThread().isVirtual();
    }

    @Override
    public void close() {
        if (calls != null && !calls.set(SETS.get().before)) {
            LOG.warnf("Thread '%s' stays on one core", Thread.currentThread().getName());
        }
    }

    /** The sets of cores that a thread has at hand: the ones that were its own before, and a single one. */
    private static final class Sets {
        private final MemorySegment before = Arena.ofAuto().allocate(SET_BYTES, Long.BYTES);
        private final MemorySegment only = Arena.ofAuto().allocate(SET_BYTES, Long.BYTES);

        MemorySegment only(int core) {
            only.fill((byte) 0);
            only.set(ValueLayout.JAVA_BYTE, core / Byte.SIZE, (byte) (1 << core % Byte.SIZE));
            return only;
        }
    }

    /** Of sched_setaffinity(2); thread 0 is the one that calls. */
    private record Calls(MethodHandle getter, MethodHandle setter) {
        private static final FunctionDescriptor FORM = FunctionDescriptor.of(
                ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);

        static Optional<Calls> link() {
            return link("sched_getaffinity")
                    .flatMap(getter -> link("sched_setaffinity").map(setter -> new Calls(getter, setter)));
        }

        @SuppressWarnings("restricted") // the launcher enables native access
        private static Optional<MethodHandle> link(String name) {
            Linker linker = Linker.nativeLinker();
            return linker.defaultLookup().find(name).map(function -> linker.downcallHandle(function, FORM));
        }

        boolean get(MemorySegment into) {
            return call(getter, into);
        }

        boolean set(MemorySegment cores) {
            return call(setter, cores);
        }

        /** The C library's wrapper answers 0 where the kernel's call answers how much it wrote. */
        private static boolean call(MethodHandle function, MemorySegment cores) {
            try {
                return (int) function.invokeExact(0, (long) SET_BYTES, cores) == 0;
            } catch (Throwable e) {
                throw new IllegalStateException("sched_setaffinity cannot be called", e);
            }
        }
    }
}

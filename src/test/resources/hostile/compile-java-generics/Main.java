import java.util.*;
import java.util.function.*;

public class Main {
    static <T> T id(T t) { return t; }
    static <A, B> Function<A, B> f(Function<A, B> g) { return g; }
    static Object pick(Supplier<Object> s) { return s.get(); }
    static Object pick(Callable c) { return c.call(); }
    interface Callable { Object call(); }
    public static void main(String[] arguments) {
        Object o = pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> pick(() -> 1))))))))))))));
    }
}
